// Everything that moves on its own account and could vanish now at the cost of a flicker. Fed by events, timed by ticks.

import type { Board, Flight, Lump } from './block.ts';
import type { Frame } from './painter.ts';
import { LAND_TICKS, RIM_TICKS, SHAKE_TICKS } from './motion.ts';
import { isGone, type Numeral, numeralOf } from './numeral.ts';
import { Track } from './pose.ts';
import { dimmed, type Flare, isLit } from './rays.ts';

/** A lump that has just touched down. */
export interface Landing extends Lump {
  readonly start: number;
  readonly strength: number;
}

/** The light from the floor; colour 0 is the game's own. */
interface Tint {
  readonly from: number;
  readonly to: number;
  readonly start: number;
}

const FIRST_NUMERAL = 2;
export const TINT_TICKS = 10;
export const TINT_AT = 0.2;

/** What the games have in common; each takes in its own events. */
export abstract class Scene<State, Event> {
  flights: Flight[] = [];
  landings: Landing[] = [];
  numeral: Numeral | undefined;
  tint: Tint = { from: 0, to: 0, start: Number.NEGATIVE_INFINITY };
  /** The last link: what shook the board and threw light. */
  blow: Flare | undefined;
  readonly track = new Track();
  readonly #cols: number;

  /** The board is so many columns wide. */
  constructor(cols: number) {
    this.#cols = cols;
  }

  /** Takes in what happened and lets go of what is over. */
  abstract take(frame: Frame<State, Event>, full: boolean): void;

  isMoving(now: number): boolean {
    const struck = this.blow !== undefined && (now - this.blow.start < SHAKE_TICKS || isLit(this.blow, now));
    const effects = this.flights.length + this.landings.length;
    return effects > 0 || this.numeral !== undefined || struck || now - this.tint.start < TINT_TICKS;
  }

  /** What every game tells. */
  protected heed(event: { readonly kind: string }, now: number): void {
    if (event.kind === 'spawned') this.#hurry(now);
    if (event.kind === 'landed') this.track.touch = now;
    if (event.kind === 'ended' && this.tint.to !== 0) this.shine(0, now);
  }

  /** A new pair is there: the last chain's number and light have to go. */
  #hurry(now: number): void {
    if (this.numeral !== undefined && this.numeral.leave > now) this.numeral = { ...this.numeral, leave: now };
    if (this.blow !== undefined) this.blow = dimmed(this.blow, now);
  }

  /** The pair has become part of the board. */
  protected lock(lumps: readonly Lump[], hard: boolean, now: number): void {
    const start = hard ? now : (this.track.touch ?? now);
    const strength = hard ? 1 : 0.5;
    for (const { cell, cells } of lumps) this.landings.push({ cell, cells, start, strength });
    this.track.touch = undefined;
  }

  /** What begins to fall no longer lies where it was. */
  protected lift(flights: readonly Flight[]): void {
    const left = new Set(flights.flatMap(({ cells, rows }) => cells.map((index) => index + rows * this.#cols)));
    this.landings = this.landings.flatMap((landing) => {
      const cells = landing.cells.filter((index) => !left.has(index));
      return cells.length === 0 ? [] : [{ ...landing, cells }];
    });
    this.flights.push(...flights);
  }

  /** What is about to go stands still. */
  protected halt(shown: ReadonlySet<number>): void {
    const apart = ({ cells }: Lump): boolean => !cells.some((index) => shown.has(index));
    this.flights = this.flights.filter(apart);
    this.landings = this.landings.filter(apart);
  }

  /** Turns flights into landings, and says which landings are over. */
  protected land(now: number, full: boolean, strengthOf: (lump: Lump) => number): readonly Landing[] {
    const down = this.flights.filter(({ start, ticks }) => now >= start + ticks);
    this.flights = this.flights.filter((flight) => !down.includes(flight));
    for (const flight of down) {
      const { cell, cells, start, ticks } = flight;
      this.landings.push({ cell, cells, start: start + ticks, strength: strengthOf(flight) });
    }
    const rest = full ? LAND_TICKS : RIM_TICKS;
    const over = this.landings.filter(({ start }) => now >= start + rest);
    this.landings = this.landings.filter(({ start }) => now < start + rest);
    return over;
  }

  /** The light turns to another colour. */
  protected shine(color: number, now: number): void {
    this.tint = { from: this.tint.to, to: color, start: now };
  }

  /** A link has gone off. */
  protected strike(flare: Flare, board: Board): void {
    const { link, color, start } = flare;
    this.blow = flare;
    if (link >= FIRST_NUMERAL) this.numeral = numeralOf(link, color, board, start);
  }

  /** Does the board still have it where it rests or will? */
  protected isThere({ cell, cells }: Lump, board: Board): boolean {
    return cells.every((index) => board[index] === cell);
  }

  protected prune(board: Board, now: number, full: boolean): void {
    const there = (lump: Lump): boolean => this.isThere(lump, board);
    this.flights = this.flights.filter(there);
    this.landings = this.landings.filter(there);
    if (this.numeral !== undefined && isGone(this.numeral, now, full)) this.numeral = undefined;
  }
}

/** How far something is that is shown for so many ticks, from 0 to 1; `timer` is what a state has left of them. */
export function shownFor(ticks: number, timer: number, mix: number): number {
  return ticks === 0 ? 1 : Math.max(0, ticks - timer - 1 + mix) / ticks;
}
