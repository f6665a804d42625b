import { capsulesBots } from '@rensa/bots/capsules';
import type { BotWorkers } from '../../../versus/bots/client.ts';

export const capsulesWorkers: BotWorkers = {
  bots: capsulesBots,
  open: (name) => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name }),
};
