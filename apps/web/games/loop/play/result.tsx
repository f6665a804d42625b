// The result of a solved puzzle below its board, and the way to the next one.

import { type Signal, useSignal } from '@preact/signals';
import { DAILY_LEVELS } from '@rensa/games/loop';
import { BadgeCheck, Play, Share2, Snowflake, Square } from 'lucide';
import { useEffect } from 'preact/hooks';
import { LongWork } from '../../../base/screen/longwork.ts';
import { formatTime, secondsOf } from '../../../base/text/format.ts';
import { Icon } from '../../../parts/icon.tsx';
import { useSecondsToMidnight } from '../../../parts/midnight.ts';
import { Range } from '../../../parts/range.tsx';
import { Pill } from './pill.tsx';
import { replace } from './history.ts';
import { addressOf, type PuzzleSlot } from '../slot/slot.ts';
import { isUnaided, results } from '../records/results.ts';
import { type WeekDay, weekDays } from '../records/week.ts';
import type { PuzzleGame, SolveOutcome } from '../puzzle/puzzle.ts';
import { ShareSheet } from './sharesheet.tsx';
import { loopStreak } from '../records/streak.ts';
import { sizeWords } from '../text/sizes.ts';
import { type LoopWords, loopWords } from '../text/text.ts';
import { statesOf, TimeLapse } from '../board/timelapse.ts';
import { dateWords, today } from '../../../base/calendar/days.ts';

export function resultWords({ result }: SolveOutcome, t: LoopWords): string {
  const { ticks, moves } = result;
  return t.result(formatTime(secondsOf(ticks)), t.moves(moves));
}

function line(outcome: SolveOutcome, t: LoopWords): string {
  const words = resultWords(outcome, t);
  const { seen, size } = outcome.result;
  if (seen) return t.withSolution(words);
  if (outcome.record === 'best') return t.ownBest(words, sizeWords(size, t));
  return outcome.record === 'first' ? t.ownFirst(words, sizeWords(size, t)) : t.plain(words);
}

export function ResultFoot({ game }: { readonly game: PuzzleGame }) {
  const t = loopWords();
  const sharing = useSignal(false);
  const lapse = useSignal<TimeLapse | undefined>(undefined);
  useEffect(() => () => lapse.peek()?.end(), []);
  const [outcome, slot] = [game.outcome.value, game.slot.value];
  if (outcome === undefined || slot === undefined) return null;
  const isToday = slot.mode === 'daily' && slot.date === today.value;
  return (
    <div class="loop-result">
      <h2>{t.solved}</h2>
      <div class="loop-told">
        <p>{line(outcome, t)}</p>
        <Badges outcome={outcome} slot={slot} />
      </div>
      <div class="pills">
        <Pill kind="compact" icon={Share2} label={t.share} onClick={() => (sharing.value = true)} />
        <LapseButtons game={game} lapse={lapse} />
        <Onward game={game} slot={slot} />
      </div>
      {lapse.value ? (
        <Scrubber lapse={lapse.value} />
      ) : (
        <div class="loop-after">
          {slot.mode === 'daily' && <Week />}
          {isToday && <Countdown />}
        </div>
      )}
      {sharing.value && <ShareSheet game={game} outcome={outcome} onClose={() => (sharing.value = false)} />}
    </div>
  );
}

/** The streak, and the hints that were used or that none was. */
function Badges({ outcome: { result }, slot }: { readonly outcome: SolveOutcome; readonly slot: PuzzleSlot }) {
  const t = loopWords();
  const { days } = loopStreak(results.value, today.value);
  const inARow = slot.mode === 'daily' && !result.seen && days > 1;
  return (
    <p class="loop-badges">
      {inARow && <span>{t.inARow(days)}</span>}
      {result.hints > 0 && <span>{t.hints(result.hints)}</span>}
      {isUnaided(result) && (
        <span class="loop-badge">
          <Icon node={BadgeCheck} size={18} />
          {t.noHints}
        </span>
      )}
    </p>
  );
}

interface LapseProps {
  readonly game: PuzzleGame;
  readonly lapse: Signal<TimeLapse | undefined>;
}

/** Plays and ends the time lapse of the solve. */
function LapseButtons({ game: { board }, lapse }: LapseProps) {
  const t = loopWords();
  const open = async ({ session }: typeof board): Promise<TimeLapse | undefined> => {
    if (session === undefined) return undefined;
    const states = await new LongWork().run(statesOf(session));
    if (board.session !== session) return undefined;
    return new TimeLapse(states, (state) => {
      board.present(state);
      if (state === undefined) lapse.value = undefined;
    });
  };
  const play = async (): Promise<void> => {
    lapse.value ??= await open(board);
    lapse.value?.run();
  };
  return (
    <>
      {lapse.value?.running.value !== true && <Pill icon={Play} label={t.watch} onClick={() => void play()} />}
      {lapse.value && <Pill icon={Square} label={t.stop} onClick={() => lapse.value?.end()} />}
    </>
  );
}

/** A slider over the pictures of a time lapse. */
export function Scrubber({ lapse }: { readonly lapse: TimeLapse }) {
  const t = loopWords();
  const at = lapse.at.value;
  return (
    <Range
      name="loop-scrubber"
      label={t.pictureAt}
      index={at}
      last={lapse.length - 1}
      words={t.pictureOf(at + 1, lapse.length)}
      onChoose={(to) => lapse.seek(to)}
    />
  );
}

/** Leads to another puzzle in Unlimited, to the next level of the day, or to Unlimited after the last level. */
function Onward({ game, slot }: { readonly game: PuzzleGame; readonly slot: PuzzleSlot }) {
  const t = loopWords();
  if (slot.mode === 'unlimited') return <Pill kind="strong" label={t.another} onClick={() => void game.fresh()} />;
  const next = slot.mode === 'daily' ? DAILY_LEVELS[DAILY_LEVELS.indexOf(slot.level) + 1] : undefined;
  if (slot.mode === 'named' || next === undefined) {
    return <Pill kind="strong" label={t.allDone} onClick={() => replace(addressOf('unlimited'))} />;
  }
  const date = slot.date === today.value ? undefined : slot.date;
  return <Pill kind="strong" label={t.nextLevel(t[next])} onClick={() => replace(addressOf(next, date))} />;
}

/** The seven days of this week, each with its number of solved dailies. */
function Week() {
  return (
    <ol class="loop-week" aria-label={loopWords().week}>
      {weekDays().map((day) => (
        <Day key={day.date} {...day} />
      ))}
    </ol>
  );
}

function Day({ date, solved, state }: WeekDay) {
  const t = loopWords();
  const done = t.dayDone(dateWords(date, { weekday: 'long' }), solved);
  return (
    <li
      class="loop-week-day"
      data-state={state}
      {...(date === today.value && { 'aria-current': 'date' as const })}
      aria-label={state === 'frozen' ? t.list(done, t.frozen) : done}
    >
      <span aria-hidden="true">{dateWords(date, { weekday: 'narrow' })}</span>
      <span class="loop-week-dot" aria-hidden="true">
        {state === 'frozen' ? <Icon node={Snowflake} size={14} /> : solved > 0 && solved}
      </span>
    </li>
  );
}

/** The time until the next puzzles. */
function Countdown() {
  const t = loopWords();
  const left = useSecondsToMidnight();
  return (
    <p class="loop-countdown" role="timer">
      {t.nextIn} <strong>{formatTime(left)}</strong>
    </p>
  );
}
