// A new game is its own folders and one line in each catalog. So no other file may name a game: not in an identifier, a
// path, a selector, a text or a comment.

import { GAMES } from '@rensa/games';
import { describe, expect, it } from 'vitest';
import { read, sourcesIn } from './sources.ts';

const IDS: ReadonlySet<string> = new Set(GAMES.map(({ id }) => id));
const CODE = ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.css', '.html', '.json', '.toml'];
const CATALOGS: readonly string[] = ['packages/games/index.ts', 'apps/web/catalog/catalog.ts'];

/** Words in lower case: `TallyBoard`, `tally-board` and `TALLY_BOARD` are two each. */
function wordsIn(text: string): Set<string> {
  return new Set((text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase()));
}

function gamesIn(text: string): string[] {
  return [...wordsIn(text)].filter((word) => IDS.has(word)).toSorted();
}

/** The game whose folder a file is in, or whose name a file bears: `games/tally/index.ts`, `tally-solo.json`. */
function ownerOf(path: string): string | undefined {
  return path
    .split('/')
    .find((part) => IDS.has(part.split(/[-.]/)[0] ?? ''))
    ?.split(/[-.]/)[0];
}

/** Texts of all games are in one dictionary for each language. */
function isDictionary(path: string): boolean {
  return path.includes('/text/');
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** A shared test may take one game as its example; two are a list. */
function isExample(path: string, games: readonly string[]): boolean {
  return isTest(path) && games.length === 1;
}

/** A game whose id is an English word too; elsewhere a file may mean the word. */
const OTHER_MEANINGS: Readonly<Record<string, string>> = {
  // A property of the browser's sound sources.
  'apps/web/base/sound/synth.ts': 'loop',
};

/** One line for each file that names a game. */
function sharedOffenders(): string[] {
  return FILES.filter((path) => ownerOf(path) === undefined).flatMap((path) => {
    const games = gamesIn(read(path)).filter((game) => game !== OTHER_MEANINGS[path]);
    return games.length === 0 || isExample(path, games) ? [] : [`${path} names ${games.join(', ')}`];
  });
}

/** One line for each file of a game that names another, in a path or a text: elsewhere a word may mean itself. */
function strayOffenders(): string[] {
  return FILES.filter((path) => ownerOf(path) !== undefined && !isTest(path)).flatMap((path) => {
    const texts = read(path).match(/(['"`])(?:(?!\1)[^\n])*\1/g) ?? [];
    const games = gamesIn(texts.join(' ')).filter((game) => game !== ownerOf(path));
    return games.length === 0 ? [] : [`${path} names ${games.join(', ')}`];
  });
}

const FILES = sourcesIn(CODE).filter(
  (path) => !CATALOGS.includes(path) && !isDictionary(path) && path !== 'package-lock.json',
);

describe('no game is named', () => {
  it('in a file that all games share', () => {
    expect(sharedOffenders()).toEqual([]);
  });

  it("in another game's file", () => {
    expect(strayOffenders()).toEqual([]);
  });
});

describe('a game is recognized', () => {
  const id = GAMES[0]?.id ?? '';
  const title = id.charAt(0).toUpperCase() + id.slice(1);

  it.each([id, `the${title}Board`, `${id.toUpperCase()}_RULES`, `.${id}-board`, `@rensa/games/${id}`, `// ${title}.`])(
    'in %s',
    (text) => {
      expect(gamesIn(text)).toEqual([id]);
    },
  );

  it('by the path of what belongs to it', () => {
    const own = [`packages/painters/${id}/face.ts`, `replays/${id}-1.json`, `tests/web/${id}.test.ts`];
    expect(own.map(ownerOf)).toEqual([id, id, id]);
    expect(['packages/painters/well.ts', `packages/painters/${id}s/face.ts`].map(ownerOf)).toEqual([
      undefined,
      undefined,
    ]);
  });
});
