/** A place of the page, in CSS pixels. */
export interface PointerPlace {
  readonly x: number;
  readonly y: number;
}

/** Fifteen times a second is often enough for eyes. */
const MIN_MS = 1000 / 15;

/**
 * Calls back with the place of a mouse, and with undefined when it has left the page. A finger has no place when it is
 * not down. Returns a function that stops this.
 */
export function onPointer(callback: (at: PointerPlace | undefined) => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  const onMove = ({ pointerType, clientX, clientY, timeStamp }: PointerEvent): void => {
    if (pointerType !== 'mouse' || timeStamp - last < MIN_MS) return;
    last = timeStamp;
    callback({ x: clientX, y: clientY });
  };
  const onLeave = (): void => callback(undefined);
  window.addEventListener('pointermove', onMove);
  document.documentElement.addEventListener('pointerleave', onLeave);
  return () => {
    window.removeEventListener('pointermove', onMove);
    document.documentElement.removeEventListener('pointerleave', onLeave);
  };
}
