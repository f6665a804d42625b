// Every visible word in English. Messages that depend on something are functions.

const numbers = new Intl.NumberFormat('en');
const plurals = new Intl.PluralRules('en');

function counted(n: number, one: string, other: string): string {
  return `${numbers.format(n)} ${plurals.select(n) === 'one' ? one : other}`;
}

export const en = {
  number: (n: number) => numbers.format(n),

  homeTitle: 'Rensa',
  puyoTitle: 'Puyo · Rensa',
  missingTitle: 'Not found · Rensa',

  rensa: 'Rensa',
  puyo: 'Puyo',
  puyoLine: 'Join four. Chain them.',
  endless: 'Endless',
  survival: 'Survival',
  endlessLine: 'Play until the top is reached',
  survivalLine: 'Rows of ojama keep falling',
  continue: 'Continue',
  endlessGame: 'Puyo, endless',
  survivalGame: 'Puyo, survival',
  pointsLevel: (points: number, level: number) =>
    `${counted(points, 'point', 'points')}, level ${numbers.format(level)}`,

  missingHead: 'Nothing here',
  missingBody: 'This address leads nowhere. The games are at home.',
  home: 'Home',

  mode: 'Mode',
  rules: 'Rules',
  classic: 'Classic',
  tsu: 'Tsu',
  colors: 'Colours',
  play: 'Play',
  noBest: 'No score yet',
  bestIs: (points: number) => `Best ${numbers.format(points)}`,

  back: 'Back to home',
  pause: 'Pause',
  settings: 'Settings',
  close: 'Close',
  soundOn: 'Sound is on: turn it off',
  soundOff: 'Sound is off: turn it on',
  score: 'Score',
  best: 'Best',
  next: 'Next',
  chain: 'Chain',
  chainWord: 'chain',
  longestChain: 'Longest chain',
  level: 'Level',
  time: 'Time',
  board: 'The board',
  formula: (base: number, bonus: number, points: number) =>
    `+${numbers.format(base)} × ${numbers.format(bonus)} = ${numbers.format(points)}`,

  moveLeft: 'Left',
  moveRight: 'Right',
  drop: 'Drop',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  controls: 'Controls',
  keyMove: 'Move',
  keyTurn: 'Turn',
  keySoft: 'Drop faster',
  keyHard: 'Drop',
  keyPause: 'Pause',
  keySpace: 'Space',

  paused: 'Paused',
  pausedAt: (points: number, time: string) => `${counted(points, 'point', 'points')}, ${time}`,
  resume: 'Resume',
  restart: 'Restart',
  allSettings: 'All settings',

  over: 'Game over',
  newBest: 'New best',
  moreThanBefore: (points: number) => `${numbers.format(points)} more than before`,
  firstScore: 'Your first score here',
  points: (n: number) => counted(n, 'point', 'points'),
  playAgain: 'Play again',
  saveReplay: 'Save replay',
  histogram: (turns: number, longest: number) =>
    `${counted(turns, 'turn', 'turns')}, the longest chain has ${counted(longest, 'link', 'links')}`,
  saidChain: (links: number) => `${numbers.format(links)} chain`,
  saidOver: (points: number) => `Game over. ${counted(points, 'point', 'points')}.`,

  ghost: 'Ghost piece',
  marks: 'Marks on colours',
  palette: 'Palette',
  standard: 'Standard',
  colorblind: 'Colour-blind',
  eyes: 'Eyes',
  joins: 'Joins',
  taper: 'Smooth',
  peanut5: 'Firm',
  peanut: 'Light',
  sound: 'Sound',
  haptics: 'Vibration',
  motion: 'Motion',
  full: 'Full',
  reduced: 'Reduced',
  theme: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  language: 'Language',
  autoLanguage: 'Auto',
  das: 'Repeat after',
  arr: 'Repeat every',
  ticks: (n: number) => counted(n, 'tick', 'ticks'),
  less: (what: string) => `${what}: less`,
  more: (what: string) => `${what}: more`,

  toastStorage: 'This browser keeps nothing: scores and games last until you leave.',
  toastDamagedSave: 'The saved game could not be read. It was set aside.',
  toastDamagedSettings: 'Your settings could not be read. They were set aside.',
  toastDamagedScores: 'Your best scores could not be read. They were set aside.',
  toastQuery: (what: string) => `The address asks for something unknown: ${what}`,
};
