// Hands a layout to the style sheet: what surrounds the board is placed by custom properties.

import { onSize, rootPx } from '../../base/screen/screen.ts';
import { effect, untracked } from '@preact/signals';
import { settings } from '../../base/settings/settings.ts';
import { canvasBox, FRAME, type PageLayout } from '@rensa/painters';

/** A rail that has no room for a score beside a button, and a board that has little beside it: numbers of a desktop are large. */
const NARROW_REM = 9;
const SHORT_REM = { phone: 22, tablet: 22, low: 22, desktop: 31 } as const;

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
  root.dataset['rail'] = rail < NARROW_REM * rootPx() ? 'narrow' : 'wide';
  root.dataset['beside'] = field.height < SHORT_REM[kind] * rootPx() ? 'short' : 'tall';
  root.dataset['deck'] = deck > 0 ? 'shown' : 'none';
  for (const [name, value] of Object.entries(px)) root.style.setProperty(`--${name}`, `${value}px`);
}

/** Calls back with the size of the field now, and whenever it or what is touched on it changes. Gives a function that ends this. */
export function onPlace(field: HTMLElement, place: (width: number, height: number) => void): () => void {
  const ends = [
    onSize(field, place),
    effect(() => {
      if (settings.value.touch) untracked(() => place(field.clientWidth, field.clientHeight));
    }),
  ];
  return () => ends.forEach((end) => end());
}

export function placeCanvas({ style }: HTMLCanvasElement, layout: PageLayout): void {
  const { x, y, width, height } = canvasBox(layout);
  style.left = `${x}px`;
  style.top = `${y}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}
