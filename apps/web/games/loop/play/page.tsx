import { useSignal } from '@preact/signals';
import { moodOf, VERSION_2_DATE } from '@rensa/games/loop';
import { Dices, Pause, RefreshCcw, Settings, ZoomIn, ZoomOut } from 'lucide';
import { useEffect } from 'preact/hooks';
import '../../../styles/keycap.css';
import '../styles/index.css';
import { notify } from '../../../base/screen/notice.ts';
import { onStored } from '../../../base/storage/shared.ts';
import { IconButton } from '../../../parts/button.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { formatTime } from '../../../base/text/format.ts';
import { address, type Address, trimPath } from '../../../base/screen/address.ts';
import { Bar } from './bar.tsx';
import { BoardArea, useBoard } from '../board/board.tsx';
import { Confirm } from './confirm.tsx';
import { openMusic, openSound } from '../sound/cues.ts';
import { DamagedAddress } from './damaged.tsx';
import { Pill } from './pill.tsx';
import { arrive } from './history.ts';
import { KeyLine } from './keys.tsx';
import { options, readOptions } from '../board/options.ts';
import { parseQuery, type PuzzleSlot, seedOf, shapeOf, slotOfPath } from '../slot/slot.ts';
import { readResults, results } from '../records/results.ts';
import { loopStreak } from '../records/streak.ts';
import { ResultFoot } from './result.tsx';
import { PuzzleGame } from '../puzzle/puzzle.ts';
import { cleanUp } from '../puzzle/save.ts';
import { SettingsSheet } from './settings.tsx';
import { shapeWords } from '../text/sizes.ts';
import { loopWords } from '../text/text.ts';
import { dateWords, dayOf, today, watchToday } from '../../../base/calendar/days.ts';
import { announceSpent } from '../../../listing/freezes.ts';
import { Announcer } from './announcer.tsx';
import { Tools } from './tools.tsx';

const PATH = '/loop/play';

export function LoopPlay() {
  return isDamaged(address.value.path) ? <DamagedAddress /> : <PlayPage />;
}

/** True if the address names a puzzle that does not exist. */
function isDamaged(path: string): boolean {
  return trimPath(path) !== PATH && slotOfPath(trimPath(path), today.value) === undefined;
}

function PlayPage() {
  const board = useBoard(options);
  const game = useSignal<PuzzleGame | undefined>(undefined);
  const opened = useSignal<OpenSheet>('none');
  const close = (): void => void (opened.value = 'none');
  const drawing = board.drawing.value;
  useEffect(() => drawing?.hold(opened.value !== 'none'), [drawing, opened.value]);
  useEffect(() => {
    if (drawing === undefined) return undefined;
    prepare();
    const started = new PuzzleGame(drawing);
    game.value = started;
    const endings = [
      openSound(),
      openMusic(started.phase),
      watchToday(),
      address.subscribe((to) => follow(started, to)),
      onStored(() => started.catchUp()),
      () => started.dispose(),
    ];
    return () => endings.forEach((end) => end());
  }, [drawing]);
  return (
    <main
      class="loop loop-play"
      data-phase={game.value?.phase.value ?? 'making'}
      data-sheet={opened.value === 'settings' ? 'open' : 'closed'}
      data-paused={opened.value === 'pause'}
    >
      <Bar>{game.value && <Buttons game={game.value} onOpen={(sheet) => (opened.value = sheet)} />}</Bar>
      {game.value && <Timer game={game.value} onPause={() => (opened.value = 'pause')} />}
      <BoardArea board={board}>{game.value && <Foot game={game.value} />}</BoardArea>
      {game.value?.phase.value === 'playing' && <KeyLine />}
      {game.value && <Announcer game={game.value} />}
      {game.value && opened.value === 'settings' && (
        <SettingsSheet game={game.value} onSolution={() => (opened.value = 'solution')} onClose={close} />
      )}
      {game.value && opened.value === 'pause' && <PauseSheet onClose={close} />}
      {game.value && opened.value === 'fresh' && <ConfirmFresh game={game.value} onClose={close} />}
      {game.value && opened.value === 'solution' && <ConfirmSolution game={game.value} onClose={close} />}
    </main>
  );
}

type OpenSheet = 'none' | 'settings' | 'pause' | 'fresh' | 'solution';

interface ConfirmSheetProps {
  readonly game: PuzzleGame;
  readonly onClose: () => void;
}

/** The board is hidden while the time stands still. */
function PauseSheet({ onClose }: Pick<ConfirmSheetProps, 'onClose'>) {
  const t = loopWords();
  return (
    <Sheet title={t.paused} dismissible calm class="loop-sheet loop-confirm" onClose={onClose}>
      <p class="loop-confirm-note">{t.pausedNote}</p>
      <div class="pills">
        <Pill kind="strong" label={t.resume} onClick={onClose} />
      </div>
    </Sheet>
  );
}

