import type { Readable, Writable } from 'node:stream';

/** The streams that the program reads and writes: those of its process or of a caller. */
export interface StandardStreams {
  readonly stdin: InputStream;
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable;
  /** Variables that describe the terminal. */
  readonly env: NodeJS.ProcessEnv;
}

export type InputStream = Readable & { readonly isTTY?: boolean };
