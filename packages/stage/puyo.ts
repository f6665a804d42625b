import { type Event, type State, VISIBLE_ROWS } from '@rensa/games/puyo';
import type { Frame } from './frame.ts';
import type { Look } from './look.ts';
import { paintBoard } from './stills.ts';
import { type Pen, stamp } from './surface.ts';
import { viewOf } from './view.ts';
import { bakeEdge, bakeTint, bakeWell } from './well.ts';

/** Paints a game of Puyo. Keeps a scene of effects, which can be lost at the cost of a flicker. */
export class PuyoPainter {
  /** What the page calls things, in its language. */
  words = { chain: 'chain' };
  #look: Look;
  #ratio: number;

  constructor(look: Look, ratio: number) {
    this.#look = look;
    this.#ratio = ratio;
  }

  look(look: Look, ratio: number): void {
    this.#look = look;
    this.#ratio = ratio;
  }

  settle(): void {}

  paint(pen: Pen, frame: Frame<State, Event>): boolean {
    const view = viewOf(frame.layout, this.#ratio);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, view.width, view.height);
    stamp(pen, bakeWell(view, '#F4514F'), 0, 0);
    stamp(pen, bakeTint(view, '#3F6CFF'), 0, 0);
    stamp(pen, bakeEdge(view), 0, 0);
    paintBoard(pen, frame.after.board, frame.layout.cell, this.#look, this.#ratio, VISIBLE_ROWS);
    return frame.before !== frame.after;
  }
}
