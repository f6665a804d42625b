import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { account, secret } from '../schema/index.ts';
import { isAway } from '../core/lost.ts';
import { testDatabase, type TestDatabase } from '../../testing/database.testing.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());

it('reads what it has written, with bytes and moments', async () => {
  const { database } = opened;
  await database.insert(secret).values({ key: 'a', value: Buffer.from([0, 1, 255]) });
  const [row] = await database.select().from(secret);
  expect(row).toEqual({ key: 'a', value: Buffer.from([0, 1, 255]) });
  const [made] = await database.insert(account).values({ kind: 'guest' }).returning();
  expect(made?.createdAt).toBeInstanceOf(Date);
});

it('takes back all of a transaction that fails, and holds others back meanwhile', async () => {
  const { database } = opened;
  const one = async (i: number): Promise<void> => {
    await database.transaction(async (tx) => {
      await tx.insert(secret).values({ key: `t${i}`, value: Buffer.from('x') });
      await tx.insert(secret).values({ key: `u${i}`, value: Buffer.from('x') });
      if (i % 2 === 1) throw new Error('no');
    });
  };
  const ended = await Promise.allSettled(Array.from({ length: 40 }, (_, i) => one(i)));
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  const [{ n } = { n: -1 }] = (
    await database.execute<{ n: number }>(
      sql`select count(*)::int as n from secret where key like 't%' or key like 'u%'`,
    )
  ).rows;
  expect(n).toBe(40);
});

it('says that it is away when its thread has ended', async () => {
  const other = await testDatabase();
  const lost = new Promise<void>((resolve) => other.onLost(resolve));
  const { ThreadedPglite } = await import('./client.ts');
  expect(ThreadedPglite).toBeDefined();
  await (other.database as unknown as { $client: { kill(): Promise<void> } }).$client.kill();
  await lost;
  const error: unknown = await other.database
    .select()
    .from(secret)
    .catch((thrown: unknown) => thrown);
  expect(isAway(error)).toBe(true);
});
