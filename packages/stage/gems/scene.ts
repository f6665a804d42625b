// The effects of Gems: slabs that form, and gems that crack and fly apart.

import type { Fall } from '@rensa/games/falling';
import {
  at,
  type Board,
  type Break,
  colorOf,
  COLS,
  DIAMOND,
  EMPTY,
  type Event,
  isCounter,
  type Slab,
  type State,
} from '@rensa/games/gems';
import { type Burst, burstOf, isSpent, middle, MOST_BEADS } from '../falling/burst.ts';
import { type Flight, type Lump, staggered } from '../falling/block.ts';
import type { Frame } from '../falling/painter.ts';
import { BURST_AT } from '../falling/motion.ts';
import { type Point, pointOf } from '../canvas/point.ts';
import { Scene, shownFor, TINT_AT } from '../falling/scene.ts';
import { isFused, lumpsOf, nameOf, type Stirred, UNSTIRRED } from './blocks.ts';

/** A power gem that has just formed or grown. */
export interface Sweep extends Lump {
  readonly start: number;
}

/** What breaks, with the kind of each of its cells. */
export interface Wreck {
  readonly breaking: Break;
  readonly kinds: ReadonlyMap<number, number>;
}

export const SWEEP_TICKS = 18;
const COUNTER_STRENGTH = 0.4;

export class GemsScene extends Scene<State, Event> {
  /** All gems of the board where they rest or will. */
  lumps: readonly Lump[] = [];
  sweeps: Sweep[] = [];
  bursts: Burst[] = [];
  wreck: Wreck | undefined;
  #seen: { readonly board: Board; readonly slabs: readonly Slab[]; readonly stirred: Stirred } | undefined;
  #stirred: Stirred = UNSTIRRED;
  #hasBurst = false;
  #count = 0;

  constructor() {
    super(COLS);
  }

  take(frame: Frame<State, Event>, full: boolean): void {
    const { after, now } = frame;
    const falls: Fall[] = [];
    for (const event of frame.events) {
      this.#hear(event, frame, full);
      if (event.kind === 'settled') falls.push(...event.falls);
    }
    // Nobody has told of a break in the middle of which a game is taken up again.
    if (after.breaking !== null && this.wreck === undefined) this.#find(after.breaking, after.board);
    this.#part(after, now);
    if (falls.length > 0) this.lift(this.#flightsOf(falls, now));
    this.land(now, full, strengthOf);
    this.#show(frame, full);
    this.prune(after.board, now, full);
    this.sweeps = this.sweeps.filter(({ start, cell, cells }) => {
      return now < start + SWEEP_TICKS && cells.every((index) => after.board[index] === cell);
    });
    this.bursts = this.bursts.filter((burst) => !isSpent(burst, now));
  }

  override isMoving(now: number): boolean {
    return super.isMoving(now) || this.sweeps.length + this.bursts.length > 0;
  }

  #hear(event: Event, { before, after, now }: Frame<State, Event>, full: boolean): void {
    this.heed(event, now);
    if (event.kind === 'locked') this.#lock(event.cells, event.hard, after.board, now);
    if (event.kind === 'settled') this.#stirred = stirredBy(event.falls, this.#stirred);
    if (event.kind === 'garbage') this.#rain(event.falls, now, full);
    if (event.kind === 'found') this.#find(event.breaking, after.breaking === null ? before.board : after.board);
    if ((event.kind === 'broke' || event.kind === 'tech') && !this.#hasBurst) this.#burst(after, now, full);
    if (event.kind === 'broke' || event.kind === 'tech') this.wreck = undefined;
  }

  #lock(cells: readonly [number, number], hard: boolean, board: Board, now: number): void {
    const lumps = cells.map((index) => ({ cell: board[index] as number, cells: [index] }));
    this.#stirred = new Map(cells.map((index, i) => [index, -1 - i]));
    this.lock(
      lumps.filter(({ cell }) => cell !== EMPTY),
      hard,
      now,
    );
  }

