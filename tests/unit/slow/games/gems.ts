import { INSTANT, LASTING, players } from '../falling.ts';
import type { SlowGame } from '../replay.ts';

export const slow: SlowGame = {
  setups: [
    { rules: 'arcade', options: { ...LASTING, gravityTicks: 100_000 } },
    { rules: 'classic', options: { ...INSTANT, clearTicks: 0, diamondEvery: 1 } },
    { rules: 'arcade', options: { ...INSTANT, clearTicks: 0, diamondEvery: 1, diamondEnd: null } },
    { rules: 'classic', options: { ...INSTANT, clearTicks: 0, diamondEvery: 3, slabs: { rows: 13 } } },
  ],
  players,
};
