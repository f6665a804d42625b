// The database as every feature sees it: the same schema and queries on PGlite and on PostgreSQL.

import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from '../schema/index.ts';

type QueryRows<Row> = { readonly rows: Row[] };
interface Results extends PgQueryResultHKT {
  readonly type: QueryRows<this['row']>;
}

export type ServerDatabase = Omit<PgDatabase<Results, typeof schema>, 'transaction'> & {
  transaction<T>(work: (tx: ServerDatabase) => Promise<T>): Promise<T>;
};

export const DRIZZLE = { casing: 'snake_case' } as const;
