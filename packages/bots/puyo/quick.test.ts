import { describeQuickGames } from '../play/quick.testing.ts';
import { puyoBots } from './game.ts';

describeQuickGames({
  bots: puyoBots,
  modes: ['endless', 'survival', 'timed2'],
  anyPlacement: (dice) => ({ col: dice.next(6), rot: dice.next(4) }),
});
