// The effects of Capsules: lines that burst, a stage that is cured, a bottle that is full.

import { type Board, type Capsules, COLS, type Event, isVirus, type Line, type State } from '@rensa/games/capsules';
import type { Fall } from '@rensa/games/falling';
import { centroid, type Point, pointOf } from '../canvas/point.ts';
import type { Block, FallingBlock } from '../falling/block.ts';
import { BURST_AT } from '../falling/motion.ts';
import type { TickView } from '../falling/frame.ts';
import type { PairState } from '../falling/pose.ts';
import { FallingScene, passedShare, TINT_AT } from '../falling/scene.ts';
import { blocksOf, partsOf } from './blocks.ts';
import { pairAtCorner } from './corner.ts';
import { hueOf } from './hue.ts';

const BEADS_PER_VIRUS = 6;
const BEADS_PER_HALF = 3;
/** Strength of every landing: capsules are hard. */
const STRENGTH = 0.7;
/** Green, the light of a cured stage: no capsule is green. */
const CURED = 2;
export const CHEER_TICKS = 110;
const LOST_TICKS = 80;

/** Lines that clear, with their link and board. */
interface Cleared {
  readonly lines: readonly Line[];
  readonly chain: number;
  readonly isVirus: (index: number) => boolean;
  readonly board: Board;
}

export class CapsulesScene extends FallingScene<Capsules> {
  /** Blocks that rest or will rest, without those that are about to clear. */
  blocks: readonly Block[] = [];
  /** Ticks at which the last virus of a stage went, and at which the game was lost. */
  cheer: number | undefined;
  lost: number | undefined;
  #seen: { readonly board: Board; readonly lines: readonly Line[] } | undefined;

  constructor() {
    super(COLS);
  }

  override isMoving(now: number): boolean {
    const ends = this.lost !== undefined && now - this.lost < LOST_TICKS;
    return super.isMoving(now) || this.cheer !== undefined || ends;
  }

  protected override pairOf(state: State): PairState {
    return pairAtCorner(state);
  }

  protected react({ after, events, tick }: TickView<Capsules>, full: boolean): void {
    const falls: Fall[] = [];
    this.#divide(after);
    for (const event of events) {
      this.#reactTo(event, after, tick, full);
      if (event.kind === 'settled') falls.push(...event.falls);
    }
    if (falls.length > 0) this.startFalling(this.#fallingBlocks(falls, tick));
  }

  protected update(state: State, time: number, full: boolean): void {
    this.#divide(state);
    this.land(time, full, () => STRENGTH);
    if (state.phase === 'clear') this.#showLines(state, time, full);
    this.prune(state.board, time, full);
    if (time - (this.cheer ?? time) >= CHEER_TICKS) this.cheer = undefined;
  }

  protected override isThere({ cell, cells }: Block, board: Board): boolean {
    const parts = partsOf(cell);
    return cells.every((index, i) => board[index] === parts[i]);
  }

  #divide({ board, lines }: State): void {
    if (this.#seen?.board === board && this.#seen.lines === lines) return;
    this.#seen = { board, lines };
    this.blocks = blocksOf(board, new Set(lines.flatMap(({ cells }) => cells)));
  }

  #reactTo(event: Event, { board }: State, time: number, full: boolean): void {
    this.reactToTurn(event, time);
    if (event.kind === 'locked') this.#lock(event.cells, event.hard, time);
    if (event.kind === 'found') this.#find(event.lines);
    if (event.kind === 'cleared' && !this.hasBurst) {
      this.#burst({ ...event, board, isVirus: (index) => event.viruses.includes(index) }, time, full);
    }
    if (event.kind === 'stageCleared') this.#celebrate(time);
    if (event.kind === 'staged') this.#begin(time);
    if (event.kind === 'over' && event.ending === 'lost') this.lost = time;
  }

  #lock(cells: readonly number[], hard: boolean, time: number): void {
    const blocks = this.blocks.filter((block) => block.cells.some((index) => cells.includes(index)));
    this.landPair(blocks, hard, time);
  }

  #find(lines: readonly Line[]): void {
    this.hasBurst = false;
    this.stopAt(new Set(lines.flatMap(({ cells }) => cells)));
  }

  #celebrate(time: number): void {
    this.cheer = time;
    this.changeTint(CURED, time);
  }

  #begin(time: number): void {
    this.cheer = undefined;
    this.changeTint(0, time);
  }

  #fallingBlocks(falls: readonly Fall[], start: number): FallingBlock[] {
    const falling = new Map(falls.map((fall) => [fall.to * COLS + fall.col, fall]));
    return this.blocks.flatMap(({ cell, cells }) => {
      const fall = falling.get(cells[0]);
      return fall === undefined ? [] : [{ cell, cells, rows: fall.from - fall.to, start, ticks: fall.ticks }];
    });
  }

  #showLines({ lines, board, chain, rules, timer }: State, time: number, full: boolean): void {
    const p = passedShare(rules.clearTicks, timer, 0);
    const color = hueOf(lines[0]?.color ?? 1);
    if (p >= TINT_AT && this.tint.to !== color) this.changeTint(color, time);
    if (p < BURST_AT || this.hasBurst) return;
    this.#burst({ lines, chain, board, isVirus: (index) => isVirus(board[index] ?? 0) }, time, full);
  }

  /** Starts one burst per color. */
  #burst({ lines, chain, board, isVirus }: Cleared, time: number, full: boolean): void {
    const all = byColor(lines);
    const center = centroid([...all.values()].flatMap((cells) => [...cells].map(placeOf)));
    this.showLink({ link: chain, color: hueOf(lines[0]?.color ?? 1), center, start: time }, board);
    if (!full) return;
    const beadsOf = ({ x, y }: Point): number => (isVirus(y * COLS + x) ? BEADS_PER_VIRUS : BEADS_PER_HALF);
    for (const [color, cells] of all) {
      this.addBurst({ color: hueOf(color), cells: [...cells].map(placeOf) }, time, beadsOf);
    }
  }
}

function placeOf(index: number): Point {
  return pointOf(index, COLS);
}

function byColor(lines: readonly Line[]): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const { color, cells } of lines) {
    const known = found.get(color) ?? new Set();
    for (const index of cells) known.add(index);
    found.set(color, known);
  }
  return found;
}
