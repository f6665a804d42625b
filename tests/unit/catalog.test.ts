// A new game is its folders and one line in each catalog. So no other file may name a game: neither its id in quotes
// nor a path into its folders. English words do not count, so a game may be called by one.

import { GAMES } from '@rensa/games';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, sourcesIn } from './sources.ts';

type Ids = ReadonlySet<string>;

const IDS: Ids = new Set(GAMES.map(({ id }) => id));
const CODE = ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.css', '.html', '.json', '.toml'];
const CATALOGS: readonly string[] = ['packages/games/index.ts', 'apps/web/catalog/catalog.ts', 'package-lock.json'];

const ALL = sourcesIn(CODE);
const FILES = ALL.filter((path) => !CATALOGS.includes(path));
/** Folders with files of several games, such as `replays`. */
const HOMES: ReadonlySet<string> = homes();

function homes(): Set<string> {
  const games = new Map<string, Set<string>>();
  for (const path of ALL.filter((each) => IDS.has(stemOf(each)))) {
    const folder = posix.dirname(path);
    games.set(folder, (games.get(folder) ?? new Set()).add(stemOf(path)));
  }
  return new Set([...games].filter(([, ids]) => ids.size > 1).map(([folder]) => folder));
}

/** The first word of a file's name: `tally` of `replays/tally-solo.json`. */
function stemOf(path: string): string {
  return posix.basename(path).split(/[-.]/)[0] ?? '';
}

/** The game of a file: by a folder named as the game, or by the file's name in a folder of several games. */
function ownerOf(path: string, ids: Ids): string | undefined {
  const folder = posix.dirname(path);
  const inFolder = folder.split('/').find((part) => ids.has(part));
  return inFolder ?? (HOMES.has(folder) && ids.has(stemOf(path)) ? stemOf(path) : undefined);
}

/** The texts in quotes, without those that run over a line. */
function textsIn(code: string): string[] {
  return [...code.matchAll(/(['"`])((?:(?!\1)[^\n\\]|\\.)*)\1/g)].map(([, , text = '']) => text);
}

/** The game that a path leads to: `./puyo/face.ts` from a file, `@rensa/games/puyo`, `/puyo/lab`. */
function gameAt(text: string, from: string, ids: Ids): string | undefined {
  if (!text.includes('/') || /\s/.test(text)) return undefined;
  if (text.startsWith('.')) return ownerOf(posix.join(posix.dirname(from), text), ids);
  return text.split(/[/?#]/).find((part) => ids.has(part)) ?? ownerOf(text, ids);
}

/** The game of an id in quotes, of the game or of its match. */
function gameOf(text: string, ids: Ids): string | undefined {
  const id = text.replace(/-versus$/, '');
  return ids.has(id) ? id : undefined;
}

/** The games that a shared file names, sorted. */
function namedIn(code: string, from: string, ids: Ids = IDS): string[] {
  const found = textsIn(code).flatMap((text) => gameOf(text, ids) ?? gameAt(text, from, ids) ?? []);
  return [...new Set(found)].toSorted();
}

/** The ids in quotes that stand for a game in any file: `game: 'tally'`, `id === 'tally'`, `'tally-versus'`. */
const GAME_ID = /\b(?:id|game)['"]?\s*(?::|[=!]==)\s*(['"`])([\w-]+)\1|(['"`])(\w+-versus)\3/g;

/** The other games that a file of a game names, sorted. An id alone may be a word there. */
function othersIn(code: string, from: string, ids: Ids = IDS): string[] {
  const quoted = [...code.matchAll(GAME_ID)].flatMap(([, , id, , match]) => gameOf(id ?? match ?? '', ids) ?? []);
  const found = [...quoted, ...textsIn(code).flatMap((text) => gameAt(text, from, ids) ?? [])];
  return [...new Set(found)].filter((id) => id !== ownerOf(from, ids)).toSorted();
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** A shared test may take one game as its example; two are a list. */
function isExample(path: string, games: readonly string[]): boolean {
  return isTest(path) && games.length === 1;
}

/** One line per shared file that names a game. */
function sharedOffenders(ids: Ids): string[] {
  return FILES.filter((path) => ownerOf(path, ids) === undefined).flatMap((path) => {
    const games = namedIn(read(path), path, ids);
    return games.length === 0 || isExample(path, games) ? [] : [`${path} names ${games.join(', ')}`];
  });
}

/** One line per file of a game that names another one. */
function strayOffenders(ids: Ids): string[] {
  return FILES.filter((path) => ownerOf(path, ids) !== undefined && !isTest(path)).flatMap((path) => {
    const games = othersIn(read(path), path, ids);
    return games.length === 0 ? [] : [`${path} names ${games.join(', ')}`];
  });
}

describe('no game is named', () => {
  it('in a file that all games share', () => {
    expect(sharedOffenders(IDS)).toEqual([]);
  });

  it("in another game's file", () => {
    expect(strayOffenders(IDS)).toEqual([]);
  });
});

describe('a game may be called by an English word', () => {
  it.each(['tiles', 'drop', 'line', 'stack'])('such as %s', (word) => {
    expect(strayOffenders(new Set([...IDS, word]))).toEqual([]);
  });
});

describe('a game is recognized', () => {
  const id = GAMES[0]?.id ?? '';
  const shared = 'apps/web/pages/home.tsx';

  it.each([
    `'${id}'`,
    `"${id}-versus"`,
    `import { x } from '@rensa/games/${id}';`,
    `import { x } from '../games/${id}/face.ts';`,
    `await import(\`../games/${id}/face.ts\`)`,
    `'/${id}/lab?x=1'`,
    `'replays/${id}-1.json'`,
  ])('in a shared file: %s', (code) => {
    expect(namedIn(code, shared)).toEqual([id]);
  });

  it.each([`// It's the ${id} board.`, `const ${id} = 1;`, `'the ${id}'`, `.${id}-board`, `'${id}s/x'`])(
    'not in %s',
    (code) => {
      expect(namedIn(code, shared)).toEqual([]);
    },
  );

  it.each([`game: '${id}'`, `if (game.id === "${id}")`, `'${id}-versus'`, `from '../${id}/face.ts'`])(
    "in another game's file: %s",
    (code) => {
      expect(othersIn(code, 'packages/games/other/x.ts')).toEqual([id]);
    },
  );

  it('by the path of what belongs to it', () => {
    const files = [`packages/painters/${id}/face.ts`, `replays/${id}-1.json`, `apps/web/pages/${id}.ts`];
    expect(files.map((path) => ownerOf(path, IDS))).toEqual([id, id, undefined]);
    expect(ownerOf(`packages/painters/${id}s/face.ts`, IDS)).toBeUndefined();
  });
});
