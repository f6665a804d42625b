// Effects that could be lost at the cost of a flicker. A scene takes in each tick with its states and events, and
// changes at the time of that tick. So it is the same for any number of ticks per picture.

import type { Fall, FallingTypes } from '@rensa/games/falling';
import { type AllClear, isAllClearOver } from './allclear.ts';
import { type Block, type Cells, type FallingBlock, type LandedBlock, overlaps } from './block.ts';
import { type BeadsOf, type Burst, burstOf, type ColoredCells, isSpent, MAX_BEADS } from './burst.ts';
import { BURST_AT, HARD_STRENGTH, LAND_TICKS, RIM_TICKS, SHAKE_TICKS, SOFT_STRENGTH } from './motion.ts';
import { isGone, type Numeral, numeralOf } from './numeral.ts';
import type { Frame, TickView } from './frame.ts';
import { PairMotion, type PairPose, type PairState } from './pose.ts';
import { dimmed, type Flare, isLit } from './rays.ts';

/** Light from the floor, which turns from one color to another; 0 is the color of the game. */
interface Tint {
  readonly from: number;
  readonly to: number;
  readonly start: number;
}

/** Full rows of garbage that land together. */
interface Thud {
  readonly rows: number;
  readonly start: number;
}

const FIRST_NUMERAL = 2;
export const TINT_TICKS = 10;
/** Share of the clearing time at which the light changes. */
export const TINT_AT = 0.2;
/** Beads of an all clear: number of colors in turn, and the row in which they start. */
const PARTY_COLORS = 4;
const PARTY_ROW = 1;
const LAST_BEFORE_BURST = BURST_AT - 1e-6;
/** Distance between the seeds of two bursts. */
const SEED_STEP = 7919;

/** Scene of any falling game; each game reacts to its events. */
export abstract class FallingScene<G extends FallingTypes> {
  falling: FallingBlock[] = [];
  landed: LandedBlock[] = [];
  bursts: Burst[] = [];
  numeral: Numeral | undefined;
  tint: Tint = { from: 0, to: 0, start: Number.NEGATIVE_INFINITY };
  /** Set after the field was emptied. */
  allClear: AllClear | undefined;
  /** The last link, which shook the board and threw light. */
  flare: Flare | undefined;
  /** Garbage that has just landed or will land. */
  thud: Thud | undefined;
  protected readonly pairMotion = new PairMotion();
  /** True once the blocks that clear have turned into their burst. */
  protected hasBurst = false;
  readonly #cols: number;
  #burstCount = 0;

  /** `cols` is the width of the board. */
  constructor(cols: number) {
    this.#cols = cols;
  }

  /** Starts the effects of a tick's events. */
  protected abstract react(tick: TickView<G>, full: boolean): void;

  /** Applies what follows from state and time alone: landings, bursts, and the end of effects. */
  protected abstract update(state: G['state'], time: number, full: boolean): void;

  /** Pair whose motion is followed from tick to tick. */
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

  /** Progress of a clearing, from 0 to 1; held just before the burst until the burst has started. */
  progressOf(share: number): number {
    return this.hasBurst ? share : Math.min(share, LAST_BEFORE_BURST);
  }

  /** Reacts to the events that every game has. */
  protected reactToTurn({ kind }: { readonly kind: string }, time: number): void {
    if (kind === 'spawned') this.#dimLastLink(time);
    if (kind === 'landed') this.pairMotion.touch = time;
    if (kind === 'ended' && this.tint.to !== 0) this.changeTint(0, time);
  }

