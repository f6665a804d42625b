// One server per data folder. A socket file is the lock: it answers as long as its process lives, so nothing is left of
// a process that was killed. Each attempt has a file with a number of its own, because a file that no one answers cannot
// be replaced without a race: two servers could both find it dead.

import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { fields, text, whole } from '@rensa/engine';

/** The process that holds a folder. */
export interface Holder {
  readonly pid: number;
  /** Its page. */
  readonly url: string;
}

export interface Owned {
  /** Gives the folder free. */
  readonly release: () => Promise<void>;
}

const holderIn = fields({ pid: whole(0, 2 ** 31), url: text(200) });

const FILE = /^owner-(\d+)\.sock$/;
/** Milliseconds in which a live holder has answered, and before another attempt. */
const ANSWER = 1000;
const AGAIN = 20;
const MAX_ATTEMPTS = 20;

/** Takes a folder; returns its holder if there is one. */
export async function takeFolder(folder: string, self: () => Holder): Promise<Owned | Holder> {
  mkdirSync(folder, { recursive: true });
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const found = await liveHolder(folder, numbersIn(folder));
    if (found !== undefined) return found;
    const number = Math.max(0, ...numbersIn(folder)) + 1;
    const server = await bind(pathOf(folder, number), self);
    if (server === undefined) continue;
    const others = numbersIn(folder).filter((each) => each !== number);
    if ((await liveHolder(folder, others)) === undefined && Math.max(0, ...numbersIn(folder)) === number) {
      for (const dead of others) rmSync(pathOf(folder, dead), { force: true });
      return { release: () => release(server, pathOf(folder, number)) };
    }
    await release(server, pathOf(folder, number));
    // Two at the same moment both step back, and not for the same time.
    await new Promise((resolve) => setTimeout(resolve, AGAIN * (1 + (process.pid % 7)) * (attempt + 1)));
  }
  throw new Error(`${folder} is wanted by too many processes at once: start this server again`);
}

export function isHolder(taken: Owned | Holder): taken is Holder {
  return 'pid' in taken;
}

function numbersIn(folder: string): number[] {
  return readdirSync(folder).flatMap((name) => {
    const [, number] = FILE.exec(name) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
}

function pathOf(folder: string, number: number): string {
  return join(folder, `owner-${number}.sock`);
}

/** Undefined if the number is taken. */
async function bind(path: string, self: () => Holder): Promise<Server | undefined> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.end(JSON.stringify(self()));
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

async function liveHolder(folder: string, numbers: readonly number[]): Promise<Holder | undefined> {
  const asked = await Promise.all(numbers.map((number) => ask(pathOf(folder, number))));
  return asked.find((holder) => holder !== undefined);
}

/** The process behind a socket file. One that accepts and says nothing lives all the same. */
async function ask(path: string): Promise<Holder | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path);
    let heard = '';
    let accepted = false;
    const end = (): void => {
      socket.destroy();
      resolve(accepted ? parseHolder(heard) : undefined);
    };
    socket.setTimeout(ANSWER, end);
    socket.on('connect', () => {
      accepted = true;
    });
    socket.on('data', (part) => {
      heard += String(part);
    });
    socket.on('end', end);
    socket.on('error', end);
  });
}

function parseHolder(heard: string): Holder {
  try {
    return holderIn(JSON.parse(heard), 'the holder');
  } catch {
    return { pid: 0, url: '' };
  }
}

async function release(server: Server, path: string): Promise<void> {
  await new Promise((resolve) => server.close(resolve));
  rmSync(path, { force: true });
}
