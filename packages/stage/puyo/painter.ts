import {
  type Event,
  type Group,
  landing as restOf,
  OJAMA,
  type Pair,
  SPAWN_COL,
  type State,
  VISIBLE_ROWS,
} from '@rensa/games/puyo';
import { type Actor, drawBodies, standsOut } from '../falling/moving.ts';
import { type Art, drawArt, drawGlow } from '../falling/clearing.ts';
import { drawBurst } from '../falling/burst.ts';
import type { Easel } from '../falling/context.ts';
import type { Frame } from '../falling/painter.ts';
import type { Look } from '../canvas/look.ts';
import { clamp } from '../canvas/curves.ts';
import { RIM_TICKS } from '../falling/motion.ts';
import { type Decor, Painter } from '../falling/base.ts';
import { fade, huesOf } from '../canvas/palette.ts';
import { isAbove, type Pose } from '../falling/pose.ts';
import { drawRays } from '../falling/rays.ts';
import { type Pen, stamp } from '../canvas/surface.ts';
import { type View, xOf, yOf } from '../falling/view.ts';
import { traceWell, WELL } from '../falling/well.ts';
import { Bodies, type Cast, castOf } from './resting.ts';
import { ghostOf } from './pieces.ts';
import { artOf, drawGroupFaces, drawRing } from './pop.ts';
import { drawFaces, flying, held, landing, type Puppet } from './moving.ts';
import { popProgress, PuyoScene } from './scene.ts';
import { Blinks, drawStares, type Sights, startledBy, targetsOf } from './eyes.ts';

const DECOR: Decor = {
  tint: '#3F6CFF',
  vessel: WELL,
  sign: ({ palette }) => {
    const { base } = huesOf(palette, 1);
    return { key: base, draw: (pen, view) => drawCross(pen, view, base) };
  },
};

/** Paints a game of Puyo. */
export class PuyoPainter extends Painter<State, Event, PuyoScene> {
  #blinks = new Blinks();
  readonly #bodies = new Bodies();
  #arts: { readonly groups: readonly Group[]; readonly atlas: object; readonly all: readonly Art[] } | undefined;

  constructor(look: Look, ratio: number) {
    super(look, ratio, () => new PuyoScene(), DECOR);
  }

  override settle(): void {
    super.settle();
    this.#blinks = new Blinks();
    this.#arts = undefined;
  }

  protected isShowing({ phase }: State): boolean {
    return phase === 'pop';
  }

  protected drawBoard(easel: Easel, frame: Frame<State, Event>, pose: Pose | undefined): boolean {
    const { after } = frame;
    const { scene } = this;
    const above = pose !== undefined && isAbove(pose.pair, VISIBLE_ROWS);
    const p = popProgress(frame);
    const arts = this.#artsOf(easel, after);
    const cast = castOf(after.board, scene, absentFrom(after, scene, above), easel);
    const actors = this.#actors(easel);
    const hand = pose === undefined ? [] : held(easel, pose);
    if (easel.full) this.#drawBeneath(easel, arts, p);
    if (pose !== undefined && this.looks.ghost) drawGhost(easel, after, pose);
    this.#bodies.draw(easel, cast);
    drawBodies(easel, actors);
    for (const art of arts) drawArt(easel, art, p);
    drawBodies(easel, hand);
    drawStares(easel, cast, this.#sights(frame, cast, pose));
    drawFaces(easel, actors);
    for (const art of arts) drawGroupFaces(easel, art, p);
    drawFaces(easel, hand);
    if (!easel.full) this.#drawRims(easel);
    return [...actors, ...hand].some((actor: Actor) => standsOut(actor, easel.view));
  }

  /** Glow and bursts stay inside the well. */
  #drawBeneath(easel: Easel, arts: readonly Art[], p: number): void {
    const { pen, view } = easel;
    const { bursts, blow } = this.scene;
    if (arts.length + bursts.length === 0 && blow === undefined) return;
    pen.save();
    traceWell(pen, view, -1);
    pen.clip();
    if (blow !== undefined) drawRays(easel, blow);
    for (const art of arts) drawGlow(easel, art, p);
    for (const burst of bursts) drawBurst(easel, burst);
    pen.restore();
  }

  /** Lumps in the air or just down. Under reduced motion what is down is at rest. */
  #actors(easel: Easel): Puppet[] {
    const { flights, landings } = this.scene;
    const down = easel.full ? landings.map((landed) => landing(easel, landed)) : [];
    return [...down, ...flights.map((flight) => flying(easel, flight))];
  }

  #artsOf({ atlas }: Easel, { phase, groups }: State): readonly Art[] {
    if (phase !== 'pop') return [];
    if (this.#arts?.groups === groups && this.#arts.atlas === atlas) return this.#arts.all;
    const ojama = this.scene.ojama.map((index) => ({ color: OJAMA, cells: [index] }));
    const all = [...ojama, ...groups].map((group) => artOf(atlas, group));
    this.#arts = { groups, atlas, all };
    return all;
  }

  #sights(frame: Frame<State, Event>, cast: Cast, pose: Pose | undefined): Sights {
    const { after, now } = frame;
    const popping = after.phase === 'pop';
    const playing = pose !== undefined && this.looks.motion === 'full';
    return {
      targets: targetsOf(after, this.scene, pose, now),
      startled: popping ? startledBy(after.groups, popProgress(frame)) : new Set(),
      blinking: playing ? this.#blinks.now(cast, now) : new Set(),
    };
  }

  /** Reduced motion: what has landed is outlined for a moment. */
  #drawRims(easel: Easel): void {
    const { pen, now } = easel;
    for (const landed of this.scene.landings) {
      pen.globalAlpha = clamp(1 - (now - landed.start) / RIM_TICKS);
      drawRing(easel, landed);
    }
    pen.globalAlpha = 1;
  }
}

function absentFrom(
  state: State,
  scene: PuyoScene,
  above: boolean,
): { cells: Set<number>; rows: number; popRows: number } {
  const shown = state.phase === 'pop' ? [...state.groups.flatMap(({ cells }) => cells), ...scene.ojama] : [];
  return { cells: new Set(shown), rows: VISIBLE_ROWS + (above ? 1 : 0), popRows: state.rules.popRows };
}

function drawGhost({ pen, atlas, view }: Easel, state: State, { axis, child }: Pose): void {
  const pair = state.pair as Pair;
  const rest = restOf(state.board, pair);
  for (const [color, { row, col }, from] of [
    [pair.axis, rest.axis, axis],
    [pair.child, rest.child, child],
  ] as const) {
    if (row < VISIBLE_ROWS && from.row - row > 0.5) stamp(pen, ghostOf(atlas, color), xOf(view, col), yOf(view, row));
  }
}

/** Where the game is lost. */
function drawCross(pen: Pen, view: View, color: string): void {
  const [x, y] = [xOf(view, SPAWN_COL), yOf(view, VISIBLE_ROWS - 1)];
  const arm = 0.14 * view.pitch;
  pen.strokeStyle = fade(color, 0.4);
  pen.lineWidth = 0.055 * view.pitch;
  pen.lineCap = 'round';
  pen.beginPath();
  for (const slope of [1, -1]) {
    pen.moveTo(x - arm, y - arm * slope);
    pen.lineTo(x + arm, y + arm * slope);
  }
  pen.stroke();
}
