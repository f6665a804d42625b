// Short messages to the person, one at a time. Words are made when they are shown, so that they follow the language.

import { signal } from '@preact/signals';
import type { ShellWords } from '../text/text.ts';

/** What a notice offers. */
export interface NoticeAction {
  readonly words: () => string;
  readonly act: () => void;
}

export interface Notice {
  readonly id: number;
  words(text: ShellWords): string;
  readonly action?: NoticeAction | undefined;
}

const waiting = signal<readonly Notice[]>([]);
let count = 0;

/** The notice to show now. */
export function currentNotice(): Notice | undefined {
  return waiting.value[0];
}

/** Adds a notice. Returns its number. */
export function notify(words: Notice['words'], action?: NoticeAction): number {
  waiting.value = [...waiting.value, { id: ++count, words, action }];
  return count;
}

export function dismiss(id: number): void {
  waiting.value = waiting.value.filter((notice) => notice.id !== id);
}
