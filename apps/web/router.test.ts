import { describe, expect, test, vi } from 'vitest';
import { memoryStorage } from './base/storage/storage.testing.ts';
import { CATALOG } from './catalog/catalog.ts';
import { homeText } from './pages/home/text/text.ts';
import { homeLinks } from './pages/home/links.tsx';
import { match, MISSING, movedTo, ROUTES } from './router.ts';

describe('match', () => {
  test.each(ROUTES.map((route) => [route.path, route] as const))('finds %s', (path, route) => {
    expect(match(path)).toBe(route);
  });

  test('a slash at the end makes no difference', () => {
    expect(match('/play/puyo/').path).toBe('/play/puyo');
  });

  test.each(['/play', '/play/chess', '/Play/Puyo', '/play/puyo/2'])('knows no page at %j', (path) => {
    expect(match(path)).toBe(MISSING);
  });

  test.each(CATALOG.map(({ id }) => `/${id}`))('%s leads to the game', (path) => {
    expect(match(movedTo(path) ?? path)).not.toBe(MISSING);
  });

  test('no two pages share an address', () => {
    expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
  });

  test('every link of the home page leads to a page', async () => {
    vi.stubGlobal('localStorage', memoryStorage());
    await homeText.load();
    const paths = homeLinks().map(({ href }) => href.split('?')[0]);
    expect(paths.map((path) => match(path ?? '').path)).toEqual(paths);
    vi.unstubAllGlobals();
  });
});
