import { type PuyoView, puyoBots } from '@rensa/bots/puyo';
import type { PairPlacement } from '@rensa/bots/falling';
import type { Puyo } from '@rensa/games/puyo';
import type { BotWorkers } from '../../../versus/bots/client.ts';

export const puyoWorkers: BotWorkers<Puyo, PuyoView, PairPlacement> = {
  bots: puyoBots,
  open: (name) => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name }),
};
