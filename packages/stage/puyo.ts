import { type Event, landing as restOf, type Group, OJAMA, type State, VISIBLE_ROWS } from '@rensa/games/puyo';
import { type Actor, drawBodies, drawFaces, flying, held, landing } from './actors.ts';
import { atlasFor } from './atlas.ts';
import { Bodies, type Cast, castOf } from './bodies.ts';
import { drawBurst } from './burst.ts';
import type { Easel } from './easel.ts';
import type { Frame } from './frame.ts';
import type { Stand } from './layout.ts';
import type { Look } from './look.ts';
import { clamp, RIM_TICKS, shake } from './motion.ts';
import { drawNumeral } from './numeral.ts';
import { huesOf } from './palette.ts';
import { type Art, artOf, drawGlow, drawGroup, drawGroupFaces, drawRing } from './pop.ts';
import { isAbove, type Pose } from './pose.ts';
import { brightness, drawRays, frameGlows } from './rays.ts';
import { popProgress, Scene, TINT_TICKS } from './scene.ts';
import { Blinks, drawStares, type Sights, startledBy, targetsOf } from './stares.ts';
import { type Pen, stamp } from './surface.ts';
import { type View, viewOf, xOf, yOf } from './view.ts';
import { Backdrop, traceWell } from './well.ts';

const OWN_TINT = '#3F6CFF';
const MOST_SHAKE = 4;

/** Paints a game of Puyo. Keeps a scene of effects, which can be lost at the cost of a flicker. */
export class PuyoPainter {
  /** What the page calls things, in its language. */
  words = { chain: 'chain' };
  #look: Look;
  #ratio: number;
  #scene = new Scene();
  #blinks = new Blinks();
  #backdrop: Backdrop | undefined;
  #cross = '';
  readonly #bodies = new Bodies();
  #arts: { readonly groups: readonly Group[]; readonly atlas: object; readonly all: readonly Art[] } | undefined;

  constructor(look: Look, ratio: number) {
    this.#look = look;
    this.#ratio = ratio;
  }

  look(look: Look, ratio: number): void {
    this.#look = look;
    this.#ratio = ratio;
  }

  /** Forgets all effects. */
  settle(): void {
    this.#scene = new Scene();
    this.#blinks = new Blinks();
    this.#arts = undefined;
  }

