// Effects of Puyo: groups that burst, and necks that grow.

import type { Fall } from '@rensa/games/falling';
import { type Board, COLS, EMPTY, type Event, type Group, isColor, type Puyo, type State } from '@rensa/games/puyo';
import { centroid, pointOf } from '../canvas/point.ts';
import type { Block } from '../falling/block.ts';
import { BURST_AT, HARD_STRENGTH, LAND_TICKS } from '../falling/motion.ts';
import type { TickView } from '../falling/frame.ts';
import { FallingScene, passedShare, TINT_AT } from '../falling/scene.ts';
import { fallingBlocks, rainOf } from './blocks.ts';
import { JOIN_TICKS } from './piece/growth.ts';

/** Cells whose necks to their new neighbors are growing. */
interface Join {
  readonly members: ReadonlySet<number>;
  readonly start: number;
}

/** Strength of an ojama's landing: stone hardly bounces. */
const OJAMA_STRENGTH = 0.4;

export class PuyoScene extends FallingScene<Puyo> {
  joins: Join[] = [];
  /** Ojama that goes with the groups that pop. */
  ojama: readonly number[] = [];

  constructor() {
    super(COLS);
  }

  override isMoving(now: number): boolean {
    return super.isMoving(now) || this.joins.length > 0;
  }

  protected react({ after, events, tick }: TickView<Puyo>, full: boolean): void {
    for (const event of events) this.#reactTo(event, after, tick, full);
  }

  protected update(state: State, time: number, full: boolean): void {
    this.#join(time, full);
    if (state.phase === 'pop') this.#showGroups(state, time, full);
    this.prune(state.board, time, full);
    this.joins = this.joins.filter(({ start }) => time < start + JOIN_TICKS);
  }

  #reactTo(event: Event, { board }: State, time: number, full: boolean): void {
    this.reactToTurn(event, time);
    if (event.kind === 'locked') this.landPair(pairBlocks(event.cells, board), event.hard, time);
    if (event.kind === 'settled') this.startFalling(fallingBlocks(event.falls, time));
    if (event.kind === 'garbage') this.#rain(event.falls, time, full);
    if (event.kind === 'found') this.#find(event.groups, event.ojama);
    if (event.kind === 'allClear') this.showAllClear(time, full);
    if (event.kind !== 'popped') return;
    if (!this.hasBurst) this.#burst(event.groups, { link: event.link.chain, board }, time, full);
    this.ojama = [];
  }

  #rain(falls: readonly Fall[], time: number, full: boolean): void {
    this.falling.push(...(full ? rainOf : fallingBlocks)(falls, time));
    this.awaitThud(falls, time);
  }

  /** Stops movement and growth in cells that are about to pop. */
  #find(groups: readonly Group[], ojama: readonly number[]): void {
    const shown = new Set([...groups.flatMap(({ cells }) => cells), ...ojama]);
    this.stopAt(shown);
    this.joins = this.joins.filter(({ members }) => ![...members].some((index) => shown.has(index)));
    this.ojama = ojama;
    this.hasBurst = false;
  }

  #join(time: number, full: boolean): void {
    const rested = this.land(time, full, ({ cell }) => (isColor(cell) ? HARD_STRENGTH : OJAMA_STRENGTH));
    if (!full) return;
    for (const { cells, start } of rested) this.joins.push({ members: new Set(cells), start: start + LAND_TICKS });
  }

  #showGroups(state: State, time: number, full: boolean): void {
    const { groups, chain, board } = state;
    const p = popProgress(state, 0);
    const color = groups[0]?.color ?? 0;
    if (p >= TINT_AT && this.tint.to !== color) this.changeTint(color, time);
    if (p >= BURST_AT && !this.hasBurst) this.#burst(groups, { link: chain, board }, time, full);
  }

  #burst(groups: readonly Group[], { link, board }: LinkOnBoard, time: number, full: boolean): void {
    const all = groups.map(({ color, cells }) => ({ color, cells: cells.map((index) => pointOf(index, COLS)) }));
    const color = groups[0]?.color ?? 1;
    this.showLink({ link, color, center: centroid(all.flatMap(({ cells }) => cells)), start: time }, board);
    if (full) for (const cells of all) this.addBurst(cells, time);
  }
}

interface LinkOnBoard {
  readonly link: number;
  readonly board: Board;
}

/** Blocks of a landed pair: one if both halves have the same color. */
function pairBlocks([axis, child]: readonly [number, number], board: Board): Block[] {
  const blocks = board[axis] === board[child] ? [[axis, child]] : [[axis], [child]];
  return blocks.map((cells) => ({ cell: board[cells[0]], cells })).filter(({ cell }) => cell !== EMPTY);
}

/** Progress of the groups that pop, from 0 to 1. */
export function popProgress({ rules, timer }: State, mix: number): number {
  return passedShare(rules.popTicks, timer, mix);
}
