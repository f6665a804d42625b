// Paints a falling game: the well, the pieces and effects in it, and the chain's number over it.

import type { FallingTypes } from '@rensa/games/falling';
import { atlasFor } from '../canvas/atlas.ts';
import { clamp } from '../canvas/curves.ts';
import type { Look } from '../canvas/look.ts';
import type { Pen } from '../canvas/surface.ts';
import { drawAllClear, drawBonusDue } from './allclear.ts';
import type { DrawContext } from './context.ts';
import { dangerOf, drawDanger, type LossPlace } from './danger.ts';
import { drawEntering } from './entry.ts';
import { ageOf, type BoardEnd, endTint, frameBrightness, HOP_AT, hopOf, hopScale, isEnding } from './finale.ts';
import { type BoardHint, drawHint } from './hint.ts';
import type { BoardLayout } from './layout.ts';
import { shake } from './motion.ts';
import { drawNumeral } from './numeral.ts';
import type { Burst } from './burst.ts';
import type { BoardWords, Frame, Painter } from './frame.ts';
import { PointedPair } from './pointed.ts';
import { drawParty, drawVerdict, partyOn } from './party.ts';
import type { PairPose } from './pose.ts';
import { brightness, frameGlows } from './rays.ts';
import { type FallingScene, TINT_TICKS } from './scene.ts';
import { type BoardView, viewOf } from './view.ts';
import { Backdrop, type Vessel } from './well.ts';

/** CSS pixels. */
const MAX_SHAKE = 4;
/** Link of a chain that shakes a board as much as less than a row of garbage does; each row counts as one link more. */
const THUD_LINK = 3;

/** Look of a game's field. */
export interface FieldStyle<State> {
  /** Color of the light from its floor. */
  readonly tint: string;
  readonly vessel: Vessel;
  /** True if a new piece has its room above the field. */
  readonly neck?: boolean;
  /** Drawing on the field, and a key that changes with it. */
  readonly sign: (
    look: Look,
    state: State,
  ) => { readonly key: string; readonly draw: (pen: Pen, view: BoardView) => void };
}

/** Painter of a falling game. It keeps a scene of effects, which can be lost at the cost of a flicker. */
export abstract class FallingPainter<G extends FallingTypes, Scene extends FallingScene<G>> implements Painter<G> {
  words: BoardWords = { chain: 'chain', allClear: 'all clear' };
  pointed = false;
  hint: BoardHint | undefined;
  protected look: Look;
  protected scene: Scene;
  protected end: BoardEnd | undefined;
  #party: readonly Burst[] = [];
  readonly #begin: () => Scene;
  readonly #field: FieldStyle<G['state']>;
  readonly #pointedPair = new PointedPair();
  #ratio: number;
  #backdrop: { readonly drawn: Backdrop; readonly key: string } | undefined;

  constructor(look: Look, ratio: number, begin: () => Scene, field: FieldStyle<G['state']>) {
    this.look = look;
    this.#ratio = ratio;
    this.#begin = begin;
    this.#field = field;
    this.scene = begin();
  }

  /** Draws everything but the pair. Returns whether something is above the field. */
  protected abstract drawBoard(context: DrawContext, frame: Frame<G>, pose: PairPose | undefined): boolean;

  /** Draws the pair that the player holds. */
  protected abstract drawPair(context: DrawContext, state: G['state'], pose: PairPose): void;

  /** True if the next chain gets a bonus for a field emptied before. */
  protected isBonusDue(_state: G['state']): boolean {
    return false;
  }

  /** Place where the game is lost. */
  protected abstract lossPlace(state: G['state']): LossPlace;

  /** Draws the sign of the place of loss, stronger than the field shows it; `strength` is from 0 to 1. */
  protected drawLossSign(_context: DrawContext, _state: G['state'], _strength: number): void {}

  /** True if the picture goes on changing with the state alone. */
  protected abstract isShowing(state: G['state']): boolean;

  setLook(look: Look, ratio: number): void {
    this.look = look;
    this.#ratio = ratio;
  }

  settle(): void {
    this.scene = this.#begin();
    this.end = undefined;
    this.#party = [];
  }

  finish(end: BoardEnd): void {
    this.end = end;
  }

  paint(pen: Pen, frame: Frame<G>): boolean {
    const { layout, now, after } = frame;
    const full = this.look.motion === 'full';
    const atlas = atlasFor(this.look, layout.cell, this.#ratio);
    const view = this.#viewOf(layout, after);
    const bare = layout.kind === 'bare';
    const context: DrawContext = { pen, atlas, view, now, full };
    const { scene } = this;
    scene.take(frame, full);
    const pose = scene.poseOf(frame, full);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalAlpha = 1;
    if (bare) pen.clearRect(0, 0, view.width, view.height);
    else this.#drawBackdrop(context);
    if (!bare) this.#drawDanger(context, after);
    this.#drawAllClear(context, after);
    if (this.end !== undefined) this.#celebrate(context, this.end, after);
    if (this.hint !== undefined) drawHint(context, this.hint, heightOf(after, view));
    const hopping = this.#move(context);
    const above = this.drawBoard(context, frame, pose);
    if (!hopping) pen.setTransform(1, 0, 0, 1, 0, 0);
    if (above && !bare) fadeTop(context);
    this.drawAbove(context, after);
    if (pose !== undefined) {
      if (this.pointed) this.#pointedPair.draw(context, pose, (shadow) => this.drawPair(shadow, after, pose));
      this.#drawPair(context, after, pose, bare);
    }
    pen.setTransform(1, 0, 0, 1, 0, 0);
    if (scene.numeral !== undefined) drawNumeral(context, scene.numeral, this.words.chain);
    const { end } = this;
    if (end?.word !== undefined) drawVerdict(context, end.word, after.board, end);
    const ending = end !== undefined && isEnding(end, now, full);
    return scene.isMoving(now) || this.isShowing(after) || (pose?.moving ?? false) || ending;
  }

  /** Draws the danger of a game that goes on, and the place of loss of one that is lost. */
  #drawDanger(context: DrawContext, state: G['state']): void {
    const lost = this.end?.kind === 'lost';
    const over = this.end !== undefined || state.phase === 'over';
    const danger = over ? 0 : dangerOf(state.board, context.view.cols, this.lossPlace(state));
    drawDanger(context, danger);
    if (lost || danger > 0) this.drawLossSign(context, state, lost ? 1 : danger);
  }

