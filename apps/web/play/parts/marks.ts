// Words for a game that counts for nothing: beside its score, and under its result.

import type { ReadonlySignal } from '@preact/signals';
import { isCustom, type Replay } from '@rensa/engine';
import { playWords } from '../text/text.ts';
import type { Uncounted } from '../saves/uncounted.ts';

type PlayWords = ReturnType<typeof playWords>;

const MARKS: Readonly<Record<Uncounted, (t: PlayWords) => string>> = {
  coach: (t) => t.withCoach,
  replay: (t) => t.fromReplay,
  practice: (t) => t.practice,
  speed: (t) => t.slowed,
};

const NOTES: Readonly<Record<Uncounted, (t: PlayWords) => string>> = {
  coach: (t) => t.coachedNote,
  replay: (t) => t.replayNote,
  practice: (t) => t.practiceNote,
  speed: (t) => t.slowedNote,
};

interface MarkedGame {
  readonly setup: unknown;
  readonly uncounted: ReadonlySignal<Uncounted | undefined>;
  readonly label: (() => string) | undefined;
}

/** The mark that keeps a game apart from others; undefined for most. */
export function markOf({ setup, uncounted, label }: MarkedGame): string | undefined {
  if (isCustom(setup)) return playWords().customRules;
  return uncounted.value === undefined ? label?.() : markWords(uncounted.value);
}

/** The title of a replay, with a mark if its rules or its pieces are not those that the page offers. */
export function markedTitle(title: string, { cards }: Pick<Replay, 'cards'>, isStandard: boolean): string {
  const t = playWords();
  if (!isStandard) return t.titled(title, t.customRules);
  return cards === undefined ? title : t.titled(title, t.chosenPieces);
}

export function markWords(why: Uncounted): string {
  return MARKS[why](playWords());
}

export function noteWords(why: Uncounted): string {
  return NOTES[why](playWords());
}
