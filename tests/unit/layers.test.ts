import { GAMES } from '@rensa/games';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LAYERS, LIMITS } from './layers.ts';
import { read, sourcesIn } from './sources.ts';

interface Import {
  readonly from: string;
  /** A path in the repository, or the name of a module. */
  readonly to: string;
}

const FILES = ['packages/', 'apps/']
  .flatMap((folder) => sourcesIn(['.ts', '.tsx'], folder))
  .filter((path) => !/\.(test|testing|services)\.tsx?$|\/assembly\//.test(path));
const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id);
/**
 * The formatter writes every import like this: `from '…'`, `import '…'`, `import('…')`, `new URL('…',
 * import.meta.url)`.
 */
const IMPORT = /(?:\bfrom |\bimport |\bimport\(|new URL\()'([^']+)'/g;

function targetOf(from: string, name: string): string {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
  const [, path] = /^@rensa\/(.+)$/.exec(name) ?? [];
  return path === undefined ? name : `packages/${path}/index.ts`;
}

function importsOf(from: string): Import[] {
  const names = [...read(from).matchAll(IMPORT)].map(([, name = '']) => name);
  return names
    .filter((name) => !/\.(css|html)$|^\/|\/$/.test(name))
    .map((name) => ({ from, to: targetOf(from, name) }));
}

/** The folders around a path, the nearest first: `a/b`, `a` and the root for `a/b/c.ts`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, i) => parts.slice(0, parts.length - i).join('/')).concat('');
}

/** The child of a folder that a path is in: `.` for a file of the folder itself. */
function childOf(folder: string, path: string): string {
  const [first = '', ...rest] = path.slice(folder === '' ? 0 : folder.length + 1).split('/');
  return rest.length === 0 ? '.' : first;
}

/** The row of a folder, by its path or by one with `*` for one part of it. */
function rowOf<Row>(table: Readonly<Record<string, Row>>, folder: string): Row | undefined {
  const parts = folder.split('/');
  const starred = parts.map((_, i) => parts.map((part, j) => (i === j ? '*' : part)).join('/'));
  return [folder, ...starred].map((key) => table[key]).find((row) => row !== undefined);
}

/** The layer of a child, 0 for the lowest; -1 for one that the row does not know. */
function layerOf(row: readonly string[], child: string): number {
  const layers = row.map((layer) => layer.split(' '));
  const named = layers.findIndex((layer) => layer.includes(child));
  return named >= 0 || child === '.' ? named : layers.findIndex((layer) => layer.includes('*'));
}

function isInside(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** The reason why an import is against the order of the folder around both sides; undefined if it is not. */
function againstLayers({ from, to }: Import): string | undefined {
  const folder = foldersOf(from).find((each) => each === '' || isInside(each, to)) ?? '';
  const [own, other] = [childOf(folder, from), childOf(folder, to)];
  if (own === other) return undefined;
  const row = rowOf(LAYERS, folder) ?? [];
  return layerOf(row, other) < layerOf(row, own) ? undefined : `${folder || 'the root'}: ${own} imports ${other}`;
}

function gameOf(path: string): string | undefined {
  return path.split('/').find((part) => GAME_IDS.includes(part));
}

function isAllowed(allowed: string, { from, to }: Import): boolean {
  const name = allowed.replace('<game>', gameOf(from) ?? '<game>');
  return name.endsWith(':') ? to.startsWith(name) : isInside(name, to);
}

/** The first folder around a file that does not allow an import. */
function againstLimits(each: Import): string | undefined {
  const strict = foldersOf(each.from).find((folder) => {
    const row = rowOf(LIMITS, folder);
    return row !== undefined && !isInside(folder, each.to) && !row.some((allowed) => isAllowed(allowed, each));
  });
  return strict && `${strict} may not import it`;
}

function againstGames({ from, to }: Import): string | undefined {
  const [own, other] = [gameOf(from), gameOf(to)];
  return own === undefined || other === undefined || own === other ? undefined : `${own} imports ${other}`;
}

function faultOf(each: Import): string | undefined {
  const isModule = !/^(packages|apps)\//.test(each.to);
  return againstLimits(each) ?? (isModule ? undefined : (againstGames(each) ?? againstLayers(each)));
}

/** Describes each import that the table forbids in a line. */
function faultsIn(imports: readonly Import[]): string[] {
  return imports.flatMap((each) => {
    const fault = faultOf(each);
    return fault === undefined ? [] : [`${each.from} imports ${each.to}: ${fault}`];
  });
}

/** The folders with code that have child folders with code, and the names of these children. */
function childrenOf(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const path of FILES)
    for (const folder of foldersOf(path)) {
      const child = childOf(folder, path);
      found.set(folder, (found.get(folder) ?? new Set()).add(child));
    }
  return new Map([...found].filter(([, children]) => [...children].some((child) => child !== '.')));
}

