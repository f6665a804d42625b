import { MAX_COLS } from '@rensa/games/falling';

import { ownsPointer } from '../dom/focus.ts';
import { preventScroll } from '../dom/scroll.ts';
import { type ColumnAim, columnAt, pressesTo } from './aim.ts';
import type { Button, Device, Reading } from './buttons.ts';
import { moveFingers, NO_FINGERS, type TouchPoint } from './gesture.ts';
import { HeldButtons } from './held.ts';

const KINDS = { pointerdown: 'down', pointermove: 'move', pointerup: 'up', pointercancel: 'cancel' } as const;
const SOFT = 'soft';
/** A finger that has been there for so long is no tap. */
const TAP_TICKS = 16;

export interface TouchOptions {
  /** The size of a cell on the screen now, in CSS pixels. */
  readonly cell: () => number;
  /** For fingers that lead the piece to their column; undefined while they do not. */
  readonly aim?: () => ColumnAim | undefined;
}

/** The finger that leads the piece. */
interface Leading {
  readonly column: number;
  /** Times it was asked for since it came. */
  readonly ticks: number;
}

/** Fingers and pens on the board; a mouse does nothing here. */
export class Touch implements Device {
  readonly #target: HTMLElement;
  readonly #options: TouchOptions;
  readonly #buttons = new HeldButtons();
  readonly #listening = new AbortController();
  #fingers = NO_FINGERS;
  #leading: Leading | undefined;

  constructor(target: HTMLElement, options: TouchOptions) {
    this.#target = target;
    this.#options = options;
    const { signal } = this.#listening;
    preventScroll(target, signal);
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const) {
      const listener = (event: PointerEvent): void => this.#on(event, KINDS[type]);
      target.addEventListener(type, listener, { signal });
    }
  }

  drain(): Reading {
    const { presses, held } = this.#buttons.drain();
    return { presses: [...presses, ...this.#lead().slice(0, 1)], held };
  }

  reset(): void {
    this.#fingers = NO_FINGERS;
    this.#leading = undefined;
    this.#buttons.reset();
  }

  dispose(): void {
    this.#listening.abort();
    this.reset();
  }

  #on(event: PointerEvent, kind: TouchPoint['kind']): void {
    if (event.pointerType === 'mouse') return;
    if (kind === 'down') {
      if (ownsPointer(event.target)) return;
      event.preventDefault();
      this.#target.setPointerCapture(event.pointerId);
    }
    this.#feel(event, kind);
  }

  #feel(event: PointerEvent, kind: TouchPoint['kind']): void {
    const { left, width } = this.#target.getBoundingClientRect();
    const point = { kind, id: event.pointerId, x: event.clientX - left, y: event.clientY, t: event.timeStamp };
    const { fingers, presses, soft } = moveFingers(this.#fingers, point, { cell: this.#options.cell(), width });
    this.#fingers = fingers;
    for (const button of this.#options.aim?.() ? this.#aimed(point, presses) : presses) this.#buttons.tap(button);
    if (!soft) this.#buttons.release(SOFT);
    else if (this.#buttons.holds(SOFT) === undefined) this.#buttons.press(SOFT, 'soft');
  }

  /** The same without what only follows the finger, and with the rest of the way before a hard drop. */
  #aimed(point: TouchPoint, presses: readonly Button[]): readonly Button[] {
    const rest = presses.includes('hard') ? this.#way() : [];
    this.#follow(point);
    return [...rest, ...presses.filter((button) => button !== 'left' && button !== 'right')];
  }

  #follow(point: TouchPoint): void {
    const { drag } = this.#fingers;
    const aim = this.#options.aim?.();
    if (drag === undefined || aim === undefined) this.#leading = undefined;
    else if (drag.id === point.id) {
      const before = point.kind === 'down' ? undefined : this.#leading;
      const column = columnAt(point.x - aim.left, this.#options.cell(), before?.column, drag.mode !== 'level');
      this.#leading = { column, ticks: before?.ticks ?? 0 };
    }
  }

  /** Once per tick: where the finger leads, unless it may still be a tap. */
  #lead(): readonly Button[] {
    const { drag, down } = this.#fingers;
    if (drag === undefined || this.#leading === undefined) return [];
    this.#leading = { ...this.#leading, ticks: this.#leading.ticks + 1 };
    const moved = down.some(({ id, moved }) => id === drag.id && moved);
    return moved || this.#leading.ticks > TAP_TICKS ? this.#way() : [];
  }

  #way(): readonly Button[] {
    const aim = this.#options.aim?.();
    if (aim?.column === undefined || this.#leading === undefined) return [];
    return pressesTo(aim.column, Math.max(0, Math.min(MAX_COLS, this.#leading.column)));
  }
}
