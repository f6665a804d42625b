// Game controllers in menus: the cross and the first stick move the focus, A confirms, B closes a sheet, and Start
// takes the main button of a sheet. During a game, its devices read the controller.

import { downsOf } from '@rensa/controls';
import { isSwapped } from './profiles.ts';
import { otherOf } from './swap.ts';
import { type PadStates, watchPads } from './watchpads.ts';

export type MenuMove = 'next' | 'previous' | 'confirm' | 'close' | 'main';

const MOVES: Readonly<Record<string, MenuMove>> = {
  'button 0': 'confirm',
  'button 1': 'close',
  'button 9': 'main',
  'button 12': 'previous',
  'button 14': 'previous',
  'button 13': 'next',
  'button 15': 'next',
  'axis 0-': 'previous',
  'axis 1-': 'previous',
  'axis 0+': 'next',
  'axis 1+': 'next',
};

/** Reads the presses since the last call, if a menu was open then: the press that opens a menu does nothing in it. */
export class MenuReader {
  #down: ReadonlySet<string> = new Set();
  #open = false;

  read(pads: PadStates, open: boolean): readonly MenuMove[] {
    const before = this.#down;
    const wasOpen = this.#open;
    this.#down = new Set(pads.flatMap((pad) => [...downsOf(pad, before)]));
    this.#open = open;
    if (!wasOpen || !open) return [];
    return [...this.#down].filter((part) => !before.has(part)).flatMap((part) => moveOf(part) ?? []);
  }
}

function moveOf(part: string): MenuMove | undefined {
  return MOVES[isSwapped() ? otherOf(part) : part];
}

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"]';

/** The sheet on top, or the page. */
function scope(): ParentNode {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
}

function targets(): readonly HTMLElement[] {
  const all = [...scope().querySelectorAll<HTMLElement>(FOCUSABLE)];
  return all.filter((element) => element.tabIndex >= 0 && element.checkVisibility());
}

function step(by: 1 | -1): void {
  const all = targets();
  const now = all.findIndex((element) => element === document.activeElement);
  const to = now < 0 ? (by > 0 ? 0 : all.length - 1) : (now + by + all.length) % all.length;
  all[to]?.focus();
}

function confirm(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && targets().includes(focused)) focused.click();
  else takeMain();
}

function takeMain(): void {
  scope().querySelector<HTMLElement>('.button.primary')?.click();
}

/** Closes the sheet on top, as Escape does. */
function close(): void {
  const dialog = scope();
  if (dialog instanceof HTMLDialogElement) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}

const DO: Readonly<Record<MenuMove, () => void>> = {
  next: () => step(1),
  previous: () => step(-1),
  confirm,
  close,
  main: takeMain,
};

/**
 * True if controllers move in a menu: on a sheet, or where no game is played. Some pages read controllers themselves.
 */
function isMenu(): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return document.querySelector('[data-phase="playing"], [data-phase="ready"], [data-pads="own"]') === null;
}

export function openMenuPads(): void {
  const reader = new MenuReader();
  watchPads((pads) => {
    for (const move of reader.read(pads, isMenu())) DO[move]();
  });
}
