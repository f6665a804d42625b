import { gemsBots } from '@rensa/bots/gems';
import type { BotSeats } from '../../../versus/bots/client.ts';

export const gemsSeats: BotSeats = {
  bots: gemsBots,
  open: (name) => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name }),
};
