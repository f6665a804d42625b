// The handlers of all routes.

import { deviceHandlers } from './handlers/devices.ts';
import { myHandlers } from './handlers/me.ts';
import { sessionHandlers } from './handlers/sessions.ts';
import type { Handlers } from './frame/handler.ts';
import type { Services } from './frame/services.ts';

export function handlers(services: Services): Handlers {
  return { ...sessionHandlers(services), ...deviceHandlers(services), ...myHandlers(services) };
}
