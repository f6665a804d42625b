// The `rensa` command in a process of its own.

import { complain, run } from './run.ts';

/** The reader may have had enough: `rensa … | head` ends without a word. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') complain(`cannot write: ${error.message}`, process);
  process.exit(error.code === 'EPIPE' ? process.exitCode : 2);
});

process.stderr.on('error', () => {});

process.exitCode = await run(process.argv.slice(2), process);
