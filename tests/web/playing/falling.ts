// The pages of the falling games, which are all of the same kind.

import { CATALOG } from '../../../apps/web/catalog/catalog.ts';

export const FALLING: readonly string[] = CATALOG.flatMap(({ routes }) => routes.map(({ path }) => path)).filter(
  (path) => path.startsWith('/play/'),
);
