// A plot of the score or time of each game over time.

import { navigate } from '../../base/screen/address.ts';
import type { FinishedGame } from '../../base/storage/finished/game.ts';
import type { StatsUi } from '../../listing/listing.ts';
import { dayAt } from './days.ts';
import { MEAN_OF, means, records } from './model.ts';
import { Plot, type PlotRoom } from '../../parts/plot.tsx';
import { Panel } from './panel.tsx';
import { anchorOf, placeOf, roundSteps, someDays } from './scale.ts';
import { statsWords } from './text/text.ts';
import { dayWords, measureWords, shortWords } from './words.ts';

interface ScoresProps {
  /** Ranked games in order of time. */
  readonly games: readonly FinishedGame[];
  readonly measure: StatsUi['measure'];
  /** Id of the stored replay of a game. */
  readonly replayOf: (game: FinishedGame) => number | undefined;
}

export function Scores({ games, measure, replayOf }: ScoresProps) {
  const t = statsWords();
  const best = Math.max(0, ...games.map(({ score }) => score));
  const curve = games.length >= MEAN_OF;
  return (
    <Panel class="scores" title={measure === 'time' ? t.times : t.scores} note={curve ? <Legend /> : t.tenMake}>
      <Plot
        class="tall"
        label={t.scoresSaid(games.length, measureWords(measure, best))}
        draw={(room) => <Dots {...{ games, measure, replayOf, best, room }} />}
      />
    </Panel>
  );
}

function Legend() {
  const t = statsWords();
  return (
    <span class="stats-legend">
      <span data-kind="game">{t.oneGame}</span>
      <span data-kind="mean">{t.meanLine}</span>
      <span data-kind="best">{t.best}</span>
    </span>
  );
}

interface DotsProps extends ScoresProps {
  readonly best: number;
  readonly room: PlotRoom;
}

const TOP = 24;
const SIDE = 8;

/** Maps a time and a number to a place in the plot. */
interface Axes {
  readonly x: (at: number) => number;
  readonly y: (n: number) => number;
  readonly floor: number;
  readonly left: number;
  readonly right: number;
}

function axesOf(games: readonly FinishedGame[], best: number, { width, height, text }: PlotRoom): Axes {
  const [left, right, floor] = [48 * text, width - SIDE, height - 28 * text];
  const span = [games[0]?.at ?? 0, games.at(-1)?.at ?? 0] as const;
  return {
    x: (at) => placeOf(at, span, [left + SIDE, right - SIDE]),
    y: (n) => placeOf(n, [0, Math.max(1, best)], [floor, TOP * text]),
    floor,
    left,
    right,
  };
}

function Dots({ games, measure, replayOf, best, room }: DotsProps) {
  const axes = axesOf(games, best, room);
  const points = means(games).map(({ at, mean }) => `${axes.x(at).toFixed(1)},${axes.y(mean).toFixed(1)}`);
  return (
    <>
      <Grid {...{ games, measure, best, axes }} />
      {points.length > 1 && <Mean points={points} floor={axes.floor} />}
      {games.map((game) => (
        <Dot key={game.run} game={game} axes={axes} replay={replayOf(game)} />
      ))}
      {measure === 'points' && <Records {...{ games, measure, best, axes }} />}
    </>
  );
}

interface GridProps {
  readonly games: readonly FinishedGame[];
  readonly measure: StatsUi['measure'];
  readonly best: number;
  readonly axes: Axes;
}

const MAX_DATES = 6;

function Grid({ games, measure, best, axes: { x, y, left, right, floor } }: GridProps) {
  const [first, last] = [games[0]?.at ?? 0, games.at(-1)?.at ?? 0];
  const days = someDays(dayAt(first), dayAt(last), Math.min(MAX_DATES, Math.floor((right - left) / 90)));
  const at = (i: number): number =>
    days.length < 2 ? (first + last) / 2 : first + (i * (last - first)) / (days.length - 1);
  return (
    <g class="plot-grid">
      {roundSteps(best).map((n) => (
        <g key={n}>
          <line x1={left} x2={right} y1={y(n)} y2={y(n)} />
          <text class="end" x={left - 10} y={y(n)} dy="0.35em">
            {shortWords(measure, n)}
          </text>
        </g>
      ))}
      {days.map((day, i) => (
        <text key={day} class={anchorOf(i, days.length)} x={x(at(i))} y={floor} dy="1.6em">
          {dayWords(day)}
        </text>
      ))}
    </g>
  );
}

function Mean({ points, floor }: { readonly points: readonly string[]; readonly floor: number }) {
  const [from, to] = [points[0]?.split(',')[0], points.at(-1)?.split(',')[0]];
  return (
    <g class="plot-mean">
      <polygon points={[`${from},${floor}`, ...points, `${to},${floor}`].join(' ')} />
      <polyline points={points.join(' ')} />
    </g>
  );
}

interface DotProps {
  readonly game: FinishedGame;
  readonly axes: Axes;
  readonly replay: number | undefined;
}

/** A game. A tap opens its replay; keyboards find all replays in their list. */
function Dot({ game: { at, score }, axes: { x, y }, replay }: DotProps) {
  const open = replay === undefined ? undefined : () => navigate(`/replay/${replay}`);
  return <circle class={open ? 'dot open' : 'dot'} cx={x(at)} cy={y(score)} r={open ? 4 : 2.5} onClick={open} />;
}

/** The best score so far, as steps. */
function Records({ games, measure, best, axes: { x, y } }: GridProps) {
  const steps = records(games);
  const path = steps.map(
    ({ at, score }, i) => `${i === 0 ? 'M' : 'H'}${x(at).toFixed(1)}${i === 0 ? ' ' : 'V'}${y(score).toFixed(1)}`,
  );
  const last = steps.at(-1);
  if (last === undefined) return null;
  const isRight = x(last.at) > x(games[0]?.at ?? 0) + 80;
  return (
    <g class="plot-best">
      <path d={`${path.join('')}H${x(games.at(-1)?.at ?? 0).toFixed(1)}`} />
      <circle cx={x(last.at)} cy={y(last.score)} r="4" />
      <text class={isRight ? 'end' : 'start'} x={x(last.at) + (isRight ? -10 : 10)} y={y(last.score)} dy="-0.4em">
        {measureWords(measure, best)}
      </text>
    </g>
  );
}
