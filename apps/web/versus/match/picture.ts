// The picture of a match beside its boards: a tray above each, and the lights that fly between them.

import type { GameTypes, Duel, DuelTypes, Side } from '@rensa/engine';
import {
  AttackScene,
  type AttackStyle,
  drawFlight,
  type FlightView,
  type Look,
  type MatchLayout,
  PALETTES,
  type Region,
  type TickView,
  type TrayWords,
} from '@rensa/painters';
import type { BoardPicture } from '../../run/seat.ts';

export interface MatchCanvases {
  readonly trays: readonly [HTMLCanvasElement, HTMLCanvasElement];
  /** Over everything. */
  readonly sky: HTMLCanvasElement;
}

const SEATS = [0, 1] as const;

export class MatchPicture<G extends GameTypes> implements BoardPicture<DuelTypes<G>> {
  readonly #canvases: MatchCanvases;
  readonly #style: AttackStyle<G>;
  readonly #scene: AttackScene<G>;
  #look: Look;
  #words: TrayWords = {};
  #layout: MatchLayout | undefined;
  #match: Duel<G['state']> | undefined;
  /** The content of each tray. */
  readonly #drawn: [string, string] = ['', ''];
  /** The regions where the sky was drawn. */
  #dirty: readonly Region[] = [];

  constructor(canvases: MatchCanvases, style: AttackStyle<G>, look: Look) {
    this.#canvases = canvases;
    this.#style = style;
    this.#look = look;
    this.#scene = new AttackScene(style);
  }

  setLook(look: Look, words: TrayWords): void {
    this.#look = look;
    this.#words = words;
    this.#drawn.fill('');
  }

  /** Sizes are CSS pixels. */
  place(layout: MatchLayout, width: number, height: number): void {
    this.#layout = layout;
    for (const seat of SEATS) resize(this.#canvases.trays[seat], layout.seats[seat].tray);
    resize(this.#canvases.sky, { x: 0, y: 0, width, height });
    this.#drawn.fill('');
  }

  show(match: Duel<G['state']>): void {
    this.#match = match;
    this.#scene.settle();
  }

  tick(view: TickView<DuelTypes<G>>): void {
    this.#match = view.after;
    this.#scene.take(view, this.#look.motion === 'full');
  }

  paint(_mix: number, now: number): boolean {
    if (this.#layout === undefined || this.#match === undefined) return false;
    for (const seat of SEATS) this.#paintTray(seat, this.#layout, this.#match, now);
    this.#paintSky(this.#layout, now);
    return this.#scene.isMoving(now);
  }

  paintStill(now: number): void {
    this.paint(1, now);
  }

  /** Only when it looks different. */
  #paintTray(seat: Side, layout: MatchLayout, match: Duel<G['state']>, now: number): void {
    const incoming = this.#scene.shown(match, seat);
    const bump = this.#scene.bump(seat, now);
    const key = `${incoming.now} ${incoming.later} ${incoming.kinds.join()} ${bump.toFixed(2)}`;
    if (key === this.#drawn[seat]) return;
    this.#drawn[seat] = key;
    const { width, height } = layout.seats[seat].tray;
    const ratio = window.devicePixelRatio;
    const pen = this.#canvases.trays[seat].getContext('2d');
    if (pen === null) return;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, height);
    this.#style.drawTray({ pen, look: this.#look, ratio, width, height, bump, words: this.#words }, incoming);
  }

  #paintSky(layout: MatchLayout, now: number): void {
    const { flights } = this.#scene;
    if (flights.length + this.#dirty.length === 0) return;
    const pen = this.#canvases.sky.getContext('2d');
    if (pen === null) return;
    const ratio = window.devicePixelRatio;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    for (const { x, y, width, height } of this.#dirty) pen.clearRect(x, y, width, height);
    const look = this.#look;
    const hues = PALETTES[look.palette];
    const { drawSent } = this.#style;
    const draw: FlightView['drawSent'] = drawSent && ((kind, place) => drawSent({ pen, look, ratio }, kind, place));
    this.#dirty = flights.flatMap((flight) => {
      const color = (hues[flight.color - 1] ?? hues[0])?.glow ?? '#ffffff';
      return drawFlight(pen, flight, { layout, now, color, drawSent: draw }) ?? [];
    });
  }
}

/** Gives a canvas its place on the page and its pixels. */
function resize(canvas: HTMLCanvasElement, { x, y, width, height }: Region): void {
  const ratio = window.devicePixelRatio;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  Object.assign(canvas.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}
