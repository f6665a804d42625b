// The log: one JSON line per event on standard output. Secrets never get into it.

import { pino, type Logger } from 'pino';

export type ServerLog = Logger;

/** Fields that are never written, wherever they turn up. */
const SECRETS = ['token', 'authorization', 'code', 'key', 'signature', 'challenge'];

export function openLog(level: string, out: NodeJS.WritableStream = process.stdout): ServerLog {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact: { paths, censor: '[secret]' } },
    out,
  );
}
