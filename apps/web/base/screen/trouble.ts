import type { Trouble } from '../storage/storage.ts';
import type { ShellWords } from '../text/text.ts';

const STORED: Readonly<Record<string, (t: ShellWords) => string>> = {
  achievements: (t) => t.storedAchievements,
  best: (t) => t.storedBest,
  controls: (t) => t.storedSettings,
  daily: (t) => t.storedDaily,
  days: (t) => t.storedStreak,
  finished: (t) => t.storedFinished,
  matches: (t) => t.storedMatches,
  named: (t) => t.storedSave,
  replay: (t) => t.storedReplay,
  results: (t) => t.storedResults,
  save: (t) => t.storedSave,
  settings: (t) => t.storedSettings,
  unlimited: (t) => t.storedSave,
};

/** Message for a value of this kind that could not be stored or read. */
export function troubleWords(t: ShellWords, trouble: Trouble, kind: string): string {
  if (trouble === 'newer') return t.toastNewer;
  if (trouble === 'blocked') return t.toastStorage;
  const what = STORED[kind]?.(t) ?? t.storedOther;
  return trouble === 'damaged' ? t.toastDamaged(what) : t.toastFull(what);
}
