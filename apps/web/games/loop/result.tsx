// What a solved puzzle came to, and where to go from it.

import { DAILY_LEVELS } from '@rensa/games/loop';
import { Share2 } from 'lucide';
import { notify } from '../../base/notice.ts';
import { formatTime, secondsOf } from '../../base/format.ts';
import { Pill } from './foot.tsx';
import { replace } from './history.ts';
import { addressOf, type PuzzleSlot } from './slot.ts';
import { results } from './results.ts';
import type { SolveOutcome, PuzzleGame } from './puzzle.ts';
import { shareResult } from './share.ts';
import { streakOf } from './streak.ts';
import { type LoopDictionary, loopText } from './text.ts';
import { today } from './today.ts';

export function resultWords({ result }: SolveOutcome, t: LoopDictionary): string {
  const { ticks, moves } = result;
  return t.result(formatTime(secondsOf(ticks)), t.moves(moves));
}

function line(outcome: SolveOutcome, t: LoopDictionary): string {
  const words = resultWords(outcome, t);
  if (outcome.result.seen) return t.withSolution(words);
  return outcome.best ? t.ownBest(words, t[outcome.result.level]) : t.plain(words);
}

export function ResultFoot({ game }: { readonly game: PuzzleGame }) {
  const t = loopText();
  const [outcome, slot] = [game.outcome.value, game.slot.value];
  if (outcome === undefined || slot === undefined) return null;
  const { days } = streakOf(results.value, today.value);
  const { hints, seen } = outcome.result;
  const inARow = slot.mode === 'daily' && !seen && days > 1;
  return (
    <div class="loop-result">
      <h2>{t.solved}</h2>
      <p>{line(outcome, t)}</p>
      {(inARow || hints > 0) && (
        <p>{[inARow && t.inARow(days), hints > 0 && t.hints(hints)].filter(Boolean).join(' · ')}</p>
      )}
      <div class="pills">
        <Pill icon={Share2} label={t.share} onClick={() => void share(outcome)} />
        <Onward game={game} slot={slot} />
      </div>
    </div>
  );
}

async function share(outcome: SolveOutcome): Promise<void> {
  const how = await shareResult(outcome.result, loopText());
  if (how === 'copied') notify(() => loopText().copied);
  if (how === 'failed') notify(() => loopText().notShared);
}

/** Another puzzle in Unlimited, the next level of the day, and Unlimited after the last. */
function Onward({ game, slot }: { readonly game: PuzzleGame; readonly slot: PuzzleSlot }) {
  const t = loopText();
  if (slot.mode === 'unlimited') return <Pill kind="strong" label={t.another} onClick={() => void game.fresh()} />;
  const next = DAILY_LEVELS[DAILY_LEVELS.indexOf(slot.level) + 1];
  const date = slot.date === today.value ? undefined : slot.date;
  if (next === undefined) {
    return <Pill kind="strong" label={t.allDone} onClick={() => replace(addressOf('unlimited'))} />;
  }
  return <Pill kind="strong" label={t.nextLevel(t[next])} onClick={() => replace(addressOf(next, date))} />;
}
