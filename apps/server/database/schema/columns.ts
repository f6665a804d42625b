// Columns that many tables share.

import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Bytes. PGlite gives a Uint8Array and PostgreSQL a Buffer: both become a Buffer. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
  toDriver: (value) => value,
});

/** A moment; always in UTC. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
export const at = () => moment().notNull().defaultNow();

/** A whole number that may be larger than 32 bits. */
export const big = () => bigint({ mode: 'number' });
