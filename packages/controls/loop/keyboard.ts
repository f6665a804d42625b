import { type Grid, INPUT } from '@rensa/games/loop';

import { ownsKey } from '../dom/focus.ts';
import { onKey } from '../dom/target.ts';
import {
  type BoardAction,
  type Cursor,
  cursorAt,
  type KeyEffect,
  type PressedKey,
  pressKey,
  releaseKey,
} from './cursor.ts';
import { DEFAULT_LOOP_KEYS, type LoopKeys } from './keys.ts';
import type { LoopQueue } from './queue.ts';

export interface LoopKeyboardOptions {
  readonly queue: LoopQueue;
  readonly grid: () => Grid;
  /** Asked at every key, so that a changed binding counts at once. */
  readonly keys?: () => LoopKeys;
  /** Cells of clues that are not met, in reading order: where the cursor goes for the next one. */
  readonly stops: () => readonly number[];
  /** Called when the cursor is somewhere else, or begins or ends to draw or to cross out. */
  readonly onMove?: () => void;
}

/** The keyboard on a board. */
export class LoopKeyboard {
  readonly #options: LoopKeyboardOptions;
  readonly #listening = new AbortController();
  #cursor: Cursor = cursorAt(0);

  /** `target` is the board, or the window to hear keys wherever the focus is. */
  constructor(target: EventTarget, options: LoopKeyboardOptions) {
    const { signal } = this.#listening;
    this.#options = options;
    onKey(target, 'keydown', (event) => this.#onDown(event), signal);
    onKey(target, 'keyup', (event) => this.#take(releaseKey(this.#cursor, this.#keyOf(event))), signal);
    target.addEventListener('blur', () => this.lift(), { signal });
  }

  get cell(): number {
    return this.#cursor.cell;
  }

  get drawing(): boolean {
    return this.#cursor.trail !== undefined && this.#options.queue.holds(this);
  }

  /** The next arrow crosses an edge out. */
  get crossing(): boolean {
    return this.#cursor.crossing !== undefined;
  }

  /** Puts the cursor somewhere, as a click or a screen reader does. */
  moveTo(cell: number): void {
    if (cell === this.#cursor.cell) return;
    this.lift();
    this.#cursor = cursorAt(cell);
    this.#options.onMove?.();
  }

  /** Ends the stroke, if one is open; what it drew stays. */
  lift(): void {
    if (this.#cursor.trail === undefined) return;
    this.#take({ cursor: cursorAt(this.#cursor.cell), actions: [{ kind: 'end', how: 'lift' }] });
  }

  dispose(): void {
    this.#listening.abort();
    this.lift();
  }

  #onDown(event: KeyboardEvent): void {
    if (event.altKey || ownsKey(event.target, event.code)) return;
    // Another hand, or a button of the page, has ended the stroke since.
    if (!this.#options.queue.holds(this)) this.#cursor = { ...this.#cursor, trail: undefined };
    const pressed = pressKey(this.#cursor, this.#keyOf(event), this.#options.grid(), this.#options.stops());
    if (pressed === undefined) return;
    event.preventDefault();
    if (!event.repeat || (pressed.cursor.crossing === undefined && pressed.actions.every(mayRepeat)))
      this.#take(pressed);
  }

  #keyOf(event: KeyboardEvent): PressedKey {
    const { code, shiftKey, ctrlKey, metaKey } = event;
    const map = this.#options.keys?.() ?? DEFAULT_LOOP_KEYS;
    const action = Object.hasOwn(map, code) ? map[code] : undefined;
    return { code, action, letter: letterOn(event), shift: shiftKey, control: ctrlKey || metaKey };
  }

  #take({ cursor, actions }: KeyEffect): void {
    const before = this.#cursor;
    this.#cursor = cursor;
    for (const action of actions) this.#perform(action);
    if (isMoved(before, cursor)) this.#options.onMove?.();
  }

  #perform(action: BoardAction): void {
    const { queue } = this.#options;
    if (action.kind === 'press') queue.press(this, 'keys', action.cell);
    else if (action.kind === 'go') queue.go(this, action.cells);
    else if (action.kind === 'end') queue.end(this, action.how);
    else if (action.kind === 'do') queue.push(action.input);
    else {
      queue.press(this, 'eraser', action.cell);
      queue.push(INPUT.tap);
    }
  }
}

function isMoved(before: Cursor, after: Cursor): boolean {
  return before.cell !== after.cell || before.trail !== after.trail || before.crossing !== after.crossing;
}

/** Actions that repeat while a key is held: steps, undo and redo. */
function mayRepeat(action: BoardAction): boolean {
  return action.kind === 'go' || (action.kind === 'do' && (action.input === INPUT.undo || action.input === INPUT.redo));
}

/** The label of the key; on layouts without Latin letters, the one of the same key on a layout with them. */
function letterOn({ code, key }: KeyboardEvent): string {
  const letter = /^[a-z]$/i.test(key) ? key : code.startsWith('Key') ? code.slice(3) : '';
  return letter.toLowerCase();
}
