import { readReplay, type Verdict, verify } from '@rensa/engine';
import { findGame, GAMES } from '@rensa/games';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const REPLAYS = new URL('../../replays/', import.meta.url);
const NAMES = readdirSync(REPLAYS);

function judge(name: string): Verdict | undefined {
  const replay = readReplay(readFileSync(new URL(name, REPLAYS), 'utf8'));
  const entry = findGame(replay.game);
  const game = entry?.match?.id === replay.game ? entry.match : entry?.game;
  return game && verify(game, replay);
}

/** Every golden game still ends as it did when it was recorded; `scripts/golden.ts` records new ones. */
describe.each(NAMES)('the golden game %s', (name) => {
  it('leads to the same end', () => {
    const verdict = judge(name);
    expect(verdict).toMatchObject({ ok: true });
    expect(verdict?.result).toBeDefined();
  });
});

it.each(GAMES.flatMap(({ id, match }) => (match === null ? [id] : [id, match.id])))('%s has a golden game', (id) => {
  expect(NAMES.some((name) => name.startsWith(`${id}-`))).toBe(true);
});
