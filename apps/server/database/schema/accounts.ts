// Accounts and the ways into them. What is secret is stored as its digest.

import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { NOTICE_KINDS } from '@rensa/api';
import { at, big, bytes, moment } from './columns.ts';

export const account = pgTable(
  'account',
  {
    id: big().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['guest', 'named', 'bot', 'house'] })
      .notNull()
      .default('guest'),
    name: text(),
    /** The name as look-alikes are compared. */
    nameKey: text(),
    /** The account that runs this bot. */
    owner: big().references((): AnyPgColumn => account.id, { onDelete: 'cascade' }),
    state: text({ enum: ['ok', 'hidden', 'banned', 'gone'] })
      .notNull()
      .default('ok'),
    /** What others may see of it. */
    shows: jsonb().notNull().default({}),
    /** Version of the newest synced record. */
    rev: big().notNull().default(0),
    createdAt: at(),
    seenOn: date({ mode: 'string' }),
    /** When it will be erased, if its owner has asked for that. */
    eraseAt: moment(),
  },
  (table) => [
    uniqueIndex('account_name_key').on(table.nameKey),
    index('account_owner').on(table.owner),
    index('account_erase_at').on(table.eraseAt),
  ],
);

const accountId = () =>
  big()
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' });

/** Every name that was ever claimed and is still held. */
export const name = pgTable(
  'name',
  {
    key: text().primaryKey(),
    shown: text().notNull(),
    account: big().references(() => account.id, { onDelete: 'set null' }),
    claimedAt: at(),
    /** When somebody else may claim it; null while it is in use. */
    heldUntil: moment(),
  },
  (table) => [index('name_account').on(table.account)],
);

export const deviceKey = pgTable(
  'device_key',
  {
    /** Thumbprint of the key, RFC 7638. */
    id: text().primaryKey(),
    account: accountId(),
    x: text().notNull(),
    y: text().notNull(),
    label: text().notNull(),
    createdAt: at(),
    seenAt: at(),
    revokedAt: moment(),
  },
  (table) => [index('device_key_account').on(table.account)],
);

export const passkey = pgTable(
  'passkey',
  {
    id: text().primaryKey(),
    account: accountId(),
    publicKey: bytes().notNull(),
    counter: big().notNull(),
    transports: jsonb().notNull().default([]),
    synced: boolean().notNull(),
    label: text().notNull(),
    createdAt: at(),
    seenAt: at(),
  },
  (table) => [index('passkey_account').on(table.account)],
);

export const recovery = pgTable('recovery', {
  hash: bytes().primaryKey(),
  account: accountId().unique(),
  createdAt: at(),
});

export const session = pgTable(
  'session',
  {
    /** Digest of the token. */
    hash: bytes().primaryKey(),
    account: accountId(),
    kind: text({ enum: ['page', 'bot', 'api'] }).notNull(),
    /** The key or passkey that opened it. */
    credential: text().notNull(),
    /** A challenge opens one session, on whatever node. */
    challenge: text().notNull().unique(),
    createdAt: at(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('session_account').on(table.account), index('session_expires_at').on(table.expiresAt)],
);

/** A code by which another device can join an account, one per account. */
export const deviceLink = pgTable('device_link', {
  account: accountId().primaryKey(),
  hash: bytes().notNull().unique(),
  expiresAt: moment().notNull(),
  /** The key of the device that asks; null until one does. */
  asked: jsonb().$type<AskedLink>(),
  /** Wrong words typed so far. */
  tries: integer().notNull().default(0),
});

export interface AskedLink {
  readonly id: string;
  readonly x: string;
  readonly y: string;
  readonly label: string;
  readonly words: readonly number[];
}

export const notice = pgTable(
  'notice',
  {
    id: big().primaryKey().generatedAlwaysAsIdentity(),
    account: accountId(),
    kind: text().$type<(typeof NOTICE_KINDS)[number]>().notNull(),
    label: text().notNull(),
    at: at(),
  },
  (table) => [index('notice_account').on(table.account, table.at)],
);

/** Keys that the server made for itself at its first start. */
export const secret = pgTable('secret', {
  key: text().primaryKey(),
  value: bytes().notNull(),
});