  /** Moves the board by what shakes it, or makes the stack hop with all that belongs to it. Returns whether it hops. */
  #move(context: DrawContext): boolean {
    const { pen, view, now, full } = context;
    const { end } = this;
    if (!full || end === undefined || !this.hops(end)) {
      pen.setTransform(1, 0, 0, 1, 0, this.#shake(context));
      return false;
    }
    const ticks = ageOf(end, now) - HOP_AT;
    const { x, y } = hopScale(ticks);
    const [middle, floor] = [view.field.x + view.field.width / 2, view.field.y + view.field.height];
    pen.setTransform(x, 0, 0, y, middle * (1 - x), floor * (1 - y) - hopOf(ticks) * view.pitch);
    return true;
  }

  /** True if the whole stack hops at such an end. */
  protected hops({ kind }: BoardEnd): boolean {
    return kind !== 'lost';
  }

  #celebrate(context: DrawContext, end: BoardEnd, { board }: G['state']): void {
    if (end.word === undefined || !context.full) return;
    if (this.#party.length === 0) this.#party = partyOn(board, context, end);
    drawParty(context, this.#party);
  }

  /** Draws what is above the field and is not faded. */
  protected drawAbove(_context: DrawContext, _state: G['state']): void {}

  #drawAllClear(context: DrawContext, state: G['state']): void {
    const { allClear } = this.scene;
    const due = this.isBonusDue(state);
    if (allClear !== undefined) drawAllClear(context, allClear, this.words.allClear, due);
    else if (due) drawBonusDue(context, this.words.allClear);
  }

  /** Draws the pair after everything else above the field has been faded, because the pair is not. */
  #drawPair(context: DrawContext, state: G['state'], pose: PairPose, bare: boolean): void {
    const draw = (): void => this.drawPair(context, state, pose);
    if (bare || this.#field.neck === true) draw();
    else drawEntering(context, pose, draw);
  }

  #viewOf(layout: BoardLayout, state: G['state']): BoardView {
    const view = viewOf(layout, this.#ratio);
    const { contrast } = this.look;
    const { key: sign, draw } = this.#field.sign(this.look, state);
    const key = `${sign} ${contrast}`;
    const kept = this.#backdrop;
    if (kept !== undefined && key === kept.key && same(kept.drawn.view, view)) return kept.drawn.view;
    this.#backdrop = { drawn: new Backdrop(view, this.#field.vessel, draw, contrast), key };
    return view;
  }

  #drawBackdrop(context: DrawContext): void {
    const { flare } = this.scene;
    const tint = this.end === undefined ? this.scene.tint : endTint(this.end, this.scene.tint, context.full);
    const backdrop = this.#backdrop?.drawn;
    const color = (cell: number): string => (cell === 0 ? this.#field.tint : context.atlas.hues(cell).glow);
    const t = clamp((context.now - tint.start) / TINT_TICKS);
    backdrop?.draw(context.pen, color(tint.from), color(tint.to), t);
    const red = this.end === undefined ? 0 : frameBrightness(this.end, context.now, context.full);
    if (red > 0) backdrop?.glow(context.pen, context.atlas.hues(1).glow, red);
    if (flare === undefined || !context.full) return;
    const bright = brightness(flare, context.now);
    if (frameGlows(flare) && bright > 0) backdrop?.glow(context.pen, context.atlas.hues(flare.color).glow, bright);
  }

  #shake({ view, now, full }: DrawContext): number {
    const { flare, thud } = this.scene;
    if (!full) return 0;
    const byLink = flare === undefined ? 0 : shake(flare.link, now - flare.start);
    const byGarbage = thud === undefined ? 0 : shake(THUD_LINK + thud.rows, now - thud.start);
    const max = MAX_SHAKE * view.ratio;
    return Math.round(clamp((byLink + byGarbage) * view.pitch, -max, max));
  }
}

function same(a: BoardView, b: BoardView): boolean {
  return (
    a.pitch === b.pitch &&
    a.ratio === b.ratio &&
    a.width === b.width &&
    a.height === b.height &&
    a.field.x === b.field.x &&
    a.field.y === b.field.y
  );
}

/** Rows up to the highest piece at rest. */
function heightOf({ board }: FallingTypes['state'], { cols }: BoardView): number {
  return Math.ceil((board.findLastIndex((cell) => cell !== 0) + 1) / cols);
}

/** Fades everything above the well out toward the top of the canvas. */
function fadeTop({ pen, view }: DrawContext): void {
  const { y } = view.field;
  const veil = pen.createLinearGradient(0, 0, 0, y);
  veil.addColorStop(0, 'rgb(0 0 0 / 1)');
  veil.addColorStop(0.9, 'rgb(0 0 0 / 0)');
  pen.globalCompositeOperation = 'destination-out';
  pen.fillStyle = veil;
  pen.fillRect(0, 0, view.width, y);
  pen.globalCompositeOperation = 'source-over';
}
