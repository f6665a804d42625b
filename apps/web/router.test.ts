import { describe, expect, test } from 'vitest';
import { match, MISSING, ROUTES } from './router.ts';

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

  test('no two pages share an address', () => {
    expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
  });
});
