// The effects of Capsules: lines that burst, a stage that is cured, a bottle that is full.

import { type Board, COLS, type Event, type Fall, isVirus, type Line, type State } from '@rensa/games/capsules';
import { type Burst, burstOf, isSpent, middle, MOST_BEADS } from '../falling/burst.ts';
import type { Flight, Lump } from '../falling/block.ts';
import type { Frame } from '../falling/painter.ts';
import { BURST_AT } from '../falling/motion.ts';
import { type Point, pointOf } from '../canvas/point.ts';
import { Scene, shownFor, TINT_AT } from '../falling/scene.ts';
import { hueOf } from './hue.ts';
import { lumpsOf, partsOf } from './blocks.ts';

const BEADS_A_VIRUS = 6;
const BEADS_A_HALF = 3;
const FULL_STRENGTH = 0.7;
/** The light of a stage that is cured: no capsule is green. */
const CURED = 2;
export const CHEER_TICKS = 110;
const LOST_TICKS = 80;

export class CapsulesScene extends Scene<State, Event> {
  /** What rests or will; without what is about to go. */
  lumps: readonly Lump[] = [];
  bursts: Burst[] = [];
  /** When the last virus of a stage went, and when the game was lost. */
  cheer: number | undefined;
  lost: number | undefined;
  #seen: { readonly board: Board; readonly lines: readonly Line[] } | undefined;
  #hasBurst = false;
  #count = 0;

  constructor() {
    super(COLS);
  }

  take(frame: Frame<State, Event>, full: boolean): void {
    const { after, now } = frame;
    const falls: Fall[] = [];
    this.#look(after);
    for (const event of frame.events) {
      this.#hear(event, after, now, full);
      if (event.kind === 'settled') falls.push(...event.falls);
    }
    if (falls.length > 0) this.lift(this.#flightsOf(falls, now));
    this.land(now, full, () => FULL_STRENGTH);
    this.#show(frame, full);
    this.prune(after.board, now, full);
    this.bursts = this.bursts.filter((burst) => !isSpent(burst, now));
    if (now - (this.cheer ?? now) >= CHEER_TICKS) this.cheer = undefined;
  }

  override isMoving(now: number): boolean {
    const ends = this.lost !== undefined && now - this.lost < LOST_TICKS;
    return super.isMoving(now) || this.bursts.length > 0 || this.cheer !== undefined || ends;
  }

  protected override isThere({ cell, cells }: Lump, board: Board): boolean {
    const parts = partsOf(cell);
    return cells.every((index, i) => board[index] === parts[i]);
  }

  #look({ board, lines }: State): void {
    if (this.#seen?.board === board && this.#seen.lines === lines) return;
    this.#seen = { board, lines };
    this.lumps = lumpsOf(board, new Set(lines.flatMap(({ cells }) => cells)));
  }

  #hear(event: Event, after: State, now: number, full: boolean): void {
    this.heed(event, now);
    if (event.kind === 'locked') this.#lock(event.cells, event.hard, now);
    if (event.kind === 'found') this.#find(event.lines);
    if (event.kind === 'cleared' && !this.#hasBurst) {
      const viruses = new Set(event.viruses);
      this.#burst(event.lines, (index) => viruses.has(index), after, now, full);
    }
    if (event.kind === 'stageCleared') this.#celebrate(now);
    if (event.kind === 'staged') this.#begin(now);
    if (event.kind === 'over' && event.ending === 'lost') this.lost = now;
  }

  #lock(cells: readonly number[], hard: boolean, now: number): void {
    const lumps = this.lumps.filter((lump) => lump.cells.some((index) => cells.includes(index)));
    this.lock(lumps, hard, now);
  }

  #find(lines: readonly Line[]): void {
    this.#hasBurst = false;
    this.halt(new Set(lines.flatMap(({ cells }) => cells)));
  }

  #celebrate(now: number): void {
    this.cheer = now;
    this.shine(CURED, now);
  }

  #begin(now: number): void {
    this.cheer = undefined;
    this.shine(0, now);
  }

  #flightsOf(falls: readonly Fall[], now: number): Flight[] {
    const falling = new Map(falls.map((fall) => [fall.to * COLS + fall.col, fall]));
    return this.lumps.flatMap(({ cell, cells }) => {
      const fall = falling.get(cells[0] as number);
      return fall === undefined ? [] : [{ cell, cells, rows: fall.from - fall.to, start: now, ticks: fall.ticks }];
    });
  }

  #show({ after, mix, now }: Frame<State, Event>, full: boolean): void {
    if (after.phase !== 'clear') return;
    const { lines, board } = after;
    const p = shownFor(after.rules.clearTicks, after.timer, mix);
    const color = hueOf(lines[0]?.color ?? 1);
    if (p >= TINT_AT && this.tint.to !== color) this.shine(color, now);
    if (p < BURST_AT || this.#hasBurst) return;
    this.#burst(lines, (index) => isVirus(board[index] ?? 0), after, now, full);
  }

  /** One burst a colour. */
  #burst(
    lines: readonly Line[],
    isSick: (index: number) => boolean,
    { board, chain }: State,
    now: number,
    full: boolean,
  ): void {
    this.#hasBurst = true;
    const all = byColor(lines);
    const centre = middle([...all.values()].flatMap((cells) => [...cells].map(placeOf)));
    this.strike({ link: chain, color: hueOf(lines[0]?.color ?? 1), centre, start: now }, board);
    if (!full) return;
    const plenty = ({ x, y }: Point): number => (isSick(y * COLS + x) ? BEADS_A_VIRUS : BEADS_A_HALF);
    for (const [color, cells] of all) {
      const room = MOST_BEADS - this.bursts.reduce((sum, { beads }) => sum + beads.length, 0);
      const went = { color: hueOf(color), cells: [...cells].map(placeOf) };
      this.bursts.push(burstOf(went, now, ++this.#count * 7919, room, plenty));
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
