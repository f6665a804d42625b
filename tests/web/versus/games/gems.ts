import { gemsBots } from '@rensa/bots/gems';
import { gems } from '@rensa/games/gems';
import type { MatchGame } from '../match.ts';

export const matchGame: MatchGame = {
  id: 'gems',
  bots: gemsBots,
  setup: gems.parseSetup({ rules: 'arcade' }),
  player: 'skilled',
};
