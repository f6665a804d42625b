import { INSTANT, LASTING, players } from '../falling.ts';
import type { SlowGame } from '../replay.ts';

export const slow: SlowGame = {
  setups: [
    { rules: 'tsu', options: { ...LASTING, gravityTicks: 100_000 } },
    { rules: 'classic', colors: 3, options: { ...LASTING, gravityTicks: 1, levels: null } },
    { rules: 'tsu', colors: 3, mode: 'survival', options: { ...INSTANT, popTicks: 0, survivalPairs: [1] } },
  ],
  players,
};
