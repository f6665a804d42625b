import { cpuUsage, env } from 'node:process';
import { type Game, verify } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { GAMES } from '@rensa/games';
import { type SlowGame, slowReplay } from './replay.ts';

const SOAK = env['SOAK'] === '1';
/** Of a thousand in all, or of seven, the same ones every time. */
const EACH = SOAK ? 143 : 1;
/** Two seconds on a quiet machine. Beside other tests, which take the memory's time, this only finds what never ends. */
const MOST_MS = SOAK ? 2000 : 20_000;

const PLAYED = await Promise.all(
  GAMES.flatMap(({ id, game, match }) => (match === null ? [game] : [game, match]).map((each) => slowGame(id, each))),
);

async function slowGame(id: string, game: Game) {
  const { slow } = (await import(`./games/${id}.ts`)) as { readonly slow: SlowGame };
  return { id: game.id, game, slow };
}

/** Processor time: the machine may be busy with something else. */
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
      const best = ms < MOST_MS ? ms : msOf(judge);
      expect({ setup: replay.setup, best: best < MOST_MS }).toEqual({ setup: replay.setup, best: true });
    }
  });
});
