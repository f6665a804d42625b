// The next device of an account: it reads a code from the screen of a signed-in one, both show the same two words, and the
// signed-in one says that they are the same.

import { and, eq, gt, isNull } from 'drizzle-orm';
import { Problem, type Proof, WORDS } from '@rensa/api';
import { randomSymbols } from '../base/base32.ts';
import { digest } from '../base/ids.ts';
import type { ServerDatabase } from '../database/core/database.ts';
import { type AskedLink, deviceKey, deviceLink } from '../database/schema/index.ts';
import { joinGuest } from './join.ts';
import { thumbprint } from './keys.ts';
import { note } from './notices.ts';

const AGE = 600_000;
const LENGTH = 16;

export interface OpenLink {
  readonly code: string;
  readonly expiresAt: number;
}

export async function openLink(database: ServerDatabase, account: number, now: number): Promise<OpenLink> {
  const code = randomSymbols(LENGTH);
  const row = { hash: digest(code), expiresAt: new Date(now + AGE), asked: null };
  await database
    .insert(deviceLink)
    .values({ account, ...row })
    .onConflictDoUpdate({ target: deviceLink.account, set: row });
  return { code, expiresAt: now + AGE };
}

/** The words of a code and a key. Another key that reads the code first gives other words. */
function wordsOf(code: string, print: string): readonly number[] {
  return [...digest(`${code} ${print}`).subarray(0, 2)].map((byte) => byte % WORDS);
}

/** A device asks to join. Only the first one that does is heard. */
export async function askLink(
  database: ServerDatabase,
  { code, proof, now }: { readonly code: string; readonly proof: Proof; readonly now: number },
): Promise<{ words: readonly number[]; expiresAt: number }> {
  const { x, y } = proof.key;
  const id = thumbprint(proof.key);
  const asked: AskedLink = { id, x, y, label: proof.label, words: wordsOf(code, id) };
  const open = and(eq(deviceLink.hash, digest(code)), gt(deviceLink.expiresAt, new Date(now)));
  const [row] = await database
    .update(deviceLink)
    .set({ asked })
    .where(and(open, isNull(deviceLink.asked)))
    .returning();
  if (row !== undefined) return { words: asked.words, expiresAt: row.expiresAt.getTime() };
  const [taken] = await database.select().from(deviceLink).where(open);
  if (taken?.asked?.id === id) return { words: asked.words, expiresAt: taken.expiresAt.getTime() };
  throw new Problem(taken === undefined ? 'not-found' : 'conflict');
}

export interface LinkState {
  readonly state: 'open' | 'asked';
  readonly label: string | null;
  readonly words: readonly number[] | null;
  readonly expiresAt: number;
}

export async function linkOf(database: ServerDatabase, account: number, now: number): Promise<LinkState> {
  const { asked, expiresAt } = await liveLink(database, account, now);
  const state = asked === null ? 'open' : 'asked';
  return { state, label: asked?.label ?? null, words: asked?.words ?? null, expiresAt: expiresAt.getTime() };
}

/**
 * Adds the key of the device that shows these words. Its guest account, if it has one, becomes part of this one. Other
 * words end the link: somebody else has read the code.
 */
export async function confirmLink(
  database: ServerDatabase,
  { account, words, now }: { readonly account: number; readonly words: readonly number[]; readonly now: number },
): Promise<void> {
  const fits = await database.transaction(async (tx) => {
    const { asked } = await liveLink(tx, account, now);
    if (asked === null) throw new Problem('not-found');
    await closeLink(tx, account);
    const same = asked.words.join() === words.join();
    if (same) await addAsked(tx, account, asked);
    return same;
  });
  if (!fits) throw new Problem('refused', { detail: 'these are not the words of that device: make a new code' });
}

async function addAsked(tx: ServerDatabase, account: number, { id, x, y, label }: AskedLink): Promise<void> {
  const [known] = await tx.select().from(deviceKey).where(eq(deviceKey.id, id));
  if (known === undefined) await tx.insert(deviceKey).values({ id, account, x, y, label });
  else if (known.account !== account) await joinGuest(tx, known.account, account);
  await note(tx, account, 'key-added', label);
}

export async function closeLink(database: ServerDatabase, account: number): Promise<void> {
  await database.delete(deviceLink).where(eq(deviceLink.account, account));
}

async function liveLink(tx: ServerDatabase, account: number, now: number): Promise<typeof deviceLink.$inferSelect> {
  const [row] = await tx
    .select()
    .from(deviceLink)
    .where(and(eq(deviceLink.account, account), gt(deviceLink.expiresAt, new Date(now))));
  if (row === undefined) throw new Problem('not-found');
  return row;
}
