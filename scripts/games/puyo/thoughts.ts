// Writes the golden answers of the bots: `npx tsx scripts/games/puyo/thoughts.ts`. Fifty positions from games that `swift` plays,
// and what `strong` answers with a small budget. Run it when a bot is changed on purpose; nothing else may change them.

import { pilot, strong, swift, viewOf } from '@rensa/bots/puyo';
import { hash, Session } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';
import { letterOf, printBoard, puyo } from '@rensa/games/puyo';
import { writeFileSync } from 'node:fs';

const NODES = 1500;
const GAMES = 5;
const POSITIONS = 10;
const PAIRS_BETWEEN = 4;

function positions(seed: number): object[] {
  const session = new Session(puyo, { rules: 'tsu', mode: 'endless', colors: 4 }, seed);
  const found: object[] = [];
  for (let pair = 0; found.length < POSITIONS; pair++) {
    while (session.state.pair === null) session.advance([0]);
    const view = viewOf(session.state);
    if (pair % PAIRS_BETWEEN === 0) {
      const { placements, nodes } = strong.think(view, { nodes: NODES });
      const pairs = view.pairs.map(({ axis, child }) => letterOf(axis) + letterOf(child));
      found.push({
        board: printBoard(view.board),
        pairs,
        budget: NODES,
        best: placements[0],
        nodes,
        all: hash(placements),
      });
    }
    const [target] = swift.think(view, { nodes: NODES }).placements;
    const presses = (target && pilot(session.state, target)) ?? [];
    for (let tick = 0; session.state.pair !== null; tick++) session.advance([presses[tick] ?? INPUT.soft]);
  }
  return found;
}

const all = Array.from({ length: GAMES }, (_, seed) => positions(seed + 1)).flat();
writeFileSync('packages/bots/puyo/golden.jsonl', all.map((position) => `${JSON.stringify(position)}\n`).join(''));
