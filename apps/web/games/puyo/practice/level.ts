// The strength of the bot of the practice, as it was chosen last.

import { oneOf } from '@rensa/engine';
import { keptKind } from '../../../base/storage/kinds.ts';
import { store } from '../../../base/storage/storage.ts';

/** Weaker ones see no chains, so there is nothing to learn from them. */
export const BOT_LEVELS = ['casual', 'skilled', 'strong'] as const;
export type PracticeBotLevel = (typeof BOT_LEVELS)[number];

const KEY = 'rensa:practice-bot:puyo';
const parse = (raw: unknown): PracticeBotLevel => oneOf(BOT_LEVELS)(raw, 'the bot');

export const PRACTICE_BOT = keptKind(/^rensa:practice-bot:puyo$/, parse);

export function loadBotLevel(): PracticeBotLevel {
  return store.load<PracticeBotLevel>(KEY, parse, 'strong').value;
}

export function keepBotLevel(level: PracticeBotLevel): void {
  store.save(KEY, level);
}
