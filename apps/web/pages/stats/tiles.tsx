import { today } from '../../base/calendar/days.ts';
import { streakOn } from '../../base/calendar/done.ts';
import type { StatsUi } from '../../listing/listing.ts';
import type { StatsSummary } from './model.ts';
import { statsWords } from './text/text.ts';
import { durationWords, measureWords } from './words.ts';

interface TilesProps {
  readonly summary: StatsSummary;
  /** The chosen game; undefined for all games. */
  readonly ui: StatsUi | undefined;
  readonly fastest: number | undefined;
}

/** The figures at the top. Only a single game has a best, because scores of different games do not compare. */
export function Tiles({ summary, ui, fastest }: TilesProps) {
  const t = statsWords();
  const { games, unranked, peak, mean, ticks } = summary;
  const { days, best } = streakOn(today.value);
  const worded = (n: number | undefined): string => (n === undefined || !ui ? t.none : measureWords(ui.measure, n));
  return (
    <dl class="stats-tiles">
      <Tile label={t.games} value={t.number(games)} note={unranked > 0 ? t.unranked(unranked) : undefined} />
      {ui?.measure === 'points' && <Tile label={t.bestScore} value={worded(summary.best)} />}
      {ui?.measure === 'time' && <Tile label={t.bestTime} value={worded(fastest)} />}
      {ui?.measure === 'points' && (
        <Tile label={ui.peak?.label() ?? t.longestChain} value={peak === undefined ? t.none : t.number(peak)} />
      )}
      {ui && <Tile label={t.meanOfTen} value={worded(mean)} />}
      <Tile label={t.timePlayed} value={durationWords(ticks)} />
      <Tile label={t.streak} value={t.number(days)} note={best > 0 ? t.longest(best) : undefined} />
    </dl>
  );
}

interface TileProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
}

function Tile({ label, value, note }: TileProps) {
  return (
    <div class="stats-tile">
      <dt>{label}</dt>
      <dd>
        {value}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
