import { puyoBots } from '@rensa/bots/puyo';
import type { MatchGame } from '../match.ts';

export const matchGame: MatchGame = {
  id: 'puyo',
  bots: puyoBots,
  setup: puyoBots.setup('tsu'),
  player: 'builder',
};
