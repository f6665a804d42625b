import { Stat } from '../../../parts/stat.tsx';
import { formatTime, secondsOf } from '../../../base/text/format.ts';
import { Calendar } from './calendar.tsx';
import { replace } from '../play/history.ts';
import { results } from '../records/results.ts';
import { LoopLayout } from './layout.tsx';
import { sizeWords } from '../text/sizes.ts';
import { type SizeStats, statsOf } from '../records/stats.ts';
import { loopStreak } from '../records/streak.ts';
import { loopWords } from '../text/text.ts';
import { today } from '../../../base/calendar/days.ts';

export function LoopStats() {
  const t = loopWords();
  const { days, best, freezes } = loopStreak(results.value, today.value);
  return (
    <LoopLayout title={t.stats}>
      <dl class="loop-figures">
        <Stat kind="tile" label={t.solvedCount} value={String(results.value.length)} />
        <Stat kind="tile" label={t.streak} value={String(days)} />
        <Stat kind="tile" label={t.bestStreak} value={String(best)} />
        <Stat kind="tile" label={t.freezes} value={String(freezes)} />
      </dl>
      <p class="loop-quiet">{t.freezesNote}</p>
      <h2 class="loop-head">{t.perSize}</h2>
      <p class="loop-quiet">{t.recordsNote}</p>
      {results.value.length === 0 ? <p class="loop-quiet">{t.noStats}</p> : <Sizes stats={statsOf(results.value)} />}
      <Calendar date={today.value} onPick={(date) => replace(`/loop/archive?date=${date}`)} />
    </LoopLayout>
  );
}

const NONE = '–';

function Sizes({ stats }: { readonly stats: readonly SizeStats[] }) {
  const t = loopWords();
  const time = (ticks: number | undefined): string => (ticks === undefined ? NONE : formatTime(secondsOf(ticks)));
  return (
    <table class="loop-table">
      <thead>
        <tr>
          <th scope="col">{t.boardSize}</th>
          <th scope="col">{t.solvedCount}</th>
          <th scope="col">{t.bestTime}</th>
          <th scope="col">{t.meanTime}</th>
          <th scope="col">{t.fewestMoves}</th>
        </tr>
      </thead>
      <tbody>
        {stats.map(({ size, solved, seen, unaided }) => (
          <tr key={size}>
            <th scope="row">{sizeWords(size, t)}</th>
            <td>
              {solved}
              {seen > 0 && <small class="loop-seen">{t.seenCount(seen)}</small>}
            </td>
            <td>{time(unaided?.bestTicks)}</td>
            <td>{time(unaided?.meanTicks)}</td>
            <td>{unaided?.fewestMoves ?? NONE}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
