import { useSignal } from '@preact/signals';
import { Dices, RefreshCcw, Settings } from 'lucide';
import { useEffect } from 'preact/hooks';
import '../styles/index.css';
import { notify } from '../../../base/notice.ts';
import { IconButton } from '../../../parts/button.tsx';
import { formatTime } from '../../../base/format.ts';
import { address, type Address, match } from '../../../router.ts';
import { Bar } from '../bar.tsx';
import { BoardRoom, useBoard } from '../board.tsx';
import { Tools } from '../foot.tsx';
import { arrive } from '../history.ts';
import { KeyLine } from '../keys.tsx';
import { options, readOptions } from '../options.ts';
import { parseAsked, type Place } from '../place.ts';
import { readResults } from '../results.ts';
import { ResultFoot } from '../result.tsx';
import { Round } from '../round.ts';
import { cleanUp } from '../save.ts';
import { SettingsSheet } from '../sheet.tsx';
import { dateWords, loopText } from '../text.ts';
import { today, watchToday } from '../today.ts';
import { Voice } from '../voice.tsx';

const PATH = '/loop/play';

export function LoopPlay() {
  const board = useBoard(options);
  const round = useSignal<Round | undefined>(undefined);
  const settingsOpen = useSignal(false);
  const table = board.table.value;
  useEffect(() => {
    if (table === undefined) return undefined;
    prepare();
    const opened = new Round(table);
    round.value = opened;
    const endings = [watchToday(), address.subscribe((to) => follow(opened, to)), () => opened.dispose()];
    return () => endings.forEach((end) => end());
  }, [table]);
  return (
    <main class="loop loop-play" data-phase={round.value?.phase.value ?? 'making'}>
      <Bar>{round.value && <Buttons round={round.value} onSettings={() => (settingsOpen.value = true)} />}</Bar>
      {round.value && <Timer round={round.value} />}
      <BoardRoom board={board}>{round.value && <Foot round={round.value} />}</BoardRoom>
      {round.value?.phase.value === 'playing' && <KeyLine />}
      {round.value && <Voice round={round.value} />}
      {round.value && settingsOpen.value && (
        <SettingsSheet round={round.value} onClose={() => (settingsOpen.value = false)} />
      )}
    </main>
  );
}

/** Another page reads what is kept before this one is gone, so it is kept first. */
function follow(round: Round, { path, search }: Address): void {
  if (match(path).path === PATH) void round.open(placeOf(search));
  else round.keepNow();
}

function prepare(): void {
  arrive();
  readOptions();
  readResults();
  cleanUp(today.value);
}

function placeOf(search: string): Place {
  const { what, date = today.value, unknown } = parseAsked(search, today.value);
  for (const each of unknown) notify((t) => t.toastQuery(each));
  return what === 'unlimited'
    ? { mode: 'unlimited', level: options.peek().level }
    : { mode: 'daily', date, level: what };
}

function Buttons({ round, onSettings }: { readonly round: Round; readonly onSettings: () => void }) {
  const t = loopText();
  return (
    <>
      <IconButton icon={Settings} name={t.settings} class="plain" onClick={onSettings} />
      <IconButton icon={RefreshCcw} name={t.restart} class="plain" onClick={() => round.restart()} />
      {round.place.value?.mode === 'unlimited' && (
        <IconButton icon={Dices} name={t.fresher} class="plain" onClick={() => void round.fresh()} />
      )}
    </>
  );
}

function Timer({ round }: { readonly round: Round }) {
  const place = round.place.value;
  if (place === undefined) return null;
  return (
    <p class="loop-timer">
      <span>{titleOf(place)}</span> • <Time round={round} />
    </p>
  );
}

/** A puzzle of another day says so. */
function titleOf(place: Place): string {
  const t = loopText();
  if (place.mode === 'unlimited' || place.date === today.value) return t[place.level];
  return t.list(t[place.level], dateWords(place.date, { month: 'short', day: 'numeric' }));
}

/** Alone, so that the second hand moves nothing else. */
function Time({ round }: { readonly round: Round }) {
  return <strong role="timer">{formatTime(round.table.seconds.value)}</strong>;
}

function Foot({ round }: { readonly round: Round }) {
  const phase = round.phase.value;
  return (
    <>
      {phase === 'making' && <p class="loop-making">{loopText().making}</p>}
      {phase === 'playing' && <Tools table={round.table} />}
      {phase === 'solved' && <ResultFoot round={round} />}
    </>
  );
}
