// A board that plays itself on the home page: a recorded game, played again through the real rules.

import { effect } from '@preact/signals';
import { type Game, playback, type Replay, type Step, unpackReplay } from '@rensa/engine';
import { type BoardLayout, layoutBare, type Look, type Painter, type TickView } from '@rensa/stage';
import { Clock, screenFrames } from '../base/clock.ts';
import { lookOf } from '../base/look.ts';
import { settings } from '../base/settings.ts';
import { text } from '../base/text.ts';
import { onSeen } from '../base/seen.ts';
import { onSize } from '../play/place.ts';

/** A recorded game, and how to show it. */
export interface Reel<Setup, State, Event> {
  readonly game: Game<Setup, State, Event>;
  readonly painter: (look: Look, ratio: number) => Painter<State, Event>;
  readonly cols: number;
  readonly rows: number;
  /** A replay in its compact form. */
  readonly recorded: string;
  /** The tick at which it begins, with a board worth looking at; where nothing may move, this is all there is. */
  readonly still: number;
}

/** Half of the screen's usual rate is enough for an ornament. */
const DRAW_TICKS = 2;

export class Demo<Setup, State, Event> {
  readonly #reel: Reel<Setup, State, Event>;
  readonly #replay: Replay;
  readonly #canvas: HTMLCanvasElement;
  readonly #pen: CanvasRenderingContext2D | null;
  readonly #clock: Clock;
  readonly #endings: readonly (() => void)[];
  readonly #painter: Painter<State, Event>;
  #moments: Iterator<Step<State, Event>, void>;
  #before: State;
  #state: State;
  #unseen: TickView<State, Event>[] = [];
  #ticks = 0;
  #seen = false;
  #layout: BoardLayout | undefined;
  #look: Look = demoLook();

  constructor(canvas: HTMLCanvasElement, reel: Reel<Setup, State, Event>) {
    this.#canvas = canvas;
    this.#reel = reel;
    this.#replay = unpackReplay(reel.recorded);
    this.#pen = canvas.getContext('2d');
    this.#painter = reel.painter(this.#look, window.devicePixelRatio);
    this.#moments = this.#rewind();
    this.#state = this.#firstState();
    this.#before = this.#state;
    this.#clock = new Clock(screenFrames, { tick: () => this.#tick(), draw: (mix) => this.#draw(mix) }, DRAW_TICKS);
    while (this.#ticks < reel.still) this.#tick();
    this.#unseen = [];
    this.#endings = [
      onSeen(canvas, (seen) => this.#show(seen)),
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
    this.#layout = width > 0 ? layoutBare(width, height, this.#reel.cols, this.#reel.rows) : undefined;
    this.#painter.look(this.#look, ratio);
    this.#draw(1);
  }

  #tick(): void {
    const next = this.#moments.next();
    const { state, events } = next.done ? this.#again() : next.value;
    this.#before = this.#state;
    this.#state = state;
    this.#ticks++;
    this.#unseen.push({ before: this.#before, after: state, events, tick: this.#ticks });
  }

  #again(): Step<State, Event> {
    this.#moments = this.#rewind();
    this.#painter.settle();
    return { state: this.#firstState(), events: [] };
  }

  #rewind(): Iterator<Step<State, Event>, void> {
    return playback(this.#reel.game, this.#replay);
  }

  #firstState(): State {
    const { game } = this.#reel;
    return game.start(game.parseSetup(this.#replay.setup), this.#replay.seed);
  }

  #draw(mix: number): boolean {
    if (this.#pen === null || this.#layout === undefined) return false;
    const ticks = this.#unseen;
    this.#unseen = [];
    this.#painter.paint(this.#pen, {
      before: this.#before,
      after: this.#state,
      mix,
      ticks,
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
