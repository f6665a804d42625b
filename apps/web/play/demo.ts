// A board that plays itself on the home page: a recorded game, played again through the real rules.

import { effect } from '@preact/signals';
import { playback, type Step, unpackReplay } from '@rensa/engine';
import { childCol, childRow, COLS, EMPTY, type Event, type Fall, type Pair, puyo, type State } from '@rensa/games/puyo';
import { type Look, paintBoard, paintPuyo } from '@rensa/stage';
import { Clock, screenFrames } from '../clock.ts';
import { lookOf } from '../look.ts';
import { settings } from '../settings.ts';
import { RECORDED, STILL_TICK } from './recorded.ts';
import { onSize } from './place.ts';

type Moment = Step<State, Event>;

/** Half of the screen's usual rate is enough for an ornament. */
const DRAW_TICKS = 2;

export class Demo {
  readonly #canvas: HTMLCanvasElement;
  readonly #pen: CanvasRenderingContext2D | null;
  readonly #clock: Clock;
  readonly #endings: readonly (() => void)[];
  #moments = moments();
  #state = firstState();
  #falls: readonly Fall[] = [];
  #fallenTicks = 0;
  #seen = false;
  #cell = 0;
  #rows = 0;
  #look: Look = lookOf(settings.peek());

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#pen = canvas.getContext('2d');
    this.#clock = new Clock(screenFrames, { tick: () => this.#tick(), draw: (mix) => this.#draw(mix) }, DRAW_TICKS);
    const watcher = new IntersectionObserver(([entry]) => this.#show(entry?.isIntersecting ?? false));
    watcher.observe(canvas);
    while (this.#state.ticks < STILL_TICK) this.#tick();
    this.#endings = [
      () => watcher.disconnect(),
      onSize(canvas, (width, height) => this.#place(width, height)),
      effect(() => this.#restyle(lookOf(settings.value))),
    ];
  }

  dispose(): void {
    this.#clock.stop();
    for (const end of this.#endings) end();
  }

  #show(seen: boolean): void {
    this.#seen = seen;
    this.#wake();
  }

  #restyle(look: Look): void {
    this.#look = look;
    this.#wake();
  }

  #wake(): void {
    if (this.#seen && this.#look.motion === 'full') return this.#clock.run();
    this.#clock.stop();
    this.#draw(1);
  }

  /** The board is as wide as the canvas; its floor is the lower edge. */
  #place(width: number, height: number): void {
    const ratio = window.devicePixelRatio;
    this.#canvas.width = Math.round(width * ratio);
    this.#canvas.height = Math.round(height * ratio);
    this.#cell = width / COLS;
    this.#rows = height / this.#cell;
    this.#draw(1);
  }

  #tick(): void {
    const next = this.#moments.next();
    const { state, events } = next.done ? this.#again() : next.value;
    this.#state = state;
    this.#fallenTicks++;
    for (const event of events) {
      if (event.kind === 'settled' || event.kind === 'garbage') this.#fall(event.falls);
    }
  }

  #again(): Moment {
    this.#moments = moments();
    return { state: firstState(), events: [] };
  }

  #fall(falls: readonly Fall[]): void {
    this.#falls = falls;
    this.#fallenTicks = 0;
  }

  #draw(mix: number): boolean {
    const pen = this.#pen;
    if (pen === null || this.#cell === 0) return false;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    const falling = this.#falls.filter(({ ticks }) => this.#fallenTicks < ticks);
    const board = [...this.#state.board];
    for (const { to, col } of falling) board[to * COLS + col] = EMPTY;
    paintBoard(pen, board, this.#cell, this.#look, window.devicePixelRatio, this.#rows);
    for (const fall of falling) this.#drawFall(pen, fall, mix);
    if (this.#state.pair) this.#drawPair(pen, this.#state.pair, mix);
    return true;
  }

  #drawFall(pen: CanvasRenderingContext2D, { cell, col, from, to, ticks }: Fall, mix: number): void {
    const way = Math.min(1, (this.#fallenTicks + mix) / ticks);
    this.#drawPuyo(pen, cell, col, from + (to - from) * way * way);
  }

  #drawPair(pen: CanvasRenderingContext2D, pair: Pair, mix: number): void {
    const above = Math.max(0, pair.drop - mix) / pair.pace;
    this.#drawPuyo(pen, pair.axis, pair.col, pair.row + above);
    this.#drawPuyo(pen, pair.child, childCol(pair), childRow(pair) + above);
  }

  #drawPuyo(pen: CanvasRenderingContext2D, color: number, col: number, row: number): void {
    const y = (this.#rows - row - 1) * this.#cell;
    paintPuyo(pen, color, this.#cell, this.#look, window.devicePixelRatio, 'rest', col * this.#cell, y);
  }
}

function moments(): Generator<Moment, void> {
  return playback(puyo, unpackReplay(RECORDED));
}

function firstState(): State {
  const { setup, seed } = unpackReplay(RECORDED);
  return puyo.start(puyo.parseSetup(setup), seed);
}
