import { useSignal } from '@preact/signals';
import { Dices, RefreshCcw, Settings } from 'lucide';
import { useEffect } from 'preact/hooks';
import '../styles/index.css';
import { notify } from '../../../base/notice.ts';
import { IconButton } from '../../../parts/button.tsx';
import { formatTime } from '../../../base/format.ts';
import { address, type Address, trimPath } from '../../../base/address.ts';
import { Bar } from '../bar.tsx';
import { BoardArea, useBoard } from '../board.tsx';
import { Tools } from '../foot.tsx';
import { arrive } from '../history.ts';
import { KeyLine } from '../keys.tsx';
import { options, readOptions } from '../options.ts';
import { parseAsked, type PuzzleSlot } from '../slot.ts';
import { readResults } from '../results.ts';
import { ResultFoot } from '../result.tsx';
import { PuzzleGame } from '../puzzle.ts';
import { cleanUp } from '../save.ts';
import { SettingsSheet } from '../sheet.tsx';
import { dateWords, loopText } from '../text.ts';
import { today, watchToday } from '../today.ts';
import { Announcer } from '../announcer.tsx';

const PATH = '/loop/play';

export function LoopPlay() {
  const board = useBoard(options);
  const game = useSignal<PuzzleGame | undefined>(undefined);
  const settingsOpen = useSignal(false);
  const drawing = board.drawing.value;
  useEffect(() => {
    if (drawing === undefined) return undefined;
    prepare();
    const opened = new PuzzleGame(drawing);
    game.value = opened;
    const endings = [watchToday(), address.subscribe((to) => follow(opened, to)), () => opened.dispose()];
    return () => endings.forEach((end) => end());
  }, [drawing]);
  return (
    <main class="loop loop-play" data-phase={game.value?.phase.value ?? 'making'}>
      <Bar>{game.value && <Buttons game={game.value} onSettings={() => (settingsOpen.value = true)} />}</Bar>
      {game.value && <Timer game={game.value} />}
      <BoardArea board={board}>{game.value && <Foot game={game.value} />}</BoardArea>
      {game.value?.phase.value === 'playing' && <KeyLine />}
      {game.value && <Announcer game={game.value} />}
      {game.value && settingsOpen.value && (
        <SettingsSheet game={game.value} onClose={() => (settingsOpen.value = false)} />
      )}
    </main>
  );
}

/** Another page reads what is kept before this one is gone, so it is kept first. */
function follow(game: PuzzleGame, { path, search }: Address): void {
  if (trimPath(path) === PATH) void game.open(slotOf(search));
  else game.keepNow();
}

function prepare(): void {
  arrive();
  readOptions();
  readResults();
  cleanUp(today.value);
}

function slotOf(search: string): PuzzleSlot {
  const { what, date = today.value, unknown } = parseAsked(search, today.value);
  for (const each of unknown) notify((t) => t.toastQuery(each));
  return what === 'unlimited'
    ? { mode: 'unlimited', level: options.peek().level }
    : { mode: 'daily', date, level: what };
}

function Buttons({ game, onSettings }: { readonly game: PuzzleGame; readonly onSettings: () => void }) {
  const t = loopText();
  return (
    <>
      <IconButton icon={Settings} name={t.settings} class="plain" onClick={onSettings} />
      <IconButton icon={RefreshCcw} name={t.restart} class="plain" onClick={() => game.restart()} />
      {game.slot.value?.mode === 'unlimited' && (
        <IconButton icon={Dices} name={t.fresher} class="plain" onClick={() => void game.fresh()} />
      )}
    </>
  );
}

function Timer({ game }: { readonly game: PuzzleGame }) {
  const slot = game.slot.value;
  if (slot === undefined) return null;
  return (
    <p class="loop-timer">
      <span>{titleOf(slot)}</span> • <Time game={game} />
    </p>
  );
}

/** A puzzle of another day says so. */
function titleOf(slot: PuzzleSlot): string {
  const t = loopText();
  if (slot.mode === 'unlimited' || slot.date === today.value) return t[slot.level];
  return t.list(t[slot.level], dateWords(slot.date, { month: 'short', day: 'numeric' }));
}

/** Alone, so that the second hand moves nothing else. */
function Time({ game }: { readonly game: PuzzleGame }) {
  return <strong role="timer">{formatTime(game.board.seconds.value)}</strong>;
}

function Foot({ game }: { readonly game: PuzzleGame }) {
  const phase = game.phase.value;
  return (
    <>
      {phase === 'making' && <p class="loop-making">{loopText().making}</p>}
      {phase === 'playing' && <Tools board={game.board} />}
      {phase === 'solved' && <ResultFoot game={game} />}
    </>
  );
}
