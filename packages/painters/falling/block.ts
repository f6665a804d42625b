// Blocks: cells that rest, fall and land as one.

import type { FallingState } from '@rensa/games/falling';

/** A board of any game, row by row from the floor up. */
export type Cells = FallingState['board'];

export interface Block {
  readonly cell: number;
  /** Board indices at which the block rests. */
  readonly cells: readonly number[];
}

/** A block on its way down. */
export interface FallingBlock extends Block {
  readonly rows: number;
  readonly start: number;
  readonly ticks: number;
}

/** A block that has just touched down. */
export interface LandedBlock extends Block {
  readonly start: number;
  /** 1 after a fall, less after a soft touch. */
  readonly strength: number;
}

export function overlaps({ cells }: Block, others: ReadonlySet<number>): boolean {
  return cells.some((index) => others.has(index));
}

/** Delay from one column to the next. */
const STAGGER_TICKS = 2;

/** Delays garbage column by column. All of it still lands within the ticks that the rules give. */
export function staggered(falling: readonly FallingBlock[], cols: number): FallingBlock[] {
  const longest = Math.max(0, ...falling.map(({ ticks }) => ticks));
  const step = Math.min(STAGGER_TICKS, longest / (2 * cols));
  return falling.map((block) => {
    const late = (block.cells[0] % cols) * step;
    return { ...block, start: block.start + late, ticks: Math.max(1, block.ticks - (cols - 1) * step) };
  });
}
