// Everything that moves on its own account and could vanish now at the cost of a flicker. Fed by events, timed by ticks.

import { type Board, COLS, EMPTY, type Event, type Group, type State } from '@rensa/games/puyo';
import type { Point } from './bridge.ts';
import { type Burst, burstOf, isSpent, middle, MOST_BEADS } from './burst.ts';
import type { Frame } from './frame.ts';
import { type Flight, flightsOf, type Lump, rainOf } from './lumps.ts';
import { BURST_AT, JOIN_TICKS, LAND_TICKS, RIM_TICKS, SHAKE_TICKS } from './motion.ts';
import { isGone, type Numeral, numeralOf } from './numeral.ts';
import { Track } from './pose.ts';
import { dimmed, type Flare, isLit } from './rays.ts';

/** A lump that has just touched down. */
export interface Landing extends Lump {
  readonly start: number;
  readonly strength: number;
}

/** Cells whose necks to their new neighbours are growing. */
interface Join {
  readonly members: ReadonlySet<number>;
  readonly start: number;
}

/** The light from the floor; colour 0 is the game's own. */
interface Tint {
  readonly from: number;
  readonly to: number;
  readonly start: number;
}

const FIRST_NUMERAL = 2;
const OJAMA_STRENGTH = 0.4;

export class Scene {
  flights: Flight[] = [];
  landings: Landing[] = [];
  joins: Join[] = [];
  bursts: Burst[] = [];
  numeral: Numeral | undefined;
  tint: Tint = { from: 0, to: 0, start: Number.NEGATIVE_INFINITY };
  /** The last group that burst: what the others still stare at, what shook the board and threw light. */
  blow: Flare | undefined;
  /** The ojama that goes with the groups being shown. */
  ojama: readonly number[] = [];
  readonly track = new Track();
  #hasBurst = false;
  #count = 0;

  /** Takes in what happened and lets go of what is over. */
  take(frame: Frame<State, Event>, full: boolean): void {
    for (const event of frame.events) this.#hear(event, frame, full);
    this.#land(frame, full);
    this.#pop(frame, full);
    this.#prune(frame.after.board, frame.now, full);
  }

  isMoving(now: number): boolean {
    const struck = this.blow !== undefined && (now - this.blow.start < SHAKE_TICKS || isLit(this.blow, now));
    const effects = this.flights.length + this.landings.length + this.joins.length + this.bursts.length;
    return effects > 0 || this.numeral !== undefined || struck || now - this.tint.start < TINT_TICKS;
  }

  #hear(event: Event, { after, now }: Frame<State, Event>, full: boolean): void {
    if (event.kind === 'spawned') this.#hurry(now);
    if (event.kind === 'landed') this.track.touch = now;
    if (event.kind === 'locked') this.#lock(event.cells, event.hard, after.board, now);
    if (event.kind === 'settled') this.#lift(flightsOf(event.falls, now));
    if (event.kind === 'garbage') this.flights.push(...(full ? rainOf : flightsOf)(event.falls, now));
    if (event.kind === 'found') this.#show(event.groups, event.ojama);
    if (event.kind === 'popped' && !this.#hasBurst) this.#burst(event.groups, event.link.chain, after, now, full);
    if (event.kind === 'popped') this.ojama = [];
    if (event.kind === 'ended' && this.tint.to !== 0) this.tint = { from: this.tint.to, to: 0, start: now };
  }

