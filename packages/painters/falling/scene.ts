// Everything that moves by itself and could be lost at the cost of a flicker. Each tick is taken in with its
// own states and events, and changes a scene at its own time: however many ticks a picture covers, the scene is the same.

import type { Fall, FallingTypes } from '@rensa/games/falling';
import { type AllClear, isAllClearOver } from './allclear.ts';
import { type Block, type Cells, type FallingBlock, type LandedBlock, overlaps } from './block.ts';
import { type BeadsOf, type Burst, burstOf, type ColoredCells, isSpent, MOST_BEADS } from './burst.ts';
import { BURST_AT, HARD_STRENGTH, LAND_TICKS, RIM_TICKS, SHAKE_TICKS, SOFT_STRENGTH } from './motion.ts';
import { isGone, type Numeral, numeralOf } from './numeral.ts';
import type { Frame, TickView } from './frame.ts';
import { PairMotion, type PairPose, type PairState } from './pose.ts';
import { dimmed, type Flare, isLit } from './rays.ts';

/** The light from the floor; color 0 is the game's own. */
interface Tint {
  readonly from: number;
  readonly to: number;
  readonly start: number;
}

/** So many full rows of garbage come down at a time. */
interface Thud {
  readonly rows: number;
  readonly start: number;
}

const FIRST_NUMERAL = 2;
export const TINT_TICKS = 10;
/** Of the time that something is shown before it goes. */
export const TINT_AT = 0.2;
/** The beads of an all clear: so many colors in turn, from this row. */
const PARTY_COLORS = 4;
const PARTY_ROW = 1;
const LAST_BEFORE_BURST = BURST_AT - 1e-6;
/** Makes the seed of each burst far from that of the one before. */
const SEED_STEP = 7919;

/** What the games have in common; each reacts to its own events. */
export abstract class FallingScene<G extends FallingTypes> {
  falling: FallingBlock[] = [];
  landed: LandedBlock[] = [];
  bursts: Burst[] = [];
  numeral: Numeral | undefined;
  tint: Tint = { from: 0, to: 0, start: Number.NEGATIVE_INFINITY };
  /** The field has just been emptied. */
  allClear: AllClear | undefined;
  /** The last link: what shook the board and threw light. */
  flare: Flare | undefined;
  /** Garbage that lands, or is about to. */
  thud: Thud | undefined;
  protected readonly pairMotion = new PairMotion();
  /** Has what is being shown turned into its burst? */
  protected hasBurst = false;
  readonly #cols: number;
  #burstCount = 0;

  /** The board is so many columns wide. */
  constructor(cols: number) {
    this.#cols = cols;
  }

  /** What happened in one tick. */
  protected abstract react(tick: TickView<G>, full: boolean): void;

  /** What follows from a state and a time alone: what lands, bursts, and is over. */
  protected abstract update(state: G['state'], time: number, full: boolean): void;

  /** The pair as it is followed from tick to tick. */
  protected pairOf(state: G['state']): PairState {
    return state;
  }

  take({ ticks, after, now }: Frame<G>, full: boolean): void {
    for (const tick of ticks) {
      this.react(tick, full);
      this.#follow(tick.after, tick.tick, full);
    }
    this.#follow(after, Math.floor(now), full);
  }

