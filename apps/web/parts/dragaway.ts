// A sheet is sent away by dragging it down with a finger.

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** CSS pixels that send a sheet away. */
const AWAY_PX = 80;
/** CSS pixels per millisecond of a flick, and the least that it goes. */
const FLICK = { speed: 0.5, px: 16 } as const;
/** CSS pixels that a tap may slip. */
const SLIP_PX = 6;

interface SheetPull {
  readonly pointer: number;
  readonly y: number;
  readonly at: number;
  px: number;
}

/** Lets a finger that begins on one of the handles drag a sheet down. `handles` is a selector of elements in it. */
export function useDragAway(
  sheet: RefObject<HTMLElement | null>,
  handles: string | undefined,
  onAway: () => void,
): void {
  const away = useRef(onAway);
  away.current = onAway;
  useEffect(() => {
    const element = sheet.current;
    if (!element || handles === undefined) return undefined;
    const ending = new AbortController();
    new SheetDrag(element, handles, () => away.current()).listen(ending.signal);
    return () => ending.abort();
  }, [handles]);
}

class SheetDrag {
  readonly #sheet: HTMLElement;
  readonly #handles: string;
  readonly #onAway: () => void;
  #drag: SheetPull | undefined;

  constructor(sheet: HTMLElement, handles: string, onAway: () => void) {
    this.#sheet = sheet;
    this.#handles = handles;
    this.#onAway = onAway;
  }

  listen(signal: AbortSignal): void {
    const on = (type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel', hear: (e: PointerEvent) => void) =>
      this.#sheet.addEventListener(type, hear, { signal });
    on('pointerdown', (event) => this.#begin(event));
    on('pointermove', (event) => this.#move(event));
    on('pointerup', (event) => this.#end(event));
    on('pointercancel', () => this.#rest());
  }

  #begin({ target, pointerType, pointerId, clientY, timeStamp }: PointerEvent): void {
    if (pointerType === 'mouse' || !(target instanceof Element)) return;
    if (target.closest(this.#handles) === null || target.closest('button, a') !== null) return;
    this.#drag = { pointer: pointerId, y: clientY, at: timeStamp, px: 0 };
  }

  #move({ pointerId, clientY }: PointerEvent): void {
    const drag = this.#drag;
    if (drag?.pointer !== pointerId) return;
    drag.px = Math.max(0, clientY - drag.y);
    if (drag.px > SLIP_PX) this.#sheet.style.translate = `0 ${drag.px}px`;
  }

  #end({ pointerId, timeStamp }: PointerEvent): void {
    const drag = this.#drag;
    if (drag?.pointer !== pointerId) return;
    const speed = drag.px / Math.max(1, timeStamp - drag.at);
    this.#drag = undefined;
    if (drag.px >= AWAY_PX || (drag.px >= FLICK.px && speed >= FLICK.speed)) this.#onAway();
    else this.#rest();
  }

  #rest(): void {
    this.#drag = undefined;
    this.#sheet.style.translate = '';
  }
}
