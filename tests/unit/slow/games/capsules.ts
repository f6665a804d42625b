import { LASTING, players } from '../falling.ts';
import type { SlowGame } from '../replay.ts';

const INSTANT = { clearTicks: 0, fallTicks: 0, readyTicks: 0, clearedTicks: 0, rest: null, lockTicks: 0, hardDrop: 0 };

export const slow: SlowGame = {
  setups: [
    { rules: 'classic', options: LASTING },
    { rules: 'nes', mode: 'marathon', options: LASTING },
    { rules: 'classic', mode: 'marathon', options: { ...INSTANT, fasterEvery: 1, fastestTicks: 1 } },
    { rules: 'nes', level: 24, speed: 'hi', options: INSTANT },
  ],
  players,
};
