import {
  COLS,
  DIAMOND,
  type Event,
  landing as restOf,
  type Pair,
  SPAWN_COL,
  type State,
  VISIBLE_ROWS,
} from '@rensa/games/gems';
import { type Actor, drawBodies, faller, halves, lander, type SpriteOf, standsOut } from '../falling/moving.ts';
import { drawGlow, RESTING, stampCrisp } from '../falling/clearing.ts';
import type { Easel } from '../falling/context.ts';
import type { Lump } from '../falling/block.ts';
import type { Frame } from '../falling/painter.ts';
import { Layer } from '../falling/layer.ts';
import type { Look } from '../canvas/look.ts';
import { clamp } from '../canvas/curves.ts';
import { BURST_AT, nudge, RIM_TICKS } from '../falling/motion.ts';
import { type Decor, Painter } from '../falling/base.ts';
import { fade } from '../canvas/palette.ts';
import { hung } from '../canvas/point.ts';
import { isAbove, type Pose } from '../falling/pose.ts';
import { drawRays } from '../falling/rays.ts';
import { shownFor } from '../falling/scene.ts';
import { type Pen, stamp } from '../canvas/surface.ts';
import { type View, xOf, yOf } from '../falling/view.ts';
import { traceWell, WELL } from '../falling/well.ts';
import { below, nameOf } from './blocks.ts';
import { ghostOf } from './ghost.ts';
import { haloOf, pieceOf } from './pieces.ts';
import { GemsScene, type Wreck } from './scene.ts';
import { drawShards } from './shard.ts';
import { drawSweep } from './sweep.ts';
import { drawRuins, ringOf, type Ruin, ruinsOf } from './breaking.ts';

const ALLEY_ROWS = 7;
const ALLEY_LIGHT = 0.09;
const DECOR: Decor = { tint: '#22BFA8', vessel: WELL, sign: () => ({ key: 'alley', draw: drawAlley }) };

/** Paints a game of Gems. */
export class GemsPainter extends Painter<State, Event, GemsScene> {
  readonly #layer = new Layer();
  #ruins: { readonly wreck: Wreck; readonly atlas: object; readonly all: readonly Ruin[] } | undefined;

  constructor(look: Look, ratio: number) {
    super(look, ratio, () => new GemsScene(), DECOR);
  }

  override settle(): void {
    super.settle();
    this.#ruins = undefined;
  }

  /** The edge of a diamond turns as long as the game goes on. */
  protected isShowing({ phase, pair, board }: State): boolean {
    if (phase === 'clear') return true;
    const diamond = pair?.axis === DIAMOND || pair?.child === DIAMOND || board.includes(DIAMOND);
    return diamond && phase !== 'over' && this.looks.motion === 'full';
  }

  protected drawBoard(easel: Easel, frame: Frame<State, Event>, pose: Pose | undefined): boolean {
    const { after, mix } = frame;
    const { clearTicks } = after.rules;
    const p = shownFor(clearTicks, after.timer, mix);
    const spriteOf: SpriteOf = (cell, points) => pieceOf(easel.atlas, cell, points, easel.full ? easel.now : 0);
    const ruins = this.#ruinsOf(easel, after);
    const resting = this.#resting(after, pose);
    const actors = this.#actors(easel, spriteOf);
    const hand = pose === undefined ? [] : halves(easel, pose, spriteOf);
    if (easel.full) this.#drawBeneath(easel, ruins, p);
    drawHalos(easel, [...actors, ...hand, ...(p < BURST_AT ? placesOf(easel, ruins) : [])]);
    this.#drawResting(easel, resting, spriteOf);
    if (pose !== undefined && this.looks.ghost) drawGhost(easel, after, pose);
    drawBodies(easel, actors);
    for (const sweep of this.scene.sweeps) drawSweep(easel, sweep);
    drawRuins(easel, ruins, p, clearTicks);
    drawBodies(easel, hand);
    if (!easel.full) this.#drawRims(easel);
    return [...actors, ...hand].some((actor) => standsOut(actor, easel.view));
  }

