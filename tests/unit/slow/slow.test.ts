import { cpuUsage, env } from 'node:process';
import { type Game, verify } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { GAMES } from '@rensa/games';
import { type SlowGame, slowReplay } from './replay.ts';

const SOAK = env['SOAK'] === '1';
/** Replays per game, of 1,001 in a soak run and 7 otherwise; the same ones every time. */
const EACH = SOAK ? 143 : 1;
/**
 * CPU milliseconds per replay: two seconds on a quiet machine. Beside other tests the limit only finds endless work.
 */
const MAX_MS = SOAK ? 2000 : 20_000;

const PLAYED = await Promise.all(
  GAMES.flatMap(({ id, game, duel }) => (duel === null ? [game] : [game, duel]).map((each) => slowGame(id, each))),
);

async function slowGame(id: string, game: Game) {
  const { slow } = (await import(`./games/${id}.ts`)) as { readonly slow: SlowGame };
  return { id: game.id, game, slow };
}

/** CPU milliseconds of some work; the machine may be busy. */
function msOf(work: () => void): number {
  const before = cpuUsage();
  work();
  const { user, system } = cpuUsage(before);
  return (user + system) / 1000;
}

describe.each(PLAYED)('replays of $id that are built to be slow', ({ game, slow }) => {
  it('get their verdict in time', { timeout: 900_000 }, () => {
    const kinds = slow.setups.length * slow.players.length;
    for (let i = 0; i < EACH; i++) {
      const replay = slowReplay(game, slow, EACH < kinds ? (i * 4 + 3 * slow.setups.length) % kinds : i);
      const judge = (): void => expect(verify(game, replay).ok).toBe(false);
      const ms = msOf(judge);
      const best = ms < MAX_MS ? ms : msOf(judge);
      expect({ setup: replay.setup, best: best < MAX_MS }).toEqual({ setup: replay.setup, best: true });
    }
  });
});
