// Records golden games into replays/: `npx tsx scripts/golden.ts`. Run it after you have changed the rules on purpose
// and raised the game's version. Any other change must leave every recorded game unchanged.

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
