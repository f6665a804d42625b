// Records golden games into replays/: `npx tsx scripts/golden.ts`. Run it when the rules change on purpose and a game's
// version was raised; an ordinary change must leave every recorded game as it is.

import { GAMES } from '@rensa/games';
import { writeFileSync } from 'node:fs';
import type { GoldenGame } from './golden/game.ts';

for (const { id } of GAMES) {
  const { golden } = (await import(`./games/${id}/golden.ts`)) as { readonly golden: () => Iterable<GoldenGame> };
  for (const game of golden()) save(game);
}

function save({ name, replay, note }: GoldenGame): void {
  writeFileSync(new URL(`../replays/${name}.json`, import.meta.url), `${JSON.stringify(replay)}\n`);
  console.log(`${name}: ${replay.ticks} ticks, ${note}, ${replay.hash}`);
}
