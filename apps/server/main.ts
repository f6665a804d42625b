// The server as a program: settings from the environment, words on the terminal, signals.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageOf } from '@rensa/engine';
import { ConfigError, readConfig } from './base/config.ts';
import { openLog } from './base/log.ts';
import { RensaServer } from './start.ts';

/** npm passes a signal on twice: a second one counts only after this time. */
const SECOND_SIGNAL = 1000;

const ROOT = rootAbove(dirname(fileURLToPath(import.meta.url)));

/** The folder of the whole project, which holds the page and the prepared databases. */
function rootAbove(folder: string): string {
  const isRoot = existsSync(join(folder, 'package-lock.json')) || dirname(folder) === folder;
  return isRoot ? folder : rootAbove(dirname(folder));
}

async function main(): Promise<void> {
  const { env } = process;
  const config = readConfig(env);
  const server = await RensaServer.listen({
    config,
    log: openLog(config.LOG_LEVEL),
    page: env['RENSA_PAGE'] ?? join(ROOT, 'apps/web/dist'),
    prepared: join(ROOT, '.cache/database'),
    anyPort: env['PORT'] === undefined,
  });
  console.error(`Rensa is at ${server.url}`);
  closeOnSignal(server);
  const holder = await server.open();
  if (holder !== undefined) {
    console.error(
      `No online play here: process ${holder.pid} at ${holder.url} already uses ${config.DATA_DIR}. ` +
        'Stop it, or set DATA_DIR to another folder.',
    );
  }
}

function closeOnSignal(server: RensaServer): void {
  let first = 0;
  const close = (): void => {
    if (first !== 0 && performance.now() - first > SECOND_SIGNAL) process.exit(1);
    if (first !== 0) return;
    first = performance.now();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(messageOf(error), 1),
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}

function fail(message: string, code: number): void {
  console.error(message);
  process.exit(code);
}

try {
  await main();
} catch (error) {
  fail(messageOf(error), error instanceof ConfigError ? 2 : 1);
}
