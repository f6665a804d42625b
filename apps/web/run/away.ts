import { onHidden } from '../base/screen/clock.ts';

/** Calls back when the person turns to another window or the page is hidden, and gives a function that ends this. */
export function onAway(callback: () => void): () => void {
  const unhide = onHidden(callback);
  window.addEventListener('blur', callback);
  return () => {
    unhide();
    window.removeEventListener('blur', callback);
  };
}
