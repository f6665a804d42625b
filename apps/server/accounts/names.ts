// Names: what they may look like, who has one, and how long an old one is held.

import { and, eq, isNull, lt } from 'drizzle-orm';
import { Problem } from '@rensa/api';
import type { ServerDatabase } from '../database/core/database.ts';
import { account, name as names } from '../database/schema/index.ts';
import { skeleton } from './lookalikes.ts';

const DAY = 86_400_000;
/** Until a name can be changed again. */
export const RENAME_AGE = 30 * DAY;
/** In which nobody else can claim a name that was given up. */
const HOLD = 90 * DAY;

const FORMS = [/^[a-z0-9_-]+$/i, /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー0-9_-]+$/u];
const [LEAST, MOST] = [3, 16];

const RESERVED = new Set(
  (
    'admin administrator anonymous api bot bots guest house mod moderator null official operator owner rensa root ' +
    'server staff support system team undefined you me gone novice learner builder casual skilled expert strong swift ' +
    '運営 管理人 管理者 公式 名無し'
  )
    .split(' ')
    .map(skeleton),
);

/** A name as it will be shown; throws with what is wrong. */
export function parseName(raw: string): string {
  const name = raw.normalize('NFKC').trim();
  const letters = [...name].length;
  const refuse = (detail: string): Problem => new Problem('refused', { detail });
  if (letters < LEAST || letters > MOST) throw refuse(`a name has ${LEAST} to ${MOST} letters, not ${letters}`);
  if (!FORMS.some((form) => form.test(name))) {
    throw refuse('a name has Latin letters, or kana and kanji, and digits, - or _');
  }
  if (!/[^\d_-]/.test(name)) throw refuse('a name has at least one letter');
  if (RESERVED.has(skeleton(name))) throw refuse('this name is reserved');
  return name;
}

export interface Claim {
  readonly account: number;
  readonly name: string;
  readonly now: number;
}

/** Gives an account a name. The one before is held for a while. */
export async function claimName(database: ServerDatabase, { account: id, name, now }: Claim): Promise<void> {
  const key = skeleton(name);
  await database.transaction(async (tx) => {
    const [me] = await tx.select().from(account).where(eq(account.id, id)).for('update');
    if (me === undefined) throw new Problem('gone');
    const renameAt = await renameTime(tx, me);
    if (me.nameKey !== key && renameAt !== null && renameAt > now) {
      throw new Problem('refused', {
        detail: 'a name can be changed once in 30 days',
        wait: Math.ceil((renameAt - now) / 1000),
      });
    }
    await tx.delete(names).where(and(eq(names.key, key), lt(names.heldUntil, new Date(now))));
    if (me.nameKey !== key) await holdName(tx, id, now);
    const claimedAt = new Date(now);
    const [claimed] = await tx
      .insert(names)
      .values({ key, shown: name, account: id, claimedAt })
      .onConflictDoUpdate({
        target: names.key,
        set: { shown: name, heldUntil: null, ...(me.nameKey !== key && { claimedAt }) },
        setWhere: eq(names.account, id),
      })
      .returning();
    if (claimed === undefined) throw new Problem('taken');
    await tx.update(account).set({ name, nameKey: key, kind: 'named' }).where(eq(account.id, id));
  });
}

/** Lets the present name of an account be held for its owner. */
export async function holdName(database: ServerDatabase, id: number, now: number): Promise<void> {
  await database
    .update(names)
    .set({ heldUntil: new Date(now + HOLD) })
    .where(and(eq(names.account, id), isNull(names.heldUntil)));
}

/** When a named account may change its name; null for a guest. */
export async function renameTime(
  database: ServerDatabase,
  { nameKey }: { readonly nameKey: string | null },
): Promise<number | null> {
  if (nameKey === null) return null;
  const [row] = await database.select().from(names).where(eq(names.key, nameKey));
  return row === undefined ? null : row.claimedAt.getTime() + RENAME_AGE;
}
