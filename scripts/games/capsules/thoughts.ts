// Writes the golden answers of the bots of Capsules: `npx tsx scripts/games/capsules/thoughts.ts`. They are forty
// positions from games of `skilled`, and the answers of `strong` with a small budget. Run it after you have changed a
// bot on purpose; no other change may alter them.

import { findPresses, think } from '@rensa/bots/bot';
import { capsulesBots } from '@rensa/bots/capsules';
import { hash, Session } from '@rensa/engine';
import { capsules, parseSetup } from '@rensa/games/capsules';
import { writeFileSync } from 'node:fs';

const NODES = 3000;
const POSITIONS = 8;
const BETWEEN = 4;
const STAGES = [
  { rules: 'nes', level: 3, seed: 8 },
  { rules: 'nes', level: 10, seed: 3000 },
  { rules: 'nes', level: 15, speed: 'hi', seed: 5002 },
  { rules: 'nes', level: 20, seed: 7004 },
  { rules: 'classic', level: 8, seed: 9 },
] as const;
const [strong, skilled] = [capsulesBots.open('strong'), capsulesBots.open('skilled')];

function positions({ seed, ...setup }: (typeof STAGES)[number]): object[] {
  const session = new Session(capsules, parseSetup({ ...setup, mode: 'single' }), seed);
  const found: object[] = [];
  for (let pair = 0; found.length < POSITIONS; pair++) {
    while (session.state.pair === null) session.advance([0]);
    const view = capsulesBots.viewOf({ own: session.state, opponent: null, left: null });
    if (pair % BETWEEN === 0) {
      const { placements, nodes } = think(strong, view, { nodes: NODES });
      const position = capsulesBots.positionOf(view);
      found.push({ position, budget: NODES, best: placements[0], nodes, all: hash(placements) });
    }
    const [target] = think(skilled, view).placements;
    const presses = (target && findPresses(capsulesBots, session.state, target)) ?? [];
    for (let tick = 0; session.state.pair !== null; tick++) session.advance([presses[tick] ?? capsulesBots.fall]);
  }
  return found;
}

const all = STAGES.flatMap(positions);
writeFileSync('packages/bots/capsules/golden.jsonl', all.map((position) => `${JSON.stringify(position)}\n`).join(''));