  /** Fades out the number and the light of the last chain, when a new pair appears. */
  #dimLastLink(time: number): void {
    if (this.numeral !== undefined && this.numeral.leave > time) this.numeral = { ...this.numeral, leave: time };
    if (this.flare !== undefined) this.flare = dimmed(this.flare, time);
  }

  /** Lands the blocks of a pair that has become part of the board. */
  protected landPair(blocks: readonly Block[], hard: boolean, time: number): void {
    const start = hard ? time : (this.pairMotion.touch ?? time);
    const strength = hard ? HARD_STRENGTH : SOFT_STRENGTH;
    for (const { cell, cells } of blocks) this.landed.push({ cell, cells, start, strength });
    this.pairMotion.touch = undefined;
  }

  /** Starts falls. Cells from which or to which something falls no longer count as landed. */
  protected startFalling(blocks: readonly FallingBlock[]): void {
    const left = new Set(blocks.flatMap(({ cells, rows }) => cells.map((index) => index + rows * this.#cols)));
    const taken = new Set(blocks.flatMap(({ cells }) => cells));
    this.landed = this.landed.flatMap((block) => {
      const cells = block.cells.filter((index) => !left.has(index) && !taken.has(index));
      return cells.length === 0 ? [] : [{ ...block, cells }];
    });
    this.falling.push(...blocks);
  }

  /** Plans a shake of the board for when the last of this garbage lands. */
  protected awaitThud(falls: readonly Fall[], time: number): void {
    if (falls.length === 0) return;
    const start = time + Math.max(...falls.map(({ ticks }) => ticks));
    this.thud = { rows: Math.floor(falls.length / this.#cols), start };
  }

  /** Stops all movement in these cells, which are about to clear. */
  protected stopAt(cells: ReadonlySet<number>): void {
    this.falling = this.falling.filter((block) => !overlaps(block, cells));
    this.landed = this.landed.filter((block) => !overlaps(block, cells));
  }

  /** Turns falling blocks into landed ones, and returns those that have come to rest. */
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

  /** Turns the light to another color. */
  protected changeTint(color: number, time: number): void {
    this.tint = { from: this.tint.to, to: color, start: time };
  }

  /** Shows a link that has burst on this board. */
  protected showLink(flare: Flare, board: Cells): void {
    const { link, color, start } = flare;
    this.hasBurst = true;
    this.flare = flare;
    if (link >= FIRST_NUMERAL) this.numeral = numeralOf(link, color, board, start);
  }

  /** Shows the word for an emptied field, and beads along the floor. */
  protected showAllClear(time: number, full: boolean): void {
    this.allClear = { start: time };
    if (!full) return;
    for (let x = 0; x < this.#cols; x++) {
      this.addBurst({ color: 1 + (x % PARTY_COLORS), cells: [{ x, y: PARTY_ROW }] }, time);
    }
  }

  protected addBurst(cells: ColoredCells, time: number, beadsOf?: BeadsOf): void {
    const room = MAX_BEADS - this.bursts.reduce((sum, { beads }) => sum + beads.length, 0);
    this.bursts.push(burstOf(cells, { time, seed: ++this.#burstCount * SEED_STEP, room, beadsOf }));
  }

  /** True if the board still has the block where it rests or will rest. */
  protected isThere({ cell, cells }: Block, board: Cells): boolean {
    return cells.every((index) => board[index] === cell);
  }

  /** Drops effects that are over and blocks that are no longer on the board. */
  protected prune(board: Cells, time: number, full: boolean): void {
    const there = (block: Block): boolean => this.isThere(block, board);
    this.falling = this.falling.filter(there);
    this.landed = this.landed.filter(there);
    this.bursts = this.bursts.filter((burst) => !isSpent(burst, time));
    if (this.numeral !== undefined && isGone(this.numeral, time, full)) this.numeral = undefined;
    if (this.allClear !== undefined && isAllClearOver(this.allClear, time, full)) this.allClear = undefined;
  }
}

/** Share of `ticks` ticks that has passed, from 0 to 1; `timer` is the ticks that are left. */
export function passedShare(ticks: number, timer: number, mix: number): number {
  return ticks === 0 ? 1 : Math.max(0, ticks - timer - 1 + mix) / ticks;
}
