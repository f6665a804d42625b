import type { dataWords } from './text/text.ts';

type DataWords = ReturnType<typeof dataWords>;

/** Names of the kinds in storage keys. */
const NAMES: Readonly<Record<string, (t: DataWords) => string>> = {
  achievements: (t) => t.kindAchievements,
  best: (t) => t.kindBest,
  controls: (t) => t.kindControls,
  daily: (t) => t.kindDaily,
  days: (t) => t.kindDaily,
  finished: (t) => t.kindFinished,
  matches: (t) => t.kindMatches,
  replay: (t) => t.kindReplay,
  results: (t) => t.kindResults,
  save: (t) => t.kindSave,
  settings: (t) => t.kindSettings,
};

/** The number of changes per name. */
export function changesInWords(
  t: DataWords,
  changes: readonly { readonly kind: string; readonly count: number }[],
): readonly (readonly [words: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { kind, count } of changes) {
    const words = NAMES[kind]?.(t) ?? t.kindOther;
    counts.set(words, (counts.get(words) ?? 0) + count);
  }
  return [...counts];
}
