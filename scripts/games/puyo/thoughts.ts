// Writes the golden answers of the bots of Puyo: `npx tsx scripts/games/puyo/thoughts.ts`. They are fifty positions
// from games of `swift`, and the answers of `strong` with a small budget. Run it after you have changed a bot on
// purpose; no other change may alter them.

import { findPresses, think } from '@rensa/bots/bot';
import { puyoBots } from '@rensa/bots/puyo';
import { hash, Session } from '@rensa/engine';
import { letterOf, printBoard, puyo } from '@rensa/games/puyo';
import { writeFileSync } from 'node:fs';

const NODES = 1500;
const GAMES = 5;
const POSITIONS = 10;
const PAIRS_BETWEEN = 4;
const [strong, swift] = [puyoBots.open('strong'), puyoBots.open('swift')];

function positions(seed: number): object[] {
  const session = new Session(puyo, puyoBots.setup('tsu'), seed);
  const found: object[] = [];
  for (let pair = 0; found.length < POSITIONS; pair++) {
    while (session.state.pair === null) session.advance([0]);
    const view = puyoBots.viewOf({ own: session.state, opponent: null, left: null });
    if (pair % PAIRS_BETWEEN === 0) {
      const { placements, nodes } = think(strong, view, { nodes: NODES });
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
    const [target] = think(swift, view, { nodes: NODES }).placements;
    const presses = (target && findPresses(puyoBots, session.state, target)) ?? [];
    for (let tick = 0; session.state.pair !== null; tick++) session.advance([presses[tick] ?? puyoBots.fall]);
  }
  return found;
}

const all = Array.from({ length: GAMES }, (_, seed) => positions(seed + 1)).flat();
writeFileSync('packages/bots/puyo/golden.jsonl', all.map((position) => `${JSON.stringify(position)}\n`).join(''));
