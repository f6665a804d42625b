// For tests: a board that is drawn on. Pointers go through the control and the game to lines drawn as text. Everything
// can be done in mirror image.

import {
  type Event as Happening,
  loopKnowing,
  parseLines,
  printLines,
  type Puzzle,
  puzzleId,
  type Setup,
  type State,
} from '@rensa/games/loop';

import { LoopKeyboard } from './keyboard.ts';
import { DEFAULT_LOOP_KEYS, type LoopKeys } from './keys.ts';
import { LoopPointer, type ScreenPlace } from './pointer.ts';
import { LoopQueue } from './queue.ts';

/** As much of an element as a control asks for. */
class FakeBoard extends EventTarget {
  readonly style = {};
  readonly ownerDocument = new EventTarget();
  readonly captured = new Set<number>();
  setPointerCapture = (id: number): void => void this.captured.add(id);
  closest = (): null => null;
}

export interface ScenarioOptions {
  readonly mirrored?: boolean;
  /** `[row, col, value]`. */
  readonly clues?: readonly (readonly [number, number, number])[];
  /** The clues that a key goes through. */
  readonly stops?: readonly number[];
  readonly keys?: LoopKeys;
  /** A second finger takes the board. */
  readonly yields?: boolean;
}

export class LoopScenario {
  readonly board = new FakeBoard();
  readonly queue = new LoopQueue();
  readonly keys: LoopKeyboard;
  /** Times the cursor has moved. */
  moves = 0;
  /** Every cell that was pointed at. */
  readonly pointed: (number | undefined)[] = [];
  readonly pointer: LoopPointer;
  readonly #events: Happening[] = [];
  /** The place of the board on the screen; a test may move it. */
  place: ScreenPlace = { left: 100, top: 50, cell: 40 };
  readonly #game: ReturnType<typeof loopKnowing>;
  readonly #mirrored: boolean;
  #state: State;

  /** Starts from lines drawn as text. */
  constructor(drawing: string, options: ScenarioOptions = {}) {
    const { mirrored = false, clues = [], stops = [], yields = false, keys = DEFAULT_LOOP_KEYS } = options;
    const { grid, edges } = parseLines(drawing);
    this.#mirrored = mirrored;
    const col = (c: number): number => (mirrored ? grid.cols - 1 - c : c);
    const holes = grid.holes.map((cell) => cell - (cell % grid.cols) + col(cell % grid.cols));
    const records = clues.map(([r, c, value]) => [r, col(c), value]);
    const board = { rows: grid.rows, cols: grid.cols, holes: [], clues: records };
    const setup: Setup = { kind: 'given', board };
    const puzzle: Puzzle = {
      id: puzzleId(setup, 0),
      ...grid,
      holes,
      clues: records.map(([r = 0, c = 0, value = 0]) => ({ cell: r * grid.cols + c, value })),
      solution: [],
      grade: { bottleneck: 0, score: 0, steps: 0 },
    };
    this.#game = loopKnowing(puzzle);
    this.#state = {
      ...this.#game.start(setup, 0),
      lines: { drawn: this.#turned(grid.cols, edges), crossed: [], firm: null },
    };
    const target = this.board as unknown as HTMLElement;
    this.pointer = new LoopPointer(target, {
      queue: this.queue,
      size: () => grid,
      place: () => this.place,
      onPoint: (cell) => this.pointed.push(cell),
      yields: () => yields,
    });
    const onMove = (): void => void this.moves++;
    this.keys = new LoopKeyboard(this.board, {
      queue: this.queue,
      grid: () => puzzle,
      keys: () => keys,
      stops: () => stops,
      onMove,
    });
  }

  /** After everything done so far. */
  get state(): State {
    this.#settle();
    return this.#state;
  }

