// Achievements. Each game brings its list and tells which of them are earned. They are announced once and never lost.

import { signal } from '@preact/signals';
import { recordOf } from '@rensa/engine';
import { civilDate } from '../base/calendar/days.ts';
import { notify } from '../base/screen/notice.ts';
import { type Phrase, say } from '../base/text/phrase.ts';
import { mergedKind } from '../base/storage/kinds.ts';
import type { FinishedGames } from '../base/storage/finished/store.ts';
import { store } from '../base/storage/storage.ts';

export interface Achievement {
  /** `game:name`; never changes. */
  readonly id: string;
  readonly name: Phrase;
  /** Description of what to do for it. */
  readonly how: Phrase;
  /** One of the first that most people earn. */
  readonly easy?: true;
  /** How much of it is done, and how much is needed, by what is kept; absent where that cannot be counted. */
  readonly progress?: (known: FinishedGames) => readonly [have: number, need: number];
}

/** Progress by the best of all games of one kind that count. */
export function bestOfGames(game: string, of: 'score' | 'peak', need: number): NonNullable<Achievement['progress']> {
  return ({ games, totals }) => {
    const single = games.filter((each) => each.game === game && each.ranked).map((each) => each[of]);
    const summed = totals.filter((each) => each.game === game && each.ranked);
    const older = summed.map(({ best, peaks }) => (of === 'score' ? best : Math.max(0, peaks.length - 1)));
    return [Math.min(need, Math.max(0, ...single, ...older)), need];
  };
}

const KEY = 'rensa:achievements';
/** Days on which achievements were earned, by id. */
export const earned = signal<Readonly<Record<string, string>>>({});

type Days = Readonly<Record<string, string>>;

const parse = (raw: unknown): Days => recordOf(civilDate)(raw, 'the achievements');

/** The entries of both, each with its earlier day. */
function earlierDays(mine: Days, theirs: Days): Days {
  const earlier = Object.entries(theirs).filter(([id, day]) => !Object.hasOwn(mine, id) || day < (mine[id] ?? ''));
  return { ...mine, ...Object.fromEntries(earlier) };
}

export const ACHIEVEMENT_DAYS = mergedKind(/^rensa:achievements$/, parse, { none: {}, merge: earlierDays });

export function readAchievements(): void {
  const { value } = store.load(KEY, parse, {});
  earned.value = value;
}

/** Stores new achievements, and announces them unless it is done `quietly`. */
export function earn(achievements: readonly Achievement[], quietly = false): void {
  readAchievements();
  const fresh = achievements.filter(({ id }) => !Object.hasOwn(earned.value, id));
  if (fresh.length === 0) return;
  const day = new Date().toISOString().slice(0, 10);
  earned.value = { ...earned.value, ...Object.fromEntries(fresh.map(({ id }) => [id, day])) };
  store.save(KEY, earned.value);
  for (const { name } of quietly ? [] : fresh) notify((t) => t.toastAchievement(say(name)));
}