  /** Gems where the board has them. */
  #resting({ phase }: State, pose: Pose | undefined): Lump[] {
    const { lumps, flights, landings, wreck } = this.scene;
    const moving = this.looks.motion === 'full' ? [...flights, ...landings] : flights;
    const apart = new Set(moving.flatMap(({ cells }) => cells));
    if (phase === 'clear') for (const index of wreck?.kinds.keys() ?? []) apart.add(index);
    const above = pose !== undefined && isAbove(pose.pair, VISIBLE_ROWS);
    const seen = below(lumps, VISIBLE_ROWS + (above ? 1 : 0));
    return seen.filter(({ cells }) => !cells.some((index) => apart.has(index)));
  }

  /** Gems in the air or just down. Under reduced motion what is down is at rest. */
  #actors(easel: Easel, spriteOf: SpriteOf): Actor[] {
    const { flights, landings } = this.scene;
    const down = easel.full ? landings.map((landed) => lander(easel, landed, spriteOf)) : [];
    return [...down, ...flights.map((flight) => faller(easel, flight, spriteOf))];
  }

  /** What does not move is one picture; diamonds turn and what is nudged is shifted, so they are not in it. */
  #drawResting(easel: Easel, resting: readonly Lump[], spriteOf: SpriteOf): void {
    const nudged = easel.full ? this.#nudged(easel.now) : new Map<number, number>();
    const isLive = ({ cell, cells }: Lump): boolean =>
      cell === DIAMOND || (cells.length === 1 && nudged.has(cells[0] as number));
    const still = resting.filter((lump) => !isLive(lump));
    const codes = still.map((lump) => `${lump.cell}:${nameOf(lump)}`).join(' ');
    this.#layer.draw(easel, codes, (pen) => drawLumps({ ...easel, pen }, still, spriteOf));
    for (const lump of resting.filter(isLive)) {
      drawLumps(easel, [lump], spriteOf, nudged.get(lump.cells[0] as number));
    }
  }

  /** Cells beside a landing, and how far they are pushed aside. */
  #nudged(now: number): Map<number, number> {
    const moved = new Map<number, number>();
    for (const { cells, start, strength } of this.scene.landings) {
      const push = nudge(now - start) * strength;
      if (push === 0) continue;
      for (const index of cells) {
        if (index % COLS > 0) moved.set(index - 1, -push);
        if (index % COLS < COLS - 1) moved.set(index + 1, push);
      }
    }
    return moved;
  }

  #ruinsOf(easel: Easel, { phase }: State): readonly Ruin[] {
    const { atlas } = easel;
    const { wreck, lumps } = this.scene;
    if (phase !== 'clear' || wreck === undefined) return [];
    if (this.#ruins?.wreck === wreck && this.#ruins.atlas === atlas) return this.#ruins.all;
    const all = ruinsOf(easel, wreck, below(lumps, VISIBLE_ROWS));
    this.#ruins = { wreck, atlas, all };
    return all;
  }

  /** Glow and shards stay inside the well. */
  #drawBeneath(easel: Easel, ruins: readonly Ruin[], p: number): void {
    const { pen, view } = easel;
    const { bursts, blow } = this.scene;
    if (ruins.length + bursts.length === 0 && blow === undefined) return;
    pen.save();
    traceWell(pen, view, -1);
    pen.clip();
    if (blow !== undefined) drawRays(easel, blow);
    for (const { art } of ruins) drawGlow(easel, art, p);
    for (const burst of bursts) drawShards(easel, burst);
    pen.restore();
  }

  /** Reduced motion: what has landed is outlined for a moment. */
  #drawRims({ pen, atlas, view, now }: Easel): void {
    for (const { cell, cells, start } of this.scene.landings) {
      const { first, points } = hung(cells, COLS);
      pen.globalAlpha = clamp(1 - (now - start) / RIM_TICKS);
      stampCrisp(pen, ringOf(atlas, cell, points), xOf(view, first.x), yOf(view, first.y), RESTING);
    }
    pen.globalAlpha = 1;
  }
}

/** Halos first: they lie beneath all gems. */
function drawLumps({ pen, atlas, view }: Easel, lumps: readonly Lump[], spriteOf: SpriteOf, cols = 0): void {
  const all = lumps.map(({ cell, cells }) => ({ cell, ...hung(cells, COLS) }));
  for (const { cell, first } of all) {
    const halo = haloOf(atlas, cell);
    if (halo !== undefined) stamp(pen, halo, xOf(view, first.x), yOf(view, first.y));
  }
  for (const { cell, first, points } of all) {
    stamp(pen, spriteOf(cell, points), xOf(view, first.x + cols), yOf(view, first.y));
  }
}

/** A gem somewhere on the canvas. */
type Placed = Pick<Actor, 'cell' | 'x' | 'y'>;

function placesOf({ view }: Easel, ruins: readonly Ruin[]): Placed[] {
  return ruins.map(({ art }) => ({ cell: art.color, x: xOf(view, art.first.x), y: yOf(view, art.first.y) }));
}

function drawHalos({ pen, atlas }: Easel, gems: readonly Placed[]): void {
  for (const { cell, x, y } of gems) {
    const halo = haloOf(atlas, cell);
    if (halo !== undefined) stamp(pen, halo, x, y);
  }
}

function drawGhost({ pen, atlas, view }: Easel, state: State, { axis, child }: Pose): void {
  const pair = state.pair as Pair;
  const rest = restOf(state, pair);
  for (const [cell, { row, col }, from] of [
    [pair.axis, rest.axis, axis],
    [pair.child, rest.child, child],
  ] as const) {
    if (row < VISIBLE_ROWS && from.row - row > 0.5) stamp(pen, ghostOf(atlas, cell), xOf(view, col), yOf(view, row));
  }
}

/** The column that pieces come down, lit from above. */
function drawAlley(pen: Pen, view: View): void {
  const { field, pitch, ratio } = view;
  const [x, y] = [field.x + SPAWN_COL * pitch + ratio, field.y - 4 * ratio];
  const light = pen.createLinearGradient(0, y, 0, field.y + ALLEY_ROWS * pitch);
  light.addColorStop(0, fade('#ffffff', ALLEY_LIGHT));
  light.addColorStop(1, fade('#ffffff', 0));
  pen.fillStyle = light;
  pen.beginPath();
  pen.roundRect(x, y, pitch - 2 * ratio, ALLEY_ROWS * pitch, [9 * ratio, 9 * ratio, 0, 0]);
  pen.fill();
}