function ConfirmFresh({ game, onClose }: ConfirmSheetProps) {
  const t = loopWords();
  return (
    <Confirm
      title={t.freshTitle}
      note={t.freshNote}
      yes={t.fresher}
      onYes={() => void game.fresh()}
      onClose={onClose}
    />
  );
}

function ConfirmSolution({ game, onClose }: ConfirmSheetProps) {
  const t = loopWords();
  const note = game.slot.value?.mode === 'daily' ? t.solutionNote : t.solutionNoteTime;
  return (
    <Confirm
      title={t.showSolution}
      note={note}
      yes={t.showSolutionYes}
      onYes={() => game.showSolution(true)}
      onClose={onClose}
    />
  );
}

/** Opens the puzzle of an address. Before another page opens, the drawing is stored, because that page may read it. */
function follow(game: PuzzleGame, { path, search }: Address): void {
  const slot = trimPath(path) === PATH ? slotOf(search) : slotOfPath(trimPath(path), today.value);
  if (slot === undefined) game.keepNow();
  else void game.open(slot);
}

function prepare(): void {
  arrive();
  readOptions();
  readResults();
  announceSpent(loopStreak(results.peek(), today.peek()), today.peek());
  cleanUp();
}

function slotOf(search: string): PuzzleSlot {
  const { difficulty, date = today.value, unknown } = parseQuery(search, today.value);
  for (const each of unknown) notify((t) => t.toastQuery(each));
  return difficulty === 'unlimited'
    ? { mode: 'unlimited', shape: options.peek().board, ...(options.peek().small && { small: true as const }) }
    : { mode: 'daily', date, level: difficulty };
}

interface ButtonsProps {
  readonly game: PuzzleGame;
  readonly onOpen: (sheet: OpenSheet) => void;
}

/** The buttons in the bar. A new puzzle replaces the current one, so it asks first if lines are drawn. */
function Buttons({ game, onOpen }: ButtonsProps) {
  const t = loopWords();
  const fresh = (): void => (game.begun ? onOpen('fresh') : void game.fresh());
  return (
    <>
      <IconButton icon={Settings} name={t.settings} class="plain" onClick={() => onOpen('settings')} />
      <IconButton icon={RefreshCcw} name={t.restart} class="plain" onClick={() => game.restart()} />
      {game.slot.value?.mode === 'unlimited' && (
        <IconButton icon={Dices} name={t.fresher} class="plain" onClick={fresh} />
      )}
    </>
  );
}

function Timer({ game, onPause }: { readonly game: PuzzleGame; readonly onPause: () => void }) {
  const t = loopWords();
  const slot = game.slot.value;
  if (slot === undefined) return null;
  const playing = game.phase.value === 'playing';
  const hidden = !options.value.timer && game.phase.value !== 'solved';
  const moves = game.board.shown.value?.moves ?? 0;
  return (
    <p class="loop-timer">
      <span>{titleOf(slot)}</span>
      {!hidden && (
        <>
          <span>•</span>
          <Time game={game} />
        </>
      )}
      {playing && options.value.moves && <span class="loop-moves">{`• ${t.moves(moves)}`}</span>}
      {playing && <IconButton icon={Pause} name={t.pause} class="plain" onClick={onPause} />}
      {playing && game.board.layout.value && game.board.zoomable && <ZoomButton board={game.board} />}
    </p>
  );
}

/** For boards whose cells are small under a finger. */
function ZoomButton({ board }: { readonly board: PuzzleGame['board'] }) {
  const t = loopWords();
  const near = board.zoom.value.scale > 1;
  return (
    <IconButton
      icon={near ? ZoomOut : ZoomIn}
      name={near ? t.zoomOut : t.zoomIn}
      class="plain"
      onClick={() => board.toggleZoom()}
    />
  );
}

/** The level with the mood of the day, and the date of another day; the shape of any other board. */
function titleOf(slot: PuzzleSlot): string {
  const t = loopWords();
  if (slot.mode === 'unlimited') return shapeWords(slot.shape, t);
  if (slot.mode === 'named') return t.list(shapeWords(shapeOf(slot), t), t.number(seedOf(slot) ?? 0));
  const level = slot.date < VERSION_2_DATE ? t[slot.level] : t.list(t[slot.level], t[moodOf(dayOf(slot.date))]);
  return slot.date === today.value ? level : t.list(level, dateWords(slot.date, { month: 'short', day: 'numeric' }));
}

/** A separate component, so that each second renders nothing else. */
function Time({ game }: { readonly game: PuzzleGame }) {
  return <strong role="timer">{formatTime(game.board.seconds.value)}</strong>;
}

function Foot({ game }: { readonly game: PuzzleGame }) {
  const phase = game.phase.value;
  return (
    <>
      {phase === 'making' && <p class="loop-making">{loopWords().making}</p>}
      {phase === 'playing' && <Tools board={game.board} />}
      {phase === 'solved' && <ResultFoot game={game} />}
    </>
  );
}