  /** A new pair is there: the last chain's number and light have to go. */
  #hurry(now: number): void {
    if (this.numeral !== undefined && this.numeral.leave > now) this.numeral = { ...this.numeral, leave: now };
    if (this.blow !== undefined) this.blow = dimmed(this.blow, now);
  }

  #lock(cells: readonly [number, number], hard: boolean, board: Board, now: number): void {
    const [axis, child] = cells;
    const start = hard ? now : (this.track.touch ?? now);
    const strength = hard ? 1 : 0.5;
    const lumps = board[axis] === board[child] ? [[axis, child]] : [[axis], [child]];
    for (const lump of lumps) {
      const cell = board[lump[0] as number] as number;
      if (cell !== EMPTY) this.landings.push({ cell, cells: lump, start, strength });
    }
    this.track.touch = undefined;
  }

  /** What begins to fall no longer lies where it was. */
  #lift(flights: readonly Flight[]): void {
    const left = new Set(flights.flatMap(({ cells, rows }) => cells.map((index) => index + rows * COLS)));
    this.landings = this.landings.flatMap((landing) => {
      const cells = landing.cells.filter((index) => !left.has(index));
      return cells.length === 0 ? [] : [{ ...landing, cells }];
    });
    this.flights.push(...flights);
  }

  /** What is about to pop stands still and is joined. */
  #show(groups: readonly Group[], ojama: readonly number[]): void {
    const shown = new Set([...groups.flatMap(({ cells }) => cells), ...ojama]);
    const apart = ({ cells }: Lump): boolean => !cells.some((index) => shown.has(index));
    this.flights = this.flights.filter(apart);
    this.landings = this.landings.filter(apart);
    this.joins = this.joins.filter(({ members }) => ![...members].some((index) => shown.has(index)));
    this.ojama = ojama;
    this.#hasBurst = false;
  }

  #land({ now }: Frame<State, Event>, full: boolean): void {
    const down = this.flights.filter(({ start, ticks }) => now >= start + ticks);
    this.flights = this.flights.filter((flight) => !down.includes(flight));
    for (const { cell, cells, start, ticks } of down) {
      const strength = cell > 5 ? OJAMA_STRENGTH : 1;
      this.landings.push({ cell, cells, start: start + ticks, strength });
    }
    const rest = full ? LAND_TICKS : RIM_TICKS;
    for (const { cells, start } of this.landings) {
      if (full && now >= start + rest)
        this.joins.push({ members: new Set(cells), start: Math.max(start + rest, now - 1) });
    }
    this.landings = this.landings.filter(({ start }) => now < start + rest);
  }

  #pop(frame: Frame<State, Event>, full: boolean): void {
    const { after, now } = frame;
    if (after.phase !== 'pop') return;
    const p = popProgress(frame);
    const color = after.groups[0]?.color ?? 0;
    if (p >= TINT_AT && this.tint.to !== color) this.tint = { from: this.tint.to, to: color, start: now };
    if (p >= BURST_AT && !this.#hasBurst) this.#burst(after.groups, after.chain, after, now, full);
  }

  #burst(groups: readonly Group[], link: number, { board }: State, now: number, full: boolean): void {
    this.#hasBurst = true;
    const all = groups.map(({ color, cells }) => ({ color, cells: cells.map(pointOf) }));
    const color = groups[0]?.color ?? 1;
    this.blow = { link, color, centre: middle(all.flatMap(({ cells }) => cells)), start: now };
    if (link >= FIRST_NUMERAL) this.numeral = numeralOf(link, color, board, now);
    if (!full) return;
    for (const cells of all) {
      const room = MOST_BEADS - this.bursts.reduce((sum, { beads }) => sum + beads.length, 0);
      this.bursts.push(burstOf(cells, now, ++this.#count * 7919, room));
    }
  }

  #prune(board: Board, now: number, full: boolean): void {
    const there = ({ cell, cells }: Lump): boolean => cells.every((index) => board[index] === cell);
    this.flights = this.flights.filter(there);
    this.landings = this.landings.filter(there);
    this.joins = this.joins.filter(({ start }) => now < start + JOIN_TICKS);
    this.bursts = this.bursts.filter((burst) => !isSpent(burst, now));
    if (this.numeral !== undefined && isGone(this.numeral, now, full)) this.numeral = undefined;
  }
}

export const TINT_TICKS = 10;
const TINT_AT = 0.2;

/** How far the groups being shown are, from 0 to 1. */
export function popProgress({ after, mix }: Frame<State, unknown>): number {
  const { popTicks } = after.rules;
  return popTicks === 0 ? 1 : Math.max(0, popTicks - after.timer - 1 + mix) / popTicks;
}

/** The column and row of a cell. */
export function pointOf(index: number): Point {
  return { x: index % COLS, y: Math.floor(index / COLS) };
}