  #rain(falls: readonly Fall[], now: number, full: boolean): void {
    const flights = falls.map((fall) => flightOf({ cell: fall.cell, cells: [at(fall.to, fall.col)] }, fall, now));
    this.flights.push(...(full ? staggered(flights, COLS) : flights));
  }

  #find(breaking: Break, board: Board): void {
    const { cells, shattered, techs } = breaking;
    const all = [...cells, ...shattered, ...techs];
    this.wreck = { breaking, kinds: new Map(all.map((index) => [index, board[index] as number])) };
    this.#hasBurst = false;
    this.halt(new Set(all));
  }

  /** Looks at the board anew when it has changed. What was not one before and is now has just formed. */
  #part({ board, slabs, rules, phase }: State, now: number): void {
    if (phase !== 'settle') this.#stirred = UNSTIRRED;
    const stirred = this.#stirred;
    const seen = this.#seen;
    if (seen?.board === board && seen.slabs === slabs && seen.stirred === stirred) return;
    const known = new Set(this.lumps.filter(isFused).map(nameOf));
    this.#seen = { board, slabs, stirred };
    this.lumps = lumpsOf({ board, slabs }, rules, stirred);
    if (seen === undefined || phase === 'settle') return;
    for (const lump of this.lumps) if (isFused(lump) && !known.has(nameOf(lump))) this.#form(lump, now);
  }

  #form(lump: Lump, now: number): void {
    const cells = new Set(lump.cells);
    this.halt(cells);
    this.sweeps = this.sweeps.filter((sweep) => !sweep.cells.some((index) => cells.has(index)));
    this.sweeps.push({ ...lump, start: now });
  }

  /** Lumps that fall as a whole. */
  #flightsOf(falls: readonly Fall[], now: number): Flight[] {
    const falling = new Map(falls.map((fall) => [at(fall.to, fall.col), fall]));
    return this.lumps.flatMap((lump) => {
      const fall = falling.get(lump.cells[0] as number);
      return fall === undefined ? [] : [flightOf(lump, fall, now)];
    });
  }

  #show({ after, mix, now }: Frame<State, Event>, full: boolean): void {
    if (after.phase !== 'clear' || this.wreck === undefined) return;
    const p = shownFor(after.rules.clearTicks, after.timer, mix);
    const color = mainColor(this.wreck);
    if (p >= TINT_AT && color !== 0 && this.tint.to !== color) this.shine(color, now);
    if (p >= BURST_AT && !this.#hasBurst) this.#burst(after, now, full);
  }

  #burst({ board, chain }: State, now: number, full: boolean): void {
    this.#hasBurst = true;
    if (this.wreck === undefined) return;
    const { breaking, kinds } = this.wreck;
    const broken = [...kinds.keys()].map(placeOf);
    const color = mainColor(this.wreck);
    const link = breaking.cells.length === 0 ? 0 : chain;
    if (color !== 0) this.strike({ link, color, centre: middle(broken), start: now }, board);
    if (!full) return;
    for (const [kind, cells] of byKind(kinds)) {
      const room = MOST_BEADS - this.bursts.reduce((sum, { beads }) => sum + beads.length, 0);
      this.bursts.push(burstOf({ color: kind, cells: cells.map(placeOf) }, now, ++this.#count * 7919, room, shards));
    }
  }
}

function placeOf(index: number): Point {
  return pointOf(index, COLS);
}

/** Three to six a cell. */
function shards({ x, y }: { readonly x: number; readonly y: number }): number {
  return 3 + ((x * 5 + y * 3) % 4);
}

function flightOf({ cell, cells }: Lump, { from, to, ticks }: Fall, now: number): Flight {
  return { cell, cells, rows: from - to, start: now, ticks };
}

/** Steel lands dully, and a large slab does not give. */
function strengthOf({ cell, cells }: Lump): number {
  if (isCounter(cell)) return COUNTER_STRENGTH;
  const points = cells.map(placeOf);
  const side = (of: (point: { x: number; y: number }) => number): number =>
    1 + Math.max(...points.map(of)) - Math.min(...points.map(of));
  return (
    1 /
    Math.max(
      side(({ x }) => x) * 0.8,
      side(({ y }) => y),
      1,
    )
  );
}

/** Cells that fall equally far move together; the halves of a pair that have come to rest do not. */
function stirredBy(falls: readonly Fall[], locked: Stirred): Stirred {
  const left = new Set(falls.map(({ from, col }) => at(from, col)));
  const still = [...locked].filter(([index]) => !left.has(index));
  return new Map([...still, ...falls.map(({ from, to, col }) => [at(to, col), from - to] as const)]);
}

/** The colour that lights the field; 0 when only diamonds go. */
function mainColor({ breaking, kinds }: Wreck): number {
  const colors = breaking.cells.map((index) => colorOf(kinds.get(index) ?? EMPTY));
  return colors.find((color) => color !== 0) ?? 0;
}

/** Cells by what they fly apart as: a colour, a diamond, or the steel of a counter gem. */
function byKind(kinds: ReadonlyMap<number, number>): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const [index, cell] of kinds) {
    if (cell === EMPTY) continue;
    const kind = cell === DIAMOND || isCounter(cell) ? cell : colorOf(cell);
    found.set(kind, [...(found.get(kind) ?? []), index]);
  }
  return found;
}
