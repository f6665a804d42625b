// The screen and what is in view: sizes, media queries, and the way a person points.

import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { settings } from '../settings/settings.ts';

const USUAL_REM_PX = 16;

/** One rem in CSS pixels: the size of text that the person has chosen in the browser. */
export function rootPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** Factor by which the person enlarges text. */
export function textScale(): number {
  return rootPx() / USUAL_REM_PX;
}

/** Calls back with the size of an element now and whenever it changes. Returns a function that stops this. */
export function onSize(element: HTMLElement, callback: (width: number, height: number) => void): () => void {
  const read = (): void => callback(element.clientWidth, element.clientHeight);
  const observer = new ResizeObserver(read);
  observer.observe(element);
  read();
  return () => observer.disconnect();
}

/** Calls back when an element comes into view and when it leaves it. Returns a function that stops this. */
export function onSeen(element: Element, callback: (seen: boolean) => void): () => void {
  const watcher = new IntersectionObserver(([entry]) => callback(entry?.isIntersecting ?? false));
  watcher.observe(element);
  return () => watcher.disconnect();
}

/** True while a media query matches. A component that asks is rendered again when the answer changes. */
export function useMedia(query: string): boolean {
  const matches = useSignal(matchMedia(query).matches);
  useLayoutEffect(() => {
    const media = matchMedia(query);
    const read = (): void => void (matches.value = media.matches);
    media.addEventListener('change', read);
    return () => media.removeEventListener('change', read);
  }, [query]);
  return matches.value;
}

/** True if a finger is the main way to point. */
export function isTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** True if there are pads on the screen. */
export function hasDeck(): boolean {
  return isTouch() && settings.value.touch === 'buttons';
}
