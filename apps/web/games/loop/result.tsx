// What a solved puzzle came to, and where to go from it.

import { DAILY_LEVELS } from '@rensa/games/loop';
import { Share2 } from 'lucide';
import { notify } from '../../base/notice.ts';
import { formatTime, secondsOf } from '../../base/format.ts';
import { Pill } from './foot.tsx';
import { replace } from './history.ts';
import { addressOf, type Place } from './place.ts';
import { results } from './results.ts';
import type { Outcome, Round } from './round.ts';
import { shareResult } from './share.ts';
import { streakOf } from './streak.ts';
import { type LoopDictionary, loopText } from './text.ts';
import { today } from './today.ts';

export function resultWords({ result }: Outcome, t: LoopDictionary): string {
  const { ticks, moves } = result;
  return t.result(formatTime(secondsOf(ticks)), t.moves(moves));
}

function line(outcome: Outcome, t: LoopDictionary): string {
  const words = resultWords(outcome, t);
  if (outcome.result.seen) return t.withSolution(words);
  return outcome.best ? t.ownBest(words, t[outcome.result.level]) : t.plain(words);
}

export function ResultFoot({ round }: { readonly round: Round }) {
  const t = loopText();
  const [outcome, place] = [round.outcome.value, round.place.value];
  if (outcome === undefined || place === undefined) return null;
  const { days } = streakOf(results.value, today.value);
  const { hints, seen } = outcome.result;
  const inARow = place.mode === 'daily' && !seen && days > 1;
  return (
    <div class="loop-result">
      <h2>{t.solved}</h2>
      <p>{line(outcome, t)}</p>
      {(inARow || hints > 0) && (
        <p>{[inARow && t.inARow(days), hints > 0 && t.hints(hints)].filter(Boolean).join(' · ')}</p>
      )}
      <div class="pills">
        <Pill icon={Share2} label={t.share} onClick={() => void share(outcome)} />
        <Onward round={round} place={place} />
      </div>
    </div>
  );
}

async function share(outcome: Outcome): Promise<void> {
  const how = await shareResult(outcome.result, loopText());
  if (how === 'copied') notify(() => loopText().copied);
  if (how === 'failed') notify(() => loopText().notShared);
}

/** Another puzzle in Unlimited, the next level of the day, and Unlimited after the last. */
function Onward({ round, place }: { readonly round: Round; readonly place: Place }) {
  const t = loopText();
  if (place.mode === 'unlimited') return <Pill kind="strong" label={t.another} onClick={() => void round.fresh()} />;
  const next = DAILY_LEVELS[DAILY_LEVELS.indexOf(place.level) + 1];
  const date = place.date === today.value ? undefined : place.date;
  if (next === undefined) {
    return <Pill kind="strong" label={t.allDone} onClick={() => replace(addressOf('unlimited'))} />;
  }
  return <Pill kind="strong" label={t.nextLevel(t[next])} onClick={() => replace(addressOf(next, date))} />;
}
