// The longest chain in reach over the game, with what was fired and what was lost. It is a slider too: a click or a drag goes
// to that move.

import type { JudgedMove } from '@rensa/bots/puyo/review';
import { Plot, type PlotRoom } from '../../../parts/plot.tsx';
import type { ReviewGame } from './game.ts';
import { Fired, FIRED_FROM, Lost, lostIn, Signs } from './graphmarks.tsx';
import { type GraphScale, scaleOf } from './scale.ts';
import { reviewWords } from './text/text.ts';

interface GraphProps {
  readonly game: ReviewGame;
  readonly shown: number;
  readonly onGo: (number: number) => void;
  /** Only the curve, to go along it. */
  readonly bare?: boolean;
}

/** Fewer moves make no curve. */
export const GRAPH_FROM = 5;

export function Graph({ game, shown, onGo, bare = false }: GraphProps) {
  const t = reviewWords();
  const longest = longestIn(game);
  return (
    <div class={bare ? 'review-graph bare' : 'review-graph'}>
      {!bare && (
        <header>
          <h2>{t.graph}</h2>
          <p aria-hidden="true">
            <span data-kind="you">{t.legendYou}</span>
            <span data-kind="bot">{t.legendBot}</span>
            <span data-kind="fired">{t.legendFired}</span>
          </p>
        </header>
      )}
      <div class="review-curve">
        <Plot
          class="review-plot"
          label={t.graphSaid(Math.max(0, ...game.moves.value.map((move) => move?.reach ?? 0)), game.turns.length)}
          draw={(room) => <Curve game={game} shown={shown} longest={longest} room={room} bare={bare} />}
        />
        <input
          class="review-knob"
          type="range"
          min={1}
          max={game.turns.length}
          value={shown + 1}
          aria-label={t.pair}
          aria-valuetext={t.pairOf(shown + 1, game.turns.length)}
          onInput={(event) => onGo(event.currentTarget.valueAsNumber - 1)}
        />
      </div>
    </div>
  );
}

/** In reach or fired. */
function longestIn({ turns, moves }: ReviewGame): number {
  const reaches = moves.value.flatMap((move) => (move === null ? [] : [move.reach, move.after.best]));
  return Math.max(0, ...reaches, ...turns.map(({ fired }) => fired));
}

interface CurveProps {
  readonly game: ReviewGame;
  readonly shown: number;
  readonly longest: number;
  readonly room: PlotRoom;
  readonly bare: boolean;
}

function Curve({ game, shown, longest, room, bare }: CurveProps) {
  const { turns, moves } = game;
  const scale = scaleOf(turns.length, longest, room, bare);
  return (
    <>
      <Axis bare={bare} scale={scale} count={turns.length} room={room} />
      <Unjudged moves={moves.value} scale={scale} />
      {runsOf(moves.value).map((run) => (
        <Reach key={run.from} run={run} scale={scale} />
      ))}
      <line class="review-now" x1={scale.middle(shown)} x2={scale.middle(shown)} y1={0} y2={scale.floor} />
      {lostIn(moves.value).map(({ number, move }) => (
        <Lost key={number} number={number} move={move} scale={scale} />
      ))}
      {turns.map(({ fired }, number) =>
        fired < FIRED_FROM ? null : <Fired key={number} scale={scale} number={number} links={fired} text={room.text} />,
      )}
      {!bare && <Signs moves={moves.value} scale={scale} room={room} />}
    </>
  );
}

interface AxisProps extends Pick<CurveProps, 'room' | 'bare'> {
  readonly scale: GraphScale;
  readonly count: number;
}

/** Between two lines there is room for a numeral, in CSS pixels at the usual size of text. */
const LINE_GAP = 18;

function Axis({ scale, count, room, bare }: AxisProps) {
  const step = (scale.floor - scale.top) / (scale.most / 2) < LINE_GAP * room.text ? 4 : 2;
  const chains = Array.from({ length: Math.floor(scale.most / step) + 1 }, (_, i) => step * i);
  const by = Math.max(5, 5 * Math.ceil(count / (5 * Math.max(2, Math.floor(room.width / (60 * room.text))))));
  const numbers = bare ? [] : Array.from({ length: Math.floor(count / by) }, (_, i) => by * (i + 1));
  return (
    <g class="plot-grid">
      {chains.map((chain) => (
        <g key={chain}>
          <line x1={scale.left(0)} x2={scale.left(count)} y1={scale.y(chain)} y2={scale.y(chain)} />
          {!bare && (
            <text class="end" x={scale.left(0) - 8} y={scale.y(chain) + 4 * room.text}>
              {chain}
            </text>
          )}
        </g>
      ))}
      {numbers.map((n) => (
        <text key={n} class="middle" x={scale.middle(n - 1)} y={scale.height - 4}>
          {n}
        </text>
      ))}
    </g>
  );
}

/** Hatched, so that nobody takes it for nothing in reach. */
function Unjudged({ moves, scale }: { readonly moves: readonly (JudgedMove | null)[]; readonly scale: GraphScale }) {
  const path = moves.map((move, number) =>
    move === null
      ? `M${scale.left(number)},${scale.top}H${scale.left(number + 1)}V${scale.floor}H${scale.left(number)}Z`
      : '',
  );
  return (
    <>
      <pattern id="unjudged" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line class="review-hatch" y2="8" />
      </pattern>
      <path d={path.join('')} fill="url(#unjudged)" />
    </>
  );
}

interface ReachRun {
  readonly from: number;
  readonly reaches: readonly number[];
}

/** Moves that are judged and follow each other. */
export function runsOf(moves: readonly (JudgedMove | null)[]): readonly ReachRun[] {
  const runs: { from: number; reaches: number[] }[] = [];
  moves.forEach((move, number) => {
    if (move === null) return;
    const last = runs.at(-1);
    if (last !== undefined && last.from + last.reaches.length === number) last.reaches.push(move.reach);
    else runs.push({ from: number, reaches: [move.reach] });
  });
  return runs;
}

function Reach({ run: { from, reaches }, scale }: { readonly run: ReachRun; readonly scale: GraphScale }) {
  const line = reaches.map(
    (reach, i) => `${i === 0 ? 'M' : 'L'}${scale.left(from + i)},${scale.y(reach)}H${scale.left(from + i + 1)}`,
  );
  const path = line.join('');
  return (
    <>
      <linearGradient id="reach" x1="0" x2="0" y1="0" y2="1">
        <stop class="reach-top" offset="0" />
        <stop class="reach-floor" offset="1" />
      </linearGradient>
      <path class="review-area" d={`${path}V${scale.floor}H${scale.left(from)}Z`} fill="url(#reach)" />
      <path class="review-reach" d={path} />
    </>
  );
}