it('every import follows the table', () => {
  expect(faultsIn(FILES.flatMap(importsOf))).toEqual([]);
});

describe('the table', () => {
  it('knows every folder that has children, and each of them', () => {
    const unknown = [...childrenOf()].flatMap(([folder, children]) =>
      [...children]
        .filter((child) => layerOf(rowOf(LAYERS, folder) ?? [], child) < 0)
        .map((child) => `${folder}/${child}`),
    );
    expect(unknown).toEqual([]);
  });

  it('names no folder that does not exist', () => {
    const children = childrenOf();
    const gone = Object.entries(LAYERS).flatMap(([key, row]) => {
      const pattern = new RegExp(`^${key.replace('*', '[^/]+')}$`);
      const known = [...children].filter(([folder]) => pattern.test(folder)).flatMap(([, each]) => [...each]);
      const named = row.flatMap((layer) => layer.split(' ')).filter((child) => child !== '*');
      return named.filter((child) => !known.includes(child)).map((child) => `${key}/${child}`);
    });
    expect(gone).toEqual([]);
  });
});

const OTHER = GAME_IDS.find((id) => id !== 'puyo') ?? '';

describe('an import is refused', () => {
  it.each([
    ['packages/engine/game.ts', 'node:fs'],
    ['packages/engine/game.ts', 'packages/games/index.ts'],
    ['packages/games/falling/grid.ts', 'packages/games/puyo/board.ts'],
    [`packages/games/${OTHER}/board.ts`, 'packages/games/puyo/board.ts'],
    ['packages/games/puyo/board.ts', 'packages/games/puyo/links/index.ts'],
    ['packages/bots/bits/lanes.ts', 'packages/games/puyo/index.ts'],
    ['packages/bots/puyo/kernel/plain.ts', 'packages/bots/puyo/search/search.ts'],
    ['packages/painters/canvas/atlas.ts', 'packages/painters/falling/scene.ts'],
    [`packages/painters/${OTHER}/face.ts`, 'packages/games/puyo/index.ts'],
    ['apps/cli/main.ts', 'packages/painters/index.ts'],
    ['apps/cli/main.ts', 'apps/web/router.ts'],
    ['apps/web/base/storage/storage.ts', 'apps/web/base/storage/finished/count.ts'],
    ['apps/web/base/sound/synth.ts', 'apps/web/play/ui/ui.ts'],
    ['apps/web/play/solo/solo.ts', 'apps/web/play/daily/page.tsx'],
    ['apps/web/games/puyo/lab/page.tsx', 'apps/web/games/puyo/review/page.tsx'],
    ['apps/web/parts/button.tsx', 'left-pad'],
  ])('%s of %s', (from, to) => {
    expect(faultsIn([{ from, to }])).toHaveLength(1);
  });
});

describe('an import is found', () => {
  it.each([
    [`import { a } from './b.ts';`],
    [`export * from './b.ts';`],
    [`import './b.ts';`],
    [`const a = await import('./b.ts');`],
    [`type A = import('./b.ts').A;`],
    [`new Worker(new URL('./b.ts', import.meta.url));`],
  ])('in %s', (code) => {
    expect([...code.matchAll(IMPORT)].map(([, name]) => name)).toEqual(['./b.ts']);
  });
});
