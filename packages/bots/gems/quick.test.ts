import { describeQuickGames } from '../play/quick.testing.ts';
import { gemsBots } from './game.ts';

describeQuickGames({
  bots: gemsBots,
  modes: ['endless', 'timed2', 'timed3'],
  anyPlacement: (dice) => ({ col: dice.next(6), rot: dice.next(4) }),
});
