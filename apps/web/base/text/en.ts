import { numbers } from './english.ts';

/** What may not be stored, by its kind. */
const STORED: Readonly<Record<string, string>> = {
  achievements: 'Your achievements',
  best: 'Your best scores',
  finished: 'Your statistics',
  matches: 'Your matches',
  replay: 'This replay',
  results: 'Your results',
  save: 'This game',
  settings: 'Your settings',
  setup: 'Your choices',
};

export const en = {
  number: (n: number) => numbers.format(n),
  rensa: 'Rensa',
  missingHead: 'Nothing here',
  missingBody: 'There is no page at this address. The games are on the home page.',
  home: 'Home',
  versus: 'Versus',
  settings: 'Settings',
  close: 'Close',
  keySpace: 'Space',
  retry: 'Try again',
  /** Painted after the length of a chain. */
  chainWord: 'chain',
  /** Painted over an empty field. */
  allClearWord: 'All clear!',
  toastUnstored: (trouble: 'blocked' | 'full' | 'newer', kind: string) => {
    if (trouble === 'newer') return 'Another tab has a newer version of Rensa. Reload this page to store more.';
    if (trouble === 'full')
      return `Storage is full: ${STORED[kind] ?? 'Something'} will be lost when you close this page.`;
    return 'This browser is blocking storage. Your scores and saved games will be lost when you close this page.';
  },
  toastDamagedSave: 'The saved game could not be read. It was set aside.',
  toastDamagedSettings: 'Your settings could not be read. They were set aside.',
  toastDamagedScores: 'Your best scores could not be read. They were set aside.',
  toastElsewhere: 'This game continued in another tab.',
  toastEndedElsewhere: 'This game was finished in another tab.',
  toastOffline: 'That page did not come. Check the connection and try again.',
  toastCopied: 'Copied. Paste it anywhere.',
  toastSaved: 'Picture saved.',
  toastNotShared: 'Sharing did not work in this browser.',
  replays: 'Replays',
  achievements: 'Achievements',
  achievementsOf: (n: number, of: number) => `${numbers.format(n)} of ${numbers.format(of)}`,
  achievementEarned: 'Earned',
  achievementOpen: 'Not earned yet',
  toastAchievement: (name: string) => `Achievement: ${name}`,
  toastQuery: (what: string) => `The address asks for something unknown: ${what}`,
};
