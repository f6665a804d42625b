// A game in a process of its own: this program, asked for one game of a match.

import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { byPlayer, type ContestGame, inOrder, type Pairing } from './contest.ts';
import { endGuarded, startGuarded } from './program.ts';
import type { ContestScore } from './series.ts';

/** What the other process is asked. */
export interface MatchCommand {
  readonly game: string;
  /** As they were written. */
  readonly bots: readonly [string, string];
  /** Flags with their values that are the same for every game. */
  readonly flags: ReadonlyMap<string, string>;
}

/** The other process knows nothing of seats that change: it gets the players in the order of their seats. */
export async function playApart({ game, bots, flags }: MatchCommand, { seed, swapped }: Pairing): Promise<ContestGame> {
  const given = new Map([...flags, ['bots', inOrder(bots, swapped).join(',')], ['seeds', `${seed}`]]);
  const words = [...given].flatMap(([name, value]) => [`--${name}`, value]);
  const { games } = JSON.parse(await run(['match', game, ...words, '--json'])) as ContestScore;
  return byPlayer(games[0] as ContestGame, swapped);
}

/** What this program prints for these words. Its complaint is thrown. */
async function run(words: readonly string[]): Promise<string> {
  const child = startGuarded([process.execPath, process.argv[1] as string, ...words].map(quotedForShell).join(' '));
  child.stdin.on('error', () => {}).end();
  try {
    const [out, complaint, [code]] = await Promise.all([
      textOf(child.stdout),
      textOf(child.stderr),
      once(child, 'exit'),
    ]);
    if (code === 0) return out;
    throw new Error(complaint.replace(/^rensa: /, '').trim() || `a game of the match failed (exit ${code})`);
  } finally {
    endGuarded(child);
  }
}

async function textOf(stream: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += chunk as string;
  return text;
}

function quotedForShell(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
