import { capsulesBots } from '@rensa/bots/capsules';
import type { BotSeats } from '../../../versus/bots/client.ts';

export const capsulesSeats: BotSeats = {
  bots: capsulesBots,
  open: (name) => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name }),
};
