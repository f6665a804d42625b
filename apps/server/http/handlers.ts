// The handlers of all routes.

import { accountHandlers } from './handlers/accounts.ts';
import type { Handlers } from './handler.ts';
import type { Services } from './services.ts';

export function handlers(services: Services): Handlers {
  return { ...accountHandlers(services) };
}
