// Writes the golden answers of the bots of Gems: `npx tsx scripts/games/gems/thoughts.ts`. They are positions from
// games of `skilled`, alone under classic and in matches under arcade, and the answers of `strong` with a small budget.
// Run it after you have changed a bot on purpose; no other change may alter them.

import { think } from '@rensa/bots/bot';
import type { PairPlacement } from '@rensa/bots/falling';
import { gemsBots, type GemsView } from '@rensa/bots/gems';
import { playDuel, type MoveReply, type MoveRequest, solo } from '@rensa/bots/play';
import { hash } from '@rensa/engine';
import { writeFileSync } from 'node:fs';

const NODES = 1500;
const PIECES = 80;
const PIECES_BETWEEN = 8;
const GAMES = 2;
const [strong, skilled] = [gemsBots.open('strong'), gemsBots.open('skilled')];

type Played = Generator<MoveRequest<GemsView, PairPlacement>, unknown, MoveReply<PairPlacement>>;

function goldenOf(view: GemsView): object {
  const { placements, nodes } = think(strong, view, { nodes: NODES });
  return { position: gemsBots.positionOf(view), budget: NODES, best: placements[0], nodes, all: hash(placements) };
}

function positions(game: Played): object[] {
  const found: object[] = [];
  let step = game.next();
  while (step.done !== true) {
    const { seat, pairs, view } = step.value;
    if (seat === 0 && pairs % PIECES_BETWEEN === 0) found.push(goldenOf(view));
    step = game.next(think(skilled, view));
  }
  return found;
}

function gamesWith(seed: number): Played[] {
  const alone = { setup: gemsBots.setup('classic'), seed, limits: { pairs: PIECES, stopScore: Infinity } };
  const against = { setup: gemsBots.setup('arcade'), seed, limits: { ticks: Infinity, pairs: PIECES } };
  return [solo(gemsBots, alone), playDuel(gemsBots, against)];
}

const all = Array.from({ length: GAMES }, (_, i) => gamesWith(i + 1).flatMap(positions)).flat();
writeFileSync('packages/bots/gems/golden.jsonl', all.map((golden) => `${JSON.stringify(golden)}\n`).join(''));
