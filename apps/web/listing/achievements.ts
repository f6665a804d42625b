// Achievements: each game brings its own list and says which of them are earned. They are announced once and never lost.

import { signal } from '@preact/signals';
import { recordOf, text } from '@rensa/engine';
import { notify } from '../base/screen/notice.ts';
import { type Phrase, say } from '../base/text/phrase.ts';
import { store } from '../base/storage/storage.ts';

export interface Achievement {
  /** `game:name`, for ever. */
  readonly id: string;
  readonly name: Phrase;
  /** How it is earned. */
  readonly how: Phrase;
}

const KEY = 'rensa:achievements';
/** By id, the day it was earned. */
export const earned = signal<Readonly<Record<string, string>>>({});

const parse = (raw: unknown): Readonly<Record<string, string>> => recordOf(text(10))(raw, 'the achievements');

export function readAchievements(): void {
  const { value } = store.load(KEY, parse, {});
  earned.value = value;
}

/** Keeps those that are new, and announces them. */
export function earn(achievements: readonly Achievement[]): void {
  readAchievements();
  const fresh = achievements.filter(({ id }) => !Object.hasOwn(earned.value, id));
  if (fresh.length === 0) return;
  const day = new Date().toISOString().slice(0, 10);
  earned.value = { ...earned.value, ...Object.fromEntries(fresh.map(({ id }) => [id, day])) };
  store.save(KEY, earned.value);
  for (const { name } of fresh) notify((t) => t.toastAchievement(say(name)));
}