  /** True while something still moves. */
  paint(pen: Pen, frame: Frame<State, Event>): boolean {
    const { layout, now, after } = frame;
    const full = this.#look.motion === 'full';
    const atlas = atlasFor(this.#look, layout.cell, this.#ratio);
    const view = this.#viewOf(layout);
    const bare = layout.kind === 'bare';
    const easel: Easel = { pen, atlas, view, now, full };
    const scene = this.#scene;
    scene.take(frame, full);
    const pose = scene.track.pose(frame, full);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalAlpha = 1;
    pen.clearRect(0, 0, view.width, view.height);
    if (!bare) this.#drawBackdrop(easel);
    pen.setTransform(1, 0, 0, 1, 0, this.#shake(easel));
    const standsOut = this.#drawBoard(easel, frame, pose);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    if (standsOut && !bare) fadeTop(easel);
    if (scene.numeral !== undefined) drawNumeral(easel, scene.numeral, this.words.chain);
    return scene.isMoving(now) || after.phase === 'pop' || (pose?.moving ?? false);
  }

  #viewOf(layout: Stand): View {
    const view = viewOf(layout, this.#ratio);
    const cross = huesOf(this.#look.palette, 1).base;
    const kept = this.#backdrop;
    if (kept !== undefined && cross === this.#cross && same(kept.view, view)) return kept.view;
    this.#backdrop = new Backdrop(view, cross);
    this.#cross = cross;
    return view;
  }

  #drawBackdrop(easel: Easel): void {
    const { tint, blow } = this.#scene;
    const color = (cell: number): string => (cell === 0 ? OWN_TINT : easel.atlas.hues(cell).glow);
    const t = clamp((easel.now - tint.start) / TINT_TICKS);
    this.#backdrop?.draw(easel.pen, color(tint.from), color(tint.to), t);
    if (blow === undefined || !easel.full) return;
    const bright = brightness(blow, easel.now);
    if (frameGlows(blow) && bright > 0) this.#backdrop?.glow(easel.pen, easel.atlas.hues(blow.color).glow, bright);
  }

  #shake({ view, now, full }: Easel): number {
    const { blow } = this.#scene;
    if (blow === undefined || !full) return 0;
    const most = MOST_SHAKE * view.ratio;
    return Math.round(clamp(shake(blow.link, now - blow.start) * view.pitch, -most, most));
  }

  /** True when something stands out of the field at its top. */
  #drawBoard(easel: Easel, frame: Frame<State, Event>, pose: Pose | undefined): boolean {
    const { after } = frame;
    const scene = this.#scene;
    const above = pose !== undefined && isAbove(pose.pair, VISIBLE_ROWS);
    const p = popProgress(frame);
    const arts = this.#artsOf(easel, after);
    const cast = castOf(after.board, scene, absentFrom(after, scene, above), easel);
    const actors = this.#actors(easel);
    const hand = pose === undefined ? [] : held(easel, pose);
    if (easel.full) this.#drawBeneath(easel, arts, p);
    if (pose !== undefined && this.#look.ghost) drawGhost(easel, after, pose);
    this.#bodies.draw(easel, cast);
    drawBodies(easel, actors);
    for (const art of arts) drawGroup(easel, art, p);
    drawBodies(easel, hand);
    drawStares(easel, cast, this.#sights(frame, cast, pose));
    drawFaces(easel, actors);
    for (const art of arts) drawGroupFaces(easel, art, p);
    drawFaces(easel, hand);
    if (!easel.full) this.#drawRims(easel);
    return [...actors, ...hand].some((actor) => standsOut(actor, easel.view));
  }

  /** Glow and bursts stay inside the well. */
  #drawBeneath(easel: Easel, arts: readonly Art[], p: number): void {
    const { pen, view } = easel;
    const { bursts, blow } = this.#scene;
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
  #actors(easel: Easel): Actor[] {
    const { flights, landings } = this.#scene;
    const down = easel.full ? landings.map((landed) => landing(easel, landed)) : [];
    return [...down, ...flights.map((flight) => flying(easel, flight))];
  }

  #artsOf({ atlas }: Easel, { phase, groups }: State): readonly Art[] {
    if (phase !== 'pop') return [];
    if (this.#arts?.groups === groups && this.#arts.atlas === atlas) return this.#arts.all;
    const ojama = this.#scene.ojama.map((index) => ({ color: OJAMA, cells: [index] }));
    const all = [...ojama, ...groups].map((group) => artOf(atlas, group));
    this.#arts = { groups, atlas, all };
    return all;
  }

  #sights(frame: Frame<State, Event>, cast: Cast, pose: Pose | undefined): Sights {
    const { after, now } = frame;
    const popping = after.phase === 'pop';
    const playing = pose !== undefined && this.#look.motion === 'full';
    return {
      targets: targetsOf(after, this.#scene, pose, now),
      startled: popping ? startledBy(after.groups, popProgress(frame)) : new Set(),
      blinking: playing ? this.#blinks.now(cast, now) : new Set(),
    };
  }

  /** Reduced motion: what has landed is outlined for a moment. */
  #drawRims(easel: Easel): void {
    const { pen, now } = easel;
    for (const landed of this.#scene.landings) {
      pen.globalAlpha = clamp(1 - (now - landed.start) / RIM_TICKS);
      drawRing(easel, landed);
    }
    pen.globalAlpha = 1;
  }
}

function same(a: View, b: View): boolean {
  return (
    a.pitch === b.pitch &&
    a.ratio === b.ratio &&
    a.width === b.width &&
    a.height === b.height &&
    a.field.x === b.field.x &&
    a.field.y === b.field.y
  );
}

function absentFrom(state: State, scene: Scene, above: boolean): { cells: Set<number>; rows: number; popRows: number } {
  const shown = state.phase === 'pop' ? [...state.groups.flatMap(({ cells }) => cells), ...scene.ojama] : [];
  return { cells: new Set(shown), rows: VISIBLE_ROWS + (above ? 1 : 0), popRows: state.rules.popRows };
}

function drawGhost({ pen, atlas, view }: Easel, { board }: State, { pair, axis, child }: Pose): void {
  const rest = restOf(board, pair);
  for (const [color, { row, col }, from] of [
    [pair.axis, rest.axis, axis],
    [pair.child, rest.child, child],
  ] as const) {
    if (row < VISIBLE_ROWS && from.row - row > 0.5) stamp(pen, atlas.ghost(color), xOf(view, col), yOf(view, row));
  }
}

function standsOut({ faces }: Actor, { field }: View): boolean {
  return faces.some(({ y }) => y < field.y);
}

/** What is above the well fades out towards the top of the canvas. */
function fadeTop({ pen, view }: Easel): void {
  const { y } = view.field;
  const veil = pen.createLinearGradient(0, 0, 0, y);
  veil.addColorStop(0, 'rgb(0 0 0 / 1)');
  veil.addColorStop(0.9, 'rgb(0 0 0 / 0)');
  pen.globalCompositeOperation = 'destination-out';
  pen.fillStyle = veil;
  pen.fillRect(0, 0, view.width, y);
  pen.globalCompositeOperation = 'source-over';
}
