// Figures that must be the same in every engine. This module is bundled as one script without any host API.

import { hash, type Replay, verify } from '@rensa/engine';
import { GAMES } from '@rensa/games';

type Figures = Record<string, string>;

/** The figures that a game adds to its golden games: `scripts/games/<id>/engines.ts` exports them. */
interface GamePart {
  readonly figures: () => Readonly<Record<string, unknown>>;
}

async function partOf(id: string): Promise<GamePart | undefined> {
  try {
    return (await import(`../games/${id}/engines.ts`)) as GamePart;
  } catch {
    return undefined;
  }
}

/** Computes one hash per golden game, bot answer and puzzle. */
async function figures(replays: Readonly<Record<string, Replay>>): Promise<Figures> {
  const out: Figures = {};
  for (const [name, replay] of Object.entries(replays)) out[name] = verdictOf(replay);
  for (const { id } of GAMES) {
    const own = (await partOf(id))?.figures() ?? {};
    for (const [name, value] of Object.entries(own)) out[`${id} ${name}`] = hash(value);
  }
  return out;
}

function verdictOf(replay: Replay): string {
  const game = GAMES.flatMap(({ game, duel }) => (duel === null ? [game] : [game, duel])).find(
    ({ id }) => id === replay.game,
  );
  if (game === undefined) return 'unknown game';
  const { ok, reason, hash: reached } = verify(game, replay);
  return ok ? `${reached}` : `${reason}`;
}

(globalThis as unknown as { figures: typeof figures }).figures = figures;
