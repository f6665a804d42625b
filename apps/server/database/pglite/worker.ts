// The thread in which PGlite runs: in the main thread a query would stop all sockets.

import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { messageOf } from '@rensa/engine';
import type { ThreadAnswer, ThreadQuery } from './messages.ts';

const port = parentPort;
if (port === null) throw new Error('worker.ts is a thread of the server');
const post = (answer: ThreadAnswer): void => port.postMessage(answer);

/** Moments and lists of them stay texts, which drizzle reads. */
const AS_TEXT = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182];
const parsers = Object.fromEntries(AS_TEXT.map((type) => [type, (value: string) => value]));

function failureOf(error: unknown): Extract<ThreadAnswer, { kind: 'error' }>['failure'] {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return { message: messageOf(error), code, constraint };
}

async function answer(database: PGlite, { id, sql, params, rowMode }: ThreadQuery): Promise<void> {
  try {
    const { rows, affectedRows } = await database.query(sql, [...params], { rowMode, parsers });
    post({ kind: 'result', id, result: { rows, affectedRows } });
  } catch (error) {
    post({ kind: 'error', id, failure: failureOf(error) });
  }
}

try {
  const database = await PGlite.create(workerData as string);
  port.on('message', (ask: ThreadQuery | 'close') => {
    if (ask === 'close') void database.close().then(() => process.exit(0));
    else void answer(database, ask);
  });
  post({ kind: 'open' });
} catch (error) {
  post({ kind: 'failed', message: messageOf(error) });
}
