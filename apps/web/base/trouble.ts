import type { Trouble } from './storage.ts';
import type { ShellWords } from './text.ts';

const STORED: Readonly<Record<string, (t: ShellWords) => string>> = {
  achievements: (t) => t.storedAchievements,
  best: (t) => t.storedBest,
  finished: (t) => t.storedFinished,
  matches: (t) => t.storedMatches,
  replay: (t) => t.storedReplay,
  results: (t) => t.storedResults,
  save: (t) => t.storedSave,
  settings: (t) => t.storedSettings,
};

/** What to say when something of this kind could not be stored. */
export function troubleWords(t: ShellWords, trouble: Trouble, kind: string): string {
  if (trouble === 'newer') return t.toastNewer;
  if (trouble === 'blocked') return t.toastStorage;
  return t.toastFull(STORED[kind]?.(t) ?? t.storedOther);
}
