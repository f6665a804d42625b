// A board that plays itself on the home page: a recorded game, played again through the real rules.

import { effect } from '@preact/signals';
import { playback, type Step, unpackReplay } from '@rensa/engine';
import { COLS, type Event, puyo, type State, VISIBLE_ROWS } from '@rensa/games/puyo';
import { layoutBare, type Look, PuyoPainter, type Stand } from '@rensa/stage';
import { Clock, screenFrames } from '../clock.ts';
import { lookOf } from '../look.ts';
import { settings } from '../settings.ts';
import { text } from '../text.ts';
import { onSize } from './place.ts';
import { RECORDED, STILL_TICK } from './recorded.ts';

type Moment = Step<State, Event>;

/** Half of the screen's usual rate is enough for an ornament. */
const DRAW_TICKS = 2;

export class Demo {
  readonly #canvas: HTMLCanvasElement;
  readonly #pen: CanvasRenderingContext2D | null;
  readonly #clock: Clock;
  readonly #endings: readonly (() => void)[];
  readonly #painter: PuyoPainter;
  #moments = moments();
  #before = firstState();
  #state = this.#before;
  #events: Event[] = [];
  #ticks = 0;
  #seen = false;
  #layout: Stand | undefined;
  #look: Look = demoLook();

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#pen = canvas.getContext('2d');
    this.#painter = new PuyoPainter(this.#look, window.devicePixelRatio);
    this.#clock = new Clock(screenFrames, { tick: () => this.#tick(), draw: (mix) => this.#draw(mix) }, DRAW_TICKS);
    const watcher = new IntersectionObserver(([entry]) => this.#show(entry?.isIntersecting ?? false));
    watcher.observe(canvas);
    while (this.#state.ticks < STILL_TICK) this.#tick();
    this.#events = [];
    this.#endings = [
      () => watcher.disconnect(),
      onSize(canvas, (width, height) => this.#place(width, height)),
      effect(() => this.#restyle(demoLook())),
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
    this.#painter.look(look, window.devicePixelRatio);
    this.#painter.words = { chain: text().chainWord };
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
    this.#layout = width > 0 ? layoutBare(width, height, COLS, VISIBLE_ROWS) : undefined;
    this.#painter.look(this.#look, ratio);
    this.#draw(1);
  }

  #tick(): void {
    const next = this.#moments.next();
    const { state, events } = next.done ? this.#again() : next.value;
    this.#before = this.#state;
    this.#state = state;
    this.#events.push(...events);
    this.#ticks++;
  }

  #again(): Moment {
    this.#moments = moments();
    this.#painter.settle();
    return { state: firstState(), events: [] };
  }

  #draw(mix: number): boolean {
    if (this.#pen === null || this.#layout === undefined) return false;
    const events = this.#events;
    this.#events = [];
    this.#painter.paint(this.#pen, {
      before: this.#before,
      after: this.#state,
      mix,
      events,
      layout: this.#layout,
      now: this.#ticks + mix,
    });
    return true;
  }
}

/** Nobody aims here, so nothing shows where a pair would land. */
function demoLook(): Look {
  return { ...lookOf(settings.value), ghost: false };
}

function moments(): Generator<Moment, void> {
  return playback(puyo, unpackReplay(RECORDED));
}

function firstState(): State {
  const { setup, seed } = unpackReplay(RECORDED);
  return puyo.start(puyo.parseSetup(setup), seed);
}
