import { describeQuickGames } from '../play/quick.testing.ts';
import { capsulesBots } from './game.ts';

describeQuickGames({
  bots: capsulesBots,
  modes: ['stages', 'marathon', 'single'],
  anyPlacement: (dice) => ({
    col: dice.next(8),
    rot: dice.next(4),
    ...(dice.next(3) === 0 && { row: dice.next(12) }),
  }),
});
