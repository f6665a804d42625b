// Attacks on their way: lights that fly from broken cells to a tray. A tray shows what has arrived there, so it lags
// behind the state.

import { type GameTypes, type Duel, type DuelTypes, otherSide, type Seated, seatState, type Side } from '@rensa/engine';
import { centroid, type Point, pointOf } from '../canvas/point.ts';
import type { TickView } from '../falling/frame.ts';
import { type AttackStyle, changedBy, type Exchanged, type IncomingGarbage } from './attack.ts';

/** A light on its way to a tray. */
export interface Flight {
  /** Start on the board of `seat`, in cells; undefined for a start at its tray. */
  readonly from: Point | undefined;
  readonly seat: Side;
  /** The seat whose tray it flies to. */
  readonly to: Side;
  readonly color: number;
  /** Pieces that the tray gains on arrival; below 0 it loses them. */
  readonly brings: number;
  /** Kinds of the pieces it carries, for games that show them. */
  readonly kinds: readonly number[];
  readonly start: number;
  readonly ticks: number;
}

export const FLIGHT_TICKS = 24;
const BUMP_TICKS = 14;

/** Place and color of the last break on a board. */
interface Origin {
  readonly at: Point;
  readonly color: number;
}

type LaunchTick<G extends GameTypes> = Omit<TickView<DuelTypes<G>>, 'before'>;

export class AttackScene<G extends GameTypes> {
  flights: readonly Flight[] = [];
  readonly #style: AttackStyle<G>;
  /** Tick at which a light last arrived at each tray. */
  readonly #arrivals: [number, number] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  readonly #origins: [Origin | undefined, Origin | undefined] = [undefined, undefined];

  constructor(style: AttackStyle<G>) {
    this.#style = style;
  }

  /** Forgets everything that moves. */
  settle(): void {
    this.flights = [];
    this.#arrivals.fill(Number.NEGATIVE_INFINITY);
    this.#origins.fill(undefined);
  }

  take({ after, events, tick }: TickView<DuelTypes<G>>, full: boolean): void {
    if (full) {
      for (const { seat, event } of events) this.#hear(seat as Side, event);
      for (const seat of [0, 1] as const) this.#launch(seat, { after, events, tick });
    }
    this.#arrive(tick);
  }

  /** Content of a tray: what is on its way to the board, less the lights that are still in the air. */
  shown(match: Duel<G['state']>, seat: Side): IncomingGarbage {
    const flying = this.flights.filter(({ to }) => to === seat).reduce((sum, { brings }) => sum - brings, 0);
    return changedBy(this.#style.incoming(seatState(match, seat)), flying);
  }

  /** Enlargement of a tray after an arrival, falling from 1 to 0. */
  bump(seat: Side, now: number): number {
    return Math.max(0, 1 - (now - this.#arrivals[seat]) / BUMP_TICKS);
  }

  isMoving(now: number): boolean {
    return this.flights.length > 0 || this.bump(0, now) > 0 || this.bump(1, now) > 0;
  }

  #hear(seat: Side, event: G['event']): void {
    const broken = this.#style.broken(event);
    if (broken === undefined) return;
    const at = centroid(broken.cells.map((cell) => pointOf(cell, this.#style.cols)));
    this.#origins[seat] = { at, color: broken.color };
  }

  /** Launches a light to the sender's tray if something is canceled there, and one with the rest to the other tray. */
  #launch(seat: Side, { after, events, tick }: LaunchTick<G>): void {
    const { offset, sent, kinds = [] } = this.#exchangedBy(seat, events);
    if (offset + sent === 0) return;
    const { at: from, color } = this.#origins[seat] ?? { at: undefined, color: 4 };
    const base = { seat, color, ticks: FLIGHT_TICKS };
    const first: Flight = { ...base, from, to: seat, brings: -offset, kinds: [], start: tick };
    const second: Flight = {
      ...base,
      from,
      to: otherSide(seat),
      brings: arriving(sent, after, otherSide(seat)),
      kinds,
      start: tick,
    };
    if (offset === 0) this.flights = [...this.flights, second];
    else if (sent === 0) this.flights = [...this.flights, first];
    else this.flights = [...this.flights, first, { ...second, from: undefined, start: tick + FLIGHT_TICKS }];
  }

  #exchangedBy(seat: Side, events: readonly Seated<G['event']>[]): Exchanged {
    const all = events.flatMap((each) => (each.seat === seat ? (this.#style.exchanged(each.event) ?? []) : []));
    const sum = (of: (each: Exchanged) => number): number => all.reduce((total, each) => total + of(each), 0);
    const kinds = all.flatMap((each) => each.kinds ?? []);
    return { offset: sum(({ offset }) => offset), sent: sum(({ sent }) => sent), kinds };
  }

  #arrive(tick: number): void {
    const there = this.flights.filter(({ start, ticks }) => tick >= start + ticks);
    if (there.length === 0) return;
    for (const { to, start, ticks } of there) this.#arrivals[to] = start + ticks;
    this.flights = this.flights.filter((flight) => !there.includes(flight));
  }
}

/** Number of pieces that a handicap leaves. */
function arriving(sent: number, { handicap }: Duel<unknown>, seat: Side): number {
  return Math.floor((sent * (handicap?.[seat] ?? 100)) / 100);
}
