import type { Aim } from '@rensa/games/puyo';
import { joinSentences } from '../../../base/text/sentences.ts';
import { pairWords } from '../tools/blind.tsx';
import type { Practice } from './practice.ts';
import type { PracticeMove, TryTree } from './tree.ts';
import { practiceWords } from './text/text.ts';

const ARROWS = ['↑', '→', '↓', '←'] as const;

/** `3→`: the axis in column 3, the child at its right. */
export function placeSign({ col, rot }: Aim): string {
  return `${col + 1}${ARROWS[rot] ?? ''}`;
}

/** The sign of a move in the tree. */
export function moveSign(move: PracticeMove): string {
  return move.kind === 'place' ? placeSign(move.aim) : { garbage: 'O', pair: '↻', sort: '↕' }[move.kind];
}

/** The same in words. */
export function placeWords({ col, rot }: Aim): string {
  const t = practiceWords();
  return t.placeWords(col + 1, [t.way0, t.way1, t.way2, t.way3][rot] ?? '');
}

export function moveWords(move: PracticeMove): string {
  const t = practiceWords();
  if (move.kind === 'place') return placeWords(move.aim);
  if (move.kind === 'pair') return t.nodePair(move.turn + 1);
  if (move.kind === 'sort') return t.nodeSort(move.turn + 1, move.to + 1);
  return t.nodeGarbage(move.counts.reduce((sum, count) => sum + count, 0));
}

/** The person's own name for a try, or its number. */
export function laneName(tree: TryTree, lane: number): string {
  return tree.names[lane] ?? practiceWords().tryName(lane + 1);
}

/** The last chain, and the pair in hand with its place, for a screen reader. */
export function momentWords(practice: Practice): string {
  const t = practiceWords();
  const { links, turn, lost } = practice.position.value;
  const fired = links > 0 ? [t.youMade(links)] : [];
  if (lost) return joinSentences([...fired, t.lostNote]);
  return joinSentences([...fired, t.handAt(pairWords(turn + 1, practice.pair.value), placeWords(practice.aim.value))]);
}
