import { gemsBots } from '@rensa/bots/gems';
import type { BotWorkers } from '../../../versus/bots/client.ts';

export const gemsWorkers: BotWorkers = {
  bots: gemsBots,
  open: (name) => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name }),
};
