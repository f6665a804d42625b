import type { Input } from '@rensa/engine';
import { INPUT, type Tool, MAX_TRACE, type Way } from '@rensa/games/loop';

const ENDS: readonly Input[] = [INPUT.lift, INPUT.tap, INPUT.cancel];

/**
 * Everything that the devices of one player want done, in order, one Input per tick. Nothing is lost: what a quick hand
 * does within a tick waits for the next, and cells that follow one another travel together, so it never waits long.
 */
export class LoopQueue {
  /** Whose stroke is open, that is, who pressed last and has not lifted since. */
  #holder: object | undefined;
  /** Inputs, and cells for the pen to go through, each beside the one before. */
  #items: (Input | readonly number[])[] = [];

  /** Call once per tick; zero when there is nothing to do. `cols` is the width of the board. */
  next(cols: number): Input {
    const item = this.#items.shift();
    if (item === undefined || typeof item === 'number') return item ?? 0;
    const { input, rest } = encode(item, cols);
    if (rest.length > 1) this.#items.unshift(rest);
    return input;
  }

  holds(owner: object): boolean {
    return this.#holder === owner;
  }

  press(owner: object, tool: Tool, cell: number): void {
    this.push(INPUT.press(tool, cell));
    this.#holder = owner;
  }

  /** The pen goes through these cells, from the one where it is or comes back to the board. */
  go(owner: object, cells: readonly number[]): void {
    if (!this.holds(owner) || cells.length === 0) return;
    const last = this.#items.at(-1);
    if (typeof last === 'object' && last.at(-1) === cells[0]) {
      this.#items[this.#items.length - 1] = [...last, ...cells.slice(1)];
    } else this.#items.push(cells);
  }

  /** Ends the stroke of this owner, if it still has one. */
  end(owner: object, how: 'lift' | 'tap' | 'cancel'): void {
    if (this.holds(owner)) this.push(INPUT[how]);
  }

  /** An input that is no part of a stroke; one that is open is kept as it is and ends. */
  push(input: Input): void {
    if (this.#holder !== undefined && !ENDS.includes(input)) this.#items.push(INPUT.lift);
    this.#holder = undefined;
    this.#items.push(input);
  }

  /** Forgets everything: for another board. */
  clear(): void {
    this.#items = [];
    this.#holder = undefined;
  }
}

/** As much of a way as one input holds, and the rest of it. */
function encode(cells: readonly number[], cols: number): { readonly input: Input; readonly rest: readonly number[] } {
  const [from = 0] = cells;
  const steps = cells.slice(1).map((cell, i) => cell - (cells[i] ?? cell));
  const turn = steps.findIndex((step) => step !== steps[0]);
  const straight = turn < 0 ? steps.length : turn;
  const traced = Math.min(MAX_TRACE, steps.length);
  if (straight >= traced) {
    return { input: INPUT.run(from, cells[straight] ?? from), rest: cells.slice(straight) };
  }
  const ways = steps.slice(0, traced).map((step) => wayOf(step, cols));
  return { input: INPUT.trace(from, ways), rest: cells.slice(traced) };
}

/** The way of a step from one cell to one beside it. */
function wayOf(step: number, cols: number): Way {
  if (Math.abs(step) === cols && cols > 1) return step > 0 ? 'down' : 'up';
  return step > 0 ? 'right' : 'left';
}
