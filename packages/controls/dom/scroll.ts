import { ownsPointer } from './focus.ts';

/** Keeps the browser from scrolling, zooming and flinging under fingers on an element. */
export function preventScroll(target: HTMLElement, signal: AbortSignal): void {
  // Without it the browser takes every drag for scrolling and cancels it.
  target.style.touchAction = 'none';
  // A quick stroke would start an unseen fling, and swallow the next tap on a button.
  const prevent = (event: Event): void => {
    if (!ownsPointer(event.target)) event.preventDefault();
  };
  target.addEventListener('touchstart', prevent, { signal, passive: false });
}
