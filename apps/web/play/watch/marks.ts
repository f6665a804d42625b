// The moments that a person looks for in a replay: where pairs were set down, and where chains began.

import type { TimelineStep } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';

export interface ChainMark {
  /** The tick of its first link. */
  readonly tick: number;
  readonly links: number;
}

interface AttackMark {
  /** The tick of its first event. */
  readonly tick: number;
  readonly sent: number;
}

/** The marks of one board. */
export interface BoardMarks {
  /** The ticks at which the next pair was to come. */
  readonly pairs: readonly number[];
  readonly chains: readonly ChainMark[];
  /** The attacks of a board in a match, and the color of its side. */
  readonly attacks?: readonly AttackMark[];
  readonly color?: () => string;
}

/** Collects the marks of one board, step by step. */
export class Marks implements BoardMarks {
  readonly pairs: number[] = [];
  readonly chains: ChainMark[] = [];

  add({ before, after, tick }: Omit<TimelineStep<FallingTypes>, 'events'>): void {
    if (after.pairs > before.pairs) this.pairs.push(tick);
    if (after.chain > before.chain) this.#grow(after.chain, tick);
  }

  #grow(links: number, tick: number): void {
    const begun = links === 1 ? tick : (this.chains.pop()?.tick ?? tick);
    this.chains.push({ tick: begun, links });
  }
}

/** The ticks of one kind of marks on all boards, in order. */
export function ticksOf(
  boards: readonly BoardMarks[],
  kind: (marks: BoardMarks) => readonly number[],
): readonly number[] {
  return boards.flatMap(kind).toSorted((a, b) => a - b);
}

/** The first of these ticks after one; undefined where there is none. */
export function firstAfter(ticks: readonly number[], tick: number): number | undefined {
  return ticks.find((each) => each > tick);
}

/** The last of these ticks before one. */
export function lastBefore(ticks: readonly number[], tick: number): number | undefined {
  return ticks.findLast((each) => each < tick);
}
