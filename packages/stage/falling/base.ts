// How a falling game is painted: the well, what happens in it, and the chain's number over it.

import { atlasFor } from '../canvas/atlas.ts';
import type { Easel } from './context.ts';
import type { Frame } from './painter.ts';
import type { Stand } from './layout.ts';
import type { Look } from '../canvas/look.ts';
import { clamp } from '../canvas/curves.ts';
import { shake } from './motion.ts';
import { drawNumeral } from './numeral.ts';
import type { Hand, Pose } from './pose.ts';
import { brightness, frameGlows } from './rays.ts';
import { type Scene, TINT_TICKS } from './scene.ts';
import type { Pen } from '../canvas/surface.ts';
import { type View, viewOf } from './view.ts';
import { Backdrop, type Vessel } from './well.ts';

const MOST_SHAKE = 4;

/** What a game's field looks like. */
export interface Decor {
  /** The light from its floor. */
  readonly tint: string;
  readonly vessel: Vessel;
  /** What is drawn on it, and a key that changes with that. */
  readonly sign: (look: Look) => { readonly key: string; readonly draw: (pen: Pen, view: View) => void };
}

/** Keeps a scene of effects, which can be lost at the cost of a flicker. */
export abstract class Painter<State extends Hand, Event, Show extends Scene<State, Event>> {
  /** What the page calls things, in its language. */
  words = { chain: 'chain' };
  protected looks: Look;
  protected scene: Show;
  readonly #begin: () => Show;
  readonly #decor: Decor;
  #ratio: number;
  #backdrop: { readonly drawn: Backdrop; readonly key: string } | undefined;

  constructor(looks: Look, ratio: number, begin: () => Show, decor: Decor) {
    this.looks = looks;
    this.#ratio = ratio;
    this.#begin = begin;
    this.#decor = decor;
    this.scene = begin();
  }

  /** True when something stands out of the field at its top. */
  protected abstract drawBoard(easel: Easel, frame: Frame<State, Event>, pose: Pose | undefined): boolean;

  /** Does the state itself go on changing its picture? */
  protected abstract isShowing(state: State): boolean;

  /** What the player holds, as it is followed from picture to picture. */
  protected handOf(state: State): Hand {
    return state;
  }

  look(look: Look, ratio: number): void {
    this.looks = look;
    this.#ratio = ratio;
  }

  /** Forgets all effects. */
  settle(): void {
    this.scene = this.#begin();
  }

  /** True while something still moves. */
  paint(pen: Pen, frame: Frame<State, Event>): boolean {
    const { layout, now, before, after } = frame;
    const full = this.looks.motion === 'full';
    const atlas = atlasFor(this.looks, layout.cell, this.#ratio);
    const view = this.#viewOf(layout);
    const bare = layout.kind === 'bare';
    const easel: Easel = { pen, atlas, view, now, full };
    const { scene } = this;
    scene.take(frame, full);
    const pose = scene.track.pose({ ...frame, before: this.handOf(before), after: this.handOf(after) }, full);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalAlpha = 1;
    if (bare) pen.clearRect(0, 0, view.width, view.height);
    else this.#drawBackdrop(easel);
    pen.setTransform(1, 0, 0, 1, 0, this.#shake(easel));
    const standsOut = this.drawBoard(easel, frame, pose);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    if (standsOut && !bare) fadeTop(easel);
    if (scene.numeral !== undefined) drawNumeral(easel, scene.numeral, this.words.chain);
    return scene.isMoving(now) || this.isShowing(after) || (pose?.moving ?? false);
  }

  #viewOf(layout: Stand): View {
    const view = viewOf(layout, this.#ratio);
    const { key, draw } = this.#decor.sign(this.looks);
    const kept = this.#backdrop;
    if (kept !== undefined && key === kept.key && same(kept.drawn.view, view)) return kept.drawn.view;
    this.#backdrop = { drawn: new Backdrop(view, this.#decor.vessel, draw), key };
    return view;
  }

  #drawBackdrop(easel: Easel): void {
    const { tint, blow } = this.scene;
    const backdrop = this.#backdrop?.drawn;
    const color = (cell: number): string => (cell === 0 ? this.#decor.tint : easel.atlas.hues(cell).glow);
    const t = clamp((easel.now - tint.start) / TINT_TICKS);
    backdrop?.draw(easel.pen, color(tint.from), color(tint.to), t);
    if (blow === undefined || !easel.full) return;
    const bright = brightness(blow, easel.now);
    if (frameGlows(blow) && bright > 0) backdrop?.glow(easel.pen, easel.atlas.hues(blow.color).glow, bright);
  }

  #shake({ view, now, full }: Easel): number {
    const { blow } = this.scene;
    if (blow === undefined || !full) return 0;
    const most = MOST_SHAKE * view.ratio;
    return Math.round(clamp(shake(blow.link, now - blow.start) * view.pitch, -most, most));
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
