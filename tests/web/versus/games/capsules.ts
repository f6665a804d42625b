import { capsulesBots } from '@rensa/bots/capsules';
import { parseSetup } from '@rensa/games/capsules';
import type { MatchGame } from '../match.ts';

export const matchGame: MatchGame = {
  id: 'capsules',
  bots: capsulesBots,
  setup: parseSetup({ rules: 'nes', mode: 'single', level: 5 }),
  player: 'skilled',
};
