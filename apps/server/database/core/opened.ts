// An open database, whichever it is.

import type { ServerDatabase } from './database.ts';

export interface OpenDatabase {
  readonly database: ServerDatabase;
  readonly close: () => Promise<void>;
  /** Calls back when it has ended by itself and must be opened again. */
  readonly onLost: (lost: () => void) => void;
}