  /** The lines as text, the right way round again. */
  get drawing(): string {
    const { puzzle, lines } = this.state;
    const holes = puzzle.holes.map((cell) => this.#cell(puzzle.cols, cell));
    return printLines({ ...puzzle, holes }, this.#turned(puzzle.cols, lines.drawn));
  }

  get anchor(): readonly number[] | null {
    const { anchor, puzzle } = this.state;
    if (anchor === null) return null;
    const cell = this.#cell(puzzle.cols, anchor);
    return [Math.floor(cell / puzzle.cols), cell % puzzle.cols];
  }

  tick(input = this.#next()): void {
    const { state, events } = this.#game.step(this.#state, [input]);
    this.#state = state;
    this.#events.push(...events);
  }

  /** Comes down on the first spot, goes to each of the others and goes up. `fields` can name another button, for example. */
  drag(spots: string, fields: object = {}): this {
    const [first = '', ...rest] = spots.trim().split(' ');
    this.point('pointerdown', first, fields);
    for (const spot of rest) this.point('pointermove', spot, fields);
    return this.point('pointerup', rest.at(-1) ?? first, fields);
  }

  point(type: string, spot: string, fields: object = {}): this {
    this.board.dispatchEvent(Object.assign(this.event(type, spot), fields));
    return this;
  }

  /** A spot is the row and column of a cell, and means its middle, or a point, if one of the two is no whole number. */
  event(type: string, spot: string): Event {
    return eventOf(type, { pointerId: 1, pointerType: 'touch', button: 0, buttons: 1, ...this.#client(spot) });
  }

  /** Takes a stroke from a pointer. */
  happen(what: string): this {
    if (what.includes('pointer')) return this.point(what, '0,0');
    const [type, fields] = what === 'Escape' ? ['keydown', { key: what }] : [what, {}];
    this.board.ownerDocument.dispatchEvent(eventOf(type, fields));
    return this;
  }

  /** The events of a kind up to now. */
  happened(kind: Happening['kind']): Happening[] {
    this.#settle();
    return this.#events.filter((event) => event.kind === kind);
  }

  key(code: string, fields: object = {}): this {
    this.pressed(code, fields);
    return this;
  }

  /** The event of a key that went down. */
  pressed(code: string, fields: object = {}): Event {
    const modifiers = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false };
    const event = eventOf('keydown', { code, key: '', ...modifiers, ...fields });
    this.board.dispatchEvent(event);
    return event;
  }

  release(code: string): this {
    this.board.dispatchEvent(eventOf('keyup', { code, key: '' }));
    return this;
  }

  blur(): void {
    this.board.dispatchEvent(new Event('blur'));
  }

  #client(spot: string): { readonly clientX: number; readonly clientY: number } {
    const [row = 0, col = 0] = spot.split(',').map(Number);
    const middle = Number.isInteger(row) && Number.isInteger(col) ? 0.5 : 0;
    const x = this.#mirrored ? this.#state.puzzle.cols - (col + middle) : col + middle;
    const { left, top, cell } = this.place;
    return { clientX: left + cell * x, clientY: top + cell * (row + middle) };
  }

  #settle(): void {
    for (let input = this.#next(); input !== 0; input = this.#next()) this.tick(input);
  }

  #next(): number {
    return this.queue.next(this.#state.puzzle.cols);
  }

  #cell(cols: number, cell: number): number {
    return this.#mirrored ? cell - 2 * (cell % cols) + cols - 1 : cell;
  }

  /** Edges in mirror image, in the same order. */
  #turned(cols: number, edges: readonly number[]): number[] {
    if (!this.#mirrored) return [...edges];
    return edges.map((edge) => 2 * (this.#cell(cols, edge >> 1) - (edge % 2 === 0 ? 1 : 0)) + (edge % 2));
  }
}

function eventOf(type: string, fields: object): Event {
  return Object.assign(new Event(type, { cancelable: true }), fields);
}

/** The boards side by side in a text. */
export function drawings(text: string): string[] {
  const rows = text.trim().split(/\s*\n\s*/);
  const boards = rows.map((row) => row.split(/\s+/));
  return (boards[0] ?? []).map((_, i) => boards.map((row) => row[i]).join('\n'));
}
