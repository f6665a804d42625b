// Capsules on the search board, wherever they can lock, compared with the rules.

import { advance, below } from '@rensa/engine';
import {
  type Board,
  type Colors,
  dealStage,
  isVirus,
  parseSetup,
  resolveBoard,
  RULES,
  type RulesName,
  withCapsule,
} from '@rensa/games/capsules';
import { describe, expect, it } from 'vitest';
import { CapsulesKernel, Evaluation, type Move, TUNED } from './kernel/index.ts';
import { placementOf } from './placement.ts';
import { CapsulesSimulator, isLost, isWon, type SearchField } from './simulator.ts';

const kernel = new CapsulesKernel();
const [before, after] = [kernel.reserve(kernel.fieldWords), kernel.reserve(kernel.fieldWords)];
const evaluation = new Evaluation(TUNED);
const GAMES = 6;
const CAPSULES = 40;

let dice = 3;
const roll = (n: number): number => below((dice = advance(dice)), n);

function tableOf(rules: RulesName): CapsulesSimulator {
  const times = { rowTicks: 20, reaction: 0, gap: 1 };
  return new CapsulesSimulator(kernel, evaluation, { rules: RULES[rules], times, attack: 0 });
}

function written(board: Board): SearchField {
  kernel.write(before, board);
  return { record: before, viruses: board.filter(isVirus).length, earned: 0 };
}

/** The board after the rules have played a move. */
function byTheRules(board: Board, move: Move, colors: Colors, rules: RulesName): Board {
  const { col, row, rot } = placementOf(move);
  const locked = withCapsule({ board, rules: RULES[rules] }, { ...colors, row, col, facing: rot });
  return resolveBoard(locked.board, RULES[rules], 'low').board;
}

describe.each(['nes', 'classic'] as const)('a capsule that locks, under %s', (rules) => {
  it('leaves the board of the rules, and has the same cost with and without playing it out', () => {
    const seen = { moves: 0, cleared: 0 };
    for (let game = 0; game < GAMES; game++) {
      const fresh = new Evaluation(TUNED);
      let { board } = dealStage(parseSetup({ rules, level: 3 * game }), 7919 * (game + 1), 1);
      for (let n = 0; n < CAPSULES; n++) {
        const colors = { axis: 1 + roll(3), child: 1 + roll(3) };
        const simulator = tableOf(rules);
        const field = written(board);
        const moves = simulator.movesOn(field);
        if (moves.length === 0) break;
        for (const move of moves) {
          const cost = simulator.costAfter(field, move, colors);
          const child = simulator.play(field, move, colors, after);
          const expected = byTheRules(board, move, colors, rules);
          const isSame = JSON.stringify(kernel.read(after, RULES[rules].rows)) === JSON.stringify(expected);
          const viruses = expected.filter(isVirus).length;
          expect({ isSame, viruses: child.viruses }).toEqual({ isSame: true, viruses });
          expect(isWon(cost)).toBe(viruses === 0);
          const isOpen = viruses > 0 && !isLost(cost);
          if (isOpen) expect(cost).toBe(fresh.costOf(recordOf(after), RULES[rules].rows, viruses));
          if (viruses < field.viruses) seen.cleared++;
          seen.moves++;
        }
        board = byTheRules(board, moves[roll(moves.length)], colors, rules);
      }
    }
    expect(seen.moves).toBeGreaterThan(500);
    expect(seen.cleared).toBeGreaterThan(10);
  });
});

function recordOf(start: number): Int32Array {
  return kernel.words.slice(start, start + kernel.fieldWords);
}
