import { type Board, parseBoard } from '@rensa/games/puyo';
import { type Material, materialOf } from './material.ts';
import type { Rival, Situation } from './situation.ts';

export const LOW = parseBoard('RGBYRG\n'.repeat(4));
export const HIGH = parseBoard('..R...\nRGBYRG\n'.repeat(5) + 'RGBYRG');

/** `colored` puyos and no ojama. */
export function materialWith(colored: number): Material {
  return { colored, ojama: 0, free: 72 - colored };
}

/** An opponent that can answer with `answers` points, by number of pairs. */
export function rivalOn(board: Board, answers: readonly number[]): Rival {
  return { board, material: materialOf(board), busy: 0, answers, small: answers };
}

/** A player with a low field. Nothing is under way except what `more` says. */
export function situationWith(rival: Rival, more: Partial<Situation> = {}): Situation {
  const usual = {
    target: 70,
    balance: 0,
    moves: 1,
    known: 3,
    due: 0,
    extraPoints: 0,
    board: LOW,
    own: materialOf(LOW),
  };
  return { ...usual, rival, ...more };
}
