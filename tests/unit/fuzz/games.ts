// The parsers that every game has.

import { GAMES } from '@rensa/games';
import { mustEqual, type Parser, valueParser } from './parser.ts';

interface GameParsers {
  /** Valid setups. */
  readonly setups: readonly unknown[];
  readonly parsers: readonly Parser[];
}

/** The parsers of a game. Its file exports its setups and the parsers that only it has. */
async function parsersOf({ id, game, isOffered, isMatchOffered }: (typeof GAMES)[number]): Promise<Parser[]> {
  const { setups, parsers } = (await import(`./games/${id}.ts`)) as GameParsers;
  const again = (setup: unknown): void => mustEqual(game.parseSetup(setup), setup);
  return [
    valueParser(`setups of ${id}`, (raw) => game.parseSetup(raw), setups, again),
    valueParser(`whether ${id} offers a setup`, isOffered, setups),
    valueParser(`whether ${id} offers a setup for two`, isMatchOffered, setups),
    ...parsers,
  ];
}

export const gameParsers = (await Promise.all(GAMES.map(parsersOf))).flat();