  #follow(state: G['state'], time: number, full: boolean): void {
    this.update(state, time, full);
    this.pairMotion.follow(this.pairOf(state), time);
  }

  poseOf({ before, after, mix, now }: Frame<G>, full: boolean): PairPose | undefined {
    return this.pairMotion.pose({ before: this.pairOf(before), after: this.pairOf(after), mix, now, full });
  }

  isMoving(now: number): boolean {
    const flaring = this.flare !== undefined && (now - this.flare.start < SHAKE_TICKS || isLit(this.flare, now));
    const thudding = this.thud !== undefined && now - this.thud.start < SHAKE_TICKS;
    const effects = this.falling.length + this.landed.length + this.bursts.length;
    const written = this.numeral !== undefined || this.allClear !== undefined;
    return effects > 0 || written || flaring || thudding || now - this.tint.start < TINT_TICKS;
  }

  /** How far something is that is shown before it goes, from 0 to 1: not past its burst before there is one. */
  progressOf(shown: number): number {
    return this.hasBurst ? shown : Math.min(shown, LAST_BEFORE_BURST);
  }

  /** The events that every game has. */
  protected reactToTurn({ kind }: { readonly kind: string }, time: number): void {
    if (kind === 'spawned') this.#dimLastLink(time);
    if (kind === 'landed') this.pairMotion.touch = time;
    if (kind === 'ended' && this.tint.to !== 0) this.changeTint(0, time);
  }

  /** A new pair is there: the last chain's number and light have to go. */
  #dimLastLink(time: number): void {
    if (this.numeral !== undefined && this.numeral.leave > time) this.numeral = { ...this.numeral, leave: time };
    if (this.flare !== undefined) this.flare = dimmed(this.flare, time);
  }

  /** The pair has become part of the board. */
  protected landPair(blocks: readonly Block[], hard: boolean, time: number): void {
    const start = hard ? time : (this.pairMotion.touch ?? time);
    const strength = hard ? HARD_STRENGTH : SOFT_STRENGTH;
    for (const { cell, cells } of blocks) this.landed.push({ cell, cells, start, strength });
    this.pairMotion.touch = undefined;
  }

  /** What begins to fall no longer lies where it was, and nothing lies where it will be. */
  protected startFalling(blocks: readonly FallingBlock[]): void {
    const left = new Set(blocks.flatMap(({ cells, rows }) => cells.map((index) => index + rows * this.#cols)));
    const taken = new Set(blocks.flatMap(({ cells }) => cells));
    this.landed = this.landed.flatMap((block) => {
      const cells = block.cells.filter((index) => !left.has(index) && !taken.has(index));
      return cells.length === 0 ? [] : [{ ...block, cells }];
    });
    this.falling.push(...blocks);
  }

  /** The board shakes when the last of this garbage lands. */
  protected awaitThud(falls: readonly Fall[], time: number): void {
    if (falls.length === 0) return;
    const start = time + Math.max(...falls.map(({ ticks }) => ticks));
    this.thud = { rows: Math.floor(falls.length / this.#cols), start };
  }

  /** What is about to go no longer moves. */
  protected stopAt(cells: ReadonlySet<number>): void {
    this.falling = this.falling.filter((block) => !overlaps(block, cells));
    this.landed = this.landed.filter((block) => !overlaps(block, cells));
  }

  /** Turns falling blocks into landed ones, and says which of those are at rest. */
  protected land(time: number, full: boolean, strengthOf: (block: Block) => number): readonly LandedBlock[] {
    const down = this.falling.filter(({ start, ticks }) => time >= start + ticks);
    this.falling = this.falling.filter((block) => !down.includes(block));
    for (const block of down) {
      const { cell, cells, start, ticks } = block;
      this.landed.push({ cell, cells, start: start + ticks, strength: strengthOf(block) });
    }
    const rest = full ? LAND_TICKS : RIM_TICKS;
    const over = this.landed.filter(({ start }) => time >= start + rest);
    this.landed = this.landed.filter(({ start }) => time < start + rest);
    return over;
  }

  /** The light turns to another color. */
  protected changeTint(color: number, time: number): void {
    this.tint = { from: this.tint.to, to: color, start: time };
  }

  /** A link has gone off over this board. */
  protected showLink(flare: Flare, board: Cells): void {
    const { link, color, start } = flare;
    this.hasBurst = true;
    this.flare = flare;
    if (link >= FIRST_NUMERAL) this.numeral = numeralOf(link, color, board, start);
  }

  /** The field is empty: its word, and beads from all along the floor. */
  protected showAllClear(time: number, full: boolean): void {
    this.allClear = { start: time };
    if (!full) return;
    for (let x = 0; x < this.#cols; x++) {
      this.addBurst({ color: 1 + (x % PARTY_COLORS), cells: [{ x, y: PARTY_ROW }] }, time);
    }
  }

  protected addBurst(cells: ColoredCells, time: number, beadsOf?: BeadsOf): void {
    const room = MOST_BEADS - this.bursts.reduce((sum, { beads }) => sum + beads.length, 0);
    this.bursts.push(burstOf(cells, { time, seed: ++this.#burstCount * SEED_STEP, room, beadsOf }));
  }

  /** Does the board still have it where it rests or will? */
  protected isThere({ cell, cells }: Block, board: Cells): boolean {
    return cells.every((index) => board[index] === cell);
  }

  /** Lets go of what is over or no longer on the board. */
  protected prune(board: Cells, time: number, full: boolean): void {
    const there = (block: Block): boolean => this.isThere(block, board);
    this.falling = this.falling.filter(there);
    this.landed = this.landed.filter(there);
    this.bursts = this.bursts.filter((burst) => !isSpent(burst, time));
    if (this.numeral !== undefined && isGone(this.numeral, time, full)) this.numeral = undefined;
    if (this.allClear !== undefined && isAllClearOver(this.allClear, time, full)) this.allClear = undefined;
  }
}

/** How far something is that is shown for so many ticks, from 0 to 1; `timer` is what a state has left of them. */
export function shownFor(ticks: number, timer: number, mix: number): number {
  return ticks === 0 ? 1 : Math.max(0, ticks - timer - 1 + mix) / ticks;
}
