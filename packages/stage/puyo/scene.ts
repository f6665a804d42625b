// The effects of Puyo: groups that burst, and necks that grow.

import { type Board, COLS, EMPTY, type Event, type Group, type State } from '@rensa/games/puyo';
import { type Burst, burstOf, isSpent, middle, MOST_BEADS } from '../falling/burst.ts';
import type { Lump } from '../falling/block.ts';
import type { Frame } from '../falling/painter.ts';
import { BURST_AT, JOIN_TICKS, LAND_TICKS } from '../falling/motion.ts';
import { pointOf } from '../canvas/point.ts';
import { Scene, shownFor, TINT_AT } from '../falling/scene.ts';
import { flightsOf, rainOf } from './blocks.ts';

/** Cells whose necks to their new neighbours are growing. */
interface Join {
  readonly members: ReadonlySet<number>;
  readonly start: number;
}

const OJAMA_STRENGTH = 0.4;

export class PuyoScene extends Scene<State, Event> {
  joins: Join[] = [];
  bursts: Burst[] = [];
  /** The ojama that goes with the groups being shown. */
  ojama: readonly number[] = [];
  #hasBurst = false;
  #count = 0;

  constructor() {
    super(COLS);
  }

  take(frame: Frame<State, Event>, full: boolean): void {
    for (const event of frame.events) this.#hear(event, frame, full);
    this.#join(frame.now, full);
    this.#pop(frame, full);
    this.prune(frame.after.board, frame.now, full);
    this.joins = this.joins.filter(({ start }) => frame.now < start + JOIN_TICKS);
    this.bursts = this.bursts.filter((burst) => !isSpent(burst, frame.now));
  }

  override isMoving(now: number): boolean {
    return super.isMoving(now) || this.joins.length + this.bursts.length > 0;
  }

  #hear(event: Event, { after, now }: Frame<State, Event>, full: boolean): void {
    this.heed(event, now);
    if (event.kind === 'locked') this.lock(pairLumps(event.cells, after.board), event.hard, now);
    if (event.kind === 'settled') this.lift(flightsOf(event.falls, now));
    if (event.kind === 'garbage') this.flights.push(...(full ? rainOf : flightsOf)(event.falls, now));
    if (event.kind === 'found') this.#show(event.groups, event.ojama);
    if (event.kind === 'popped' && !this.#hasBurst) this.#burst(event.groups, event.link.chain, after, now, full);
    if (event.kind === 'popped') this.ojama = [];
  }

  /** What is about to pop is joined. */
  #show(groups: readonly Group[], ojama: readonly number[]): void {
    const shown = new Set([...groups.flatMap(({ cells }) => cells), ...ojama]);
    this.halt(shown);
    this.joins = this.joins.filter(({ members }) => ![...members].some((index) => shown.has(index)));
    this.ojama = ojama;
    this.#hasBurst = false;
  }

  #join(now: number, full: boolean): void {
    const over = this.land(now, full, ({ cell }) => (cell > 5 ? OJAMA_STRENGTH : 1));
    if (!full) return;
    for (const { cells, start } of over) {
      this.joins.push({ members: new Set(cells), start: Math.max(start + LAND_TICKS, now - 1) });
    }
  }

  #pop(frame: Frame<State, Event>, full: boolean): void {
    const { after, now } = frame;
    if (after.phase !== 'pop') return;
    const p = popProgress(frame);
    const color = after.groups[0]?.color ?? 0;
    if (p >= TINT_AT && this.tint.to !== color) this.shine(color, now);
    if (p >= BURST_AT && !this.#hasBurst) this.#burst(after.groups, after.chain, after, now, full);
  }

  #burst(groups: readonly Group[], link: number, { board }: State, now: number, full: boolean): void {
    this.#hasBurst = true;
    const all = groups.map(({ color, cells }) => ({ color, cells: cells.map((index) => pointOf(index, COLS)) }));
    const color = groups[0]?.color ?? 1;
    this.strike({ link, color, centre: middle(all.flatMap(({ cells }) => cells)), start: now }, board);
    if (!full) return;
    for (const cells of all) {
      const room = MOST_BEADS - this.bursts.reduce((sum, { beads }) => sum + beads.length, 0);
      this.bursts.push(burstOf(cells, now, ++this.#count * 7919, room));
    }
  }
}

/** A pair of one colour lands as one. */
function pairLumps([axis, child]: readonly [number, number], board: Board): Lump[] {
  const lumps = board[axis] === board[child] ? [[axis, child]] : [[axis], [child]];
  return lumps
    .map((cells) => ({ cell: board[cells[0] as number] as number, cells }))
    .filter(({ cell }) => cell !== EMPTY);
}

/** How far the groups being shown are, from 0 to 1. */
export function popProgress({ after, mix }: Frame<State, unknown>): number {
  return shownFor(after.rules.popTicks, after.timer, mix);
}
