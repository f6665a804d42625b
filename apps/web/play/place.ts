// Hands a layout to the style sheet: the head-up display is placed by custom properties.

import { FRAME, type PageLayout } from '@rensa/stage';

export function placeAround(root: HTMLElement, { kind, cell, field, rail, deck }: PageLayout): void {
  const px = {
    cell,
    'well-left': field.x - FRAME,
    'well-top': field.y - FRAME,
    'well-right': field.x + field.width + FRAME,
    'well-bottom': field.y + field.height + FRAME,
    'well-width': field.width + 2 * FRAME,
    'well-height': field.height + 2 * FRAME,
    rail,
    deck,
  };
  root.dataset['layout'] = kind;
  root.dataset['deck'] = deck > 0 ? 'shown' : 'none';
  for (const [name, value] of Object.entries(px)) root.style.setProperty(`--${name}`, `${value}px`);
}

/** Calls back with the size of an element now and whenever it changes, and gives a function that ends this. */
export function onSize(element: HTMLElement, callback: (width: number, height: number) => void): () => void {
  const read = (): void => callback(element.clientWidth, element.clientHeight);
  const observer = new ResizeObserver(read);
  observer.observe(element);
  read();
  return () => observer.disconnect();
}
