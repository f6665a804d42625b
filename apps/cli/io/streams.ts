import type { Readable, Writable } from 'node:stream';

/** What the program reads from and writes to: its process, or the streams of a caller within one. */
export interface StandardStreams {
  readonly stdin: InputStream;
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable;
  /** Settings of the terminal. */
  readonly env: NodeJS.ProcessEnv;
}

export type InputStream = Readable & { readonly isTTY?: boolean };
