// Plays one game of a match in another process: this program again.

import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { first } from '../io/lists.ts';
import { byPlayer, type ContestGame, inOrder, type Pairing } from './contest.ts';
import { endGuarded, startGuarded } from './program.ts';
import type { ContestScore } from './series.ts';

/** The `match` command of the other process. */
export interface MatchCommand {
  readonly game: string;
  /** The two names or commands, as given to --bots. */
  readonly bots: readonly [string, string];
  /** Flags that are the same for every game, with their values. */
  readonly flags: ReadonlyMap<string, string>;
}

/** Plays a pairing. The other process gets the bots in the order of their seats, so it swaps nothing. */
export async function playApart({ game, bots, flags }: MatchCommand, { seed, swapped }: Pairing): Promise<ContestGame> {
  const given = new Map([...flags, ['bots', inOrder(bots, swapped).join(',')], ['seeds', `${seed}`]]);
  const words = [...given].flatMap(([name, value]) => [`--${name}`, value]);
  const { games, names } = JSON.parse(await run(['match', game, ...words, '--json'])) as ContestScore;
  return byPlayer({ names, ...first(games) }, swapped);
}

/** Runs this program and returns its standard output; throws its complaint. */
async function run(words: readonly string[]): Promise<string> {
  const child = startGuarded([process.execPath, ...process.argv.slice(1, 2), ...words].map(quotedForShell).join(' '));
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
  const chunks: AsyncIterable<string> = stream.setEncoding('utf8');
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text;
}

function quotedForShell(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
