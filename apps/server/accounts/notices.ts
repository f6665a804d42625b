// What has happened to the ways into an account, so that its owner notices what somebody else does.

import { desc, eq } from 'drizzle-orm';
import type { NOTICE_KINDS } from '@rensa/api';
import type { ServerDatabase } from '../database/core/database.ts';
import { notice } from '../database/schema/index.ts';

export interface NoticeAnswer {
  readonly kind: (typeof NOTICE_KINDS)[number];
  readonly label: string;
  readonly at: number;
}

const SHOWN = 100;

export async function note(
  tx: ServerDatabase,
  account: number,
  kind: NoticeAnswer['kind'],
  label: string,
): Promise<void> {
  await tx.insert(notice).values({ account, kind, label });
}

export async function noticesOf(database: ServerDatabase, account: number): Promise<readonly NoticeAnswer[]> {
  const rows = await database
    .select()
    .from(notice)
    .where(eq(notice.account, account))
    .orderBy(desc(notice.at), desc(notice.id))
    .limit(SHOWN);
  return rows.map(({ kind, label, at }) => ({ kind, label, at: at.getTime() }));
}
