import { numbers } from '../../../base/text/english.ts';

export const en = {
  boardOf: (name: string) => `Board: ${name}`,
  roundsWon: (name: string, won: number, needed: number) => `${name}: ${won} of ${needed} rounds won`,
  versus: 'vs',
  /** Undefined for you. */
  sends: (name: string | undefined) => (name === undefined ? 'You send' : `${name} sends`),
  afterOffset: (n: number) => `after offsetting ${numbers.format(n)}`,
  offsets: (name: string | undefined) => (name === undefined ? 'You offset' : `${name} offsets`),
  stakes: (percent: number) => `Attacks ×${numbers.format(percent / 100)}`,
  marginTime: 'Margin time',
  rounds: 'Rounds',
  drawnWord: 'Draw',
  bestOfRounds: (n: number) => `Best of ${numbers.format(n)}`,
  round: (n: number) => `Round ${numbers.format(n)}`,
  youWin: 'You win',
  wins: 'Wins',
  youTakeRound: 'You win the round',
  takesRound: (name: string) => `${name} wins the round`,
  drawnRound: 'Draw. Play this round again.',
  standing: (first: number, second: number) => `${first} : ${second}`,
  coachedMatch: 'With the coach: this match does not count.',
  replayedMatch: 'From a replay: this match does not count.',
  slowMatch: 'At a lower speed: this match does not count.',
  playOnHow: 'How do you want to play on?',
  takeBoard: (own: string, other: string) => `Play as ${own} against ${other}`,
  ownBoard: (other: string) => `Play on against ${other}`,
  twoPlayOn: 'Two players, one keyboard',
  padAbsent: (player: string, pad: string) => `${player}: ${pad} is not connected. Press a button on it.`,
  playInstead: (device: string) => `Play with: ${device}`,
  leaveMatch: 'Leave',
  leaveNote: 'You can continue this match later.',
  youWon: (first: number, second: number) => `You won ${first} : ${second}`,
  won: (name: string, first: number, second: number) => `${name} won ${first} : ${second}`,
  youWonOnce: 'You won',
  wonOnce: (name: string) => `${name} won`,
  against: (name: string | undefined, time: string) => `against ${name ?? 'you'} in ${time}`,
  whatDecided: 'What decided it',
  roundAt: (n: number, time: string) => `Round ${numbers.format(n)}, at ${time}`,
  atTime: (time: string) => `at ${time}`,
  yourAttack: (links: number, sent: number) =>
    links > 1
      ? `Your ${numbers.format(links)}-chain sent ${numbers.format(sent)}.`
      : `Your attack sent ${numbers.format(sent)}.`,
  theirAttack: (name: string, links: number, sent: number) =>
    links > 1
      ? `${name}’s ${numbers.format(links)}-chain sent ${numbers.format(sent)}.`
      : `${name}’s attack sent ${numbers.format(sent)}.`,
  alsoOffset: (n: number) => `${numbers.format(n)} more were offset.`,
  youToppedOut: 'Your board filled up.',
  toppedOut: (name: string) => `${name}’s board filled up.`,
  attacksOf: (name: string, total: number, largest: number) =>
    `${name} sent ${numbers.format(total)}, at most ${numbers.format(largest)} in one turn.`,
  bestChain: 'Best chain',
  sent: 'Sent',
  offset: 'Offset',
  rematch: 'Rematch',
  saveRound: (n: number) => `Save round ${numbers.format(n)}`,
  changeMatch: 'Setup',
};
