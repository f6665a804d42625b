import type { FingerPair } from './zoom.ts';

/** Two fingers on an element: where they were and where they are, in pixels from its left upper corner. */
export function onPinch(element: HTMLElement, listener: (from: FingerPair, to: FingerPair) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const fingers = new Map<number, { readonly x: number; readonly y: number }>();
  const spot = ({ clientX, clientY }: PointerEvent): { readonly x: number; readonly y: number } => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const onMove = (event: PointerEvent): void => {
    if (!fingers.has(event.pointerId)) return;
    const before = [...fingers.values()];
    fingers.set(event.pointerId, spot(event));
    if (fingers.size === 2) listener(before as unknown as FingerPair, [...fingers.values()] as unknown as FingerPair);
  };
  element.addEventListener(
    'pointerdown',
    (event) => event.pointerType === 'touch' && fingers.set(event.pointerId, spot(event)),
    { signal, capture: true },
  );
  window.addEventListener('pointermove', onMove, { signal, capture: true });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(type, (event) => fingers.delete(event.pointerId), { signal, capture: true });
  }
  return () => listening.abort();
}
