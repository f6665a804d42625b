// Runs the `rensa` command with the arguments and streams of this process.

import { complain, run } from './run.ts';

/** Ends quietly if the reader closes the pipe, as in `rensa … | head`. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') complain(`cannot write: ${error.message}`, process);
  process.exit(error.code === 'EPIPE' ? process.exitCode : 2);
});

process.stderr.on('error', () => {});

process.exitCode = await run(process.argv.slice(2), process);
