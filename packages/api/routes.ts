// The whole API of version 1.

import { accountRoutes } from './routes/accounts.ts';

export const ROUTES = { ...accountRoutes };
export type Routes = typeof ROUTES;
