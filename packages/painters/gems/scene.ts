// Effects of Gems: slabs that form, and gems that crack and fly apart.

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
  type Gems,
  isCounter,
  type Slab,
  type State,
} from '@rensa/games/gems';
import { centroid, type Point, pointOf } from '../canvas/point.ts';
import { type Block, type FallingBlock, overlaps, staggered } from '../falling/block.ts';
import { BURST_AT } from '../falling/motion.ts';
import type { TickView } from '../falling/frame.ts';
import { FallingScene, passedShare, TINT_AT } from '../falling/scene.ts';
import { ALL_AT_REST, blocksOf, groupsBy, isFused, keyOfBlock, type MotionGroups } from './blocks.ts';
import { LIGHT_APART, LIGHT_FROM, lightOf } from './light.ts';
import { boardAt } from './moment.ts';

/** A power gem that has just formed or grown. */
export interface Sweep extends Block {
  readonly start: number;
}

/** A break, with the kind of each of its cells. */
export interface Breakage {
  readonly breaking: Break;
  readonly kinds: ReadonlyMap<number, number>;
}

export const SWEEP_TICKS = 18;
/** Strength of a counter gem's landing: steel hardly bounces. */
const COUNTER_STRENGTH = 0.4;
/** Weight of a slab's width against its height: the larger a slab, the weaker its landing. */
const WIDTH_SHARE = 0.8;
const MIN_SHARDS = 3;
const MAX_SHARDS = 6;

export class GemsScene extends FallingScene<Gems> {
  /** Gems of the board, where they rest or will rest. */
  blocks: readonly Block[] = [];
  sweeps: Sweep[] = [];
  breakage: Breakage | undefined;
  /** Tick at which the breakage was found. */
  foundAt = 0;
  /** Tick at which a link last lit the field. */
  litAt = Number.NEGATIVE_INFINITY;
  #seen: { readonly board: Board; readonly slabs: readonly Slab[]; readonly groups: MotionGroups } | undefined;
  #groups: MotionGroups = ALL_AT_REST;

  constructor() {
    super(COLS);
  }

  override isMoving(now: number): boolean {
    return super.isMoving(now) || this.sweeps.length > 0 || lightOf(now - this.litAt) > 0;
  }

  protected react(tick: TickView<Gems>, full: boolean): void {
    const falls: Fall[] = [];
    for (const event of tick.events) {
      this.#reactTo(event, tick, full);
      if (event.kind === 'settled') falls.push(...event.falls);
    }
    this.#divide(tick.after, tick.tick);
    if (falls.length > 0) this.startFalling(this.#fallingBlocks(falls, tick.tick));
  }

  protected update(state: State, time: number, full: boolean): void {
    // A game may be resumed in the middle of a break, for which there is no event.
    if (state.breaking !== null && this.breakage === undefined) this.#find(state.breaking, state.board, time);
    this.#divide(state, time);
    this.land(time, full, strengthOf);
    if (state.phase === 'clear') this.#showBreak(state, time, full);
    this.prune(state.board, time, full);
    this.sweeps = this.sweeps.filter((sweep) => time < sweep.start + SWEEP_TICKS && this.isThere(sweep, state.board));
  }

  #reactTo(event: Event, tick: TickView<Gems>, full: boolean): void {
    const { after, tick: time } = tick;
    this.reactToTurn(event, time);
    if (event.kind === 'locked') this.#lock(event.cells, event.hard, after.board, time);
    if (event.kind === 'settled') this.#groups = groupsBy(event.falls, this.#groups);
    if (event.kind === 'garbage') this.#rain(event.falls, time, full);
    if (event.kind === 'found') this.#find(event.breaking, boardAt(tick, event), time);
    if (event.kind === 'allClear') this.showAllClear(time, full);
    if (event.kind !== 'broke' && event.kind !== 'tech') return;
    if (!this.hasBurst) this.#burst(event.kind === 'broke' ? event.link.chain : 0, after.board, time, full);
    this.breakage = undefined;
  }

  #lock(cells: readonly [number, number], hard: boolean, board: Board, time: number): void {
    const blocks = cells.map((index) => ({ cell: board[index], cells: [index] }));
    this.#groups = new Map(cells.map((index, i) => [index, -1 - i]));
    this.landPair(
      blocks.filter(({ cell }) => cell !== EMPTY),
      hard,
      time,
    );
  }

  #rain(falls: readonly Fall[], time: number, full: boolean): void {
    const blocks = falls.map((fall) => fallingBlock({ cell: fall.cell, cells: [at(fall.to, fall.col)] }, fall, time));
    this.falling.push(...(full ? staggered(blocks, COLS) : blocks));
    this.awaitThud(falls, time);
  }

  #find(breaking: Break, board: Board, time: number): void {
    const { cells, shattered, techs } = breaking;
    const all = [...cells, ...shattered, ...techs];
    this.breakage = { breaking, kinds: new Map(all.map((index) => [index, board[index]])) };
    this.foundAt = time;
    this.hasBurst = false;
    this.stopAt(new Set(all));
  }

  /** Divides the board into blocks when it has changed. A power gem that was not there before has just formed. */
  #divide({ board, slabs, rules, phase }: State, time: number): void {
    if (phase !== 'settle') this.#groups = ALL_AT_REST;
    const groups = this.#groups;
    const seen = this.#seen;
    if (seen?.board === board && seen.slabs === slabs && seen.groups === groups) return;
    const known = new Set(this.blocks.filter(isFused).map(keyOfBlock));
    this.#seen = { board, slabs, groups };
    this.blocks = blocksOf({ board, slabs }, rules, groups);
    if (seen === undefined || phase === 'settle') return;
    for (const block of this.blocks) if (isFused(block) && !known.has(keyOfBlock(block))) this.#form(block, time);
  }

  #form(block: Block, time: number): void {
    const cells = new Set(block.cells);
    this.stopAt(cells);
    this.sweeps = this.sweeps.filter((sweep) => !overlaps(sweep, cells));
    this.sweeps.push({ ...block, start: time });
  }

  /** Blocks that fall as a whole. */
  #fallingBlocks(falls: readonly Fall[], time: number): FallingBlock[] {
    const falling = new Map(falls.map((fall) => [at(fall.to, fall.col), fall]));
    return this.blocks.flatMap((block) => {
      const fall = falling.get(block.cells[0]);
      return fall === undefined ? [] : [fallingBlock(block, fall, time)];
    });
  }

  #showBreak({ rules, timer, chain, board }: State, time: number, full: boolean): void {
    if (this.breakage === undefined) return;
    const p = passedShare(rules.clearTicks, timer, 0);
    const color = mainColor(this.breakage);
    if (p >= TINT_AT && color !== 0 && this.tint.to !== color) this.changeTint(color, time);
    if (p >= BURST_AT && !this.hasBurst) this.#burst(chain, board, time, full);
  }

  #burst(chain: number, board: Board, time: number, full: boolean): void {
    this.hasBurst = true;
    if (this.breakage === undefined) return;
    const { breaking, kinds } = this.breakage;
    const center = centroid([...kinds.keys()].map(placeOf));
    const color = mainColor(this.breakage);
    const link = breaking.cells.length === 0 ? 0 : chain;
    if (color !== 0) this.showLink({ link, color, center, start: time }, board);
    if (!full) return;
    if (link >= LIGHT_FROM && time - this.litAt >= LIGHT_APART) this.litAt = time;
    for (const [kind, cells] of byKind(kinds))
      this.addBurst({ color: kind, cells: cells.map(placeOf) }, time, shardsOf);
  }
}

function placeOf(index: number): Point {
  return pointOf(index, COLS);
}

/** Number of shards of a cell; cells beside each other have different ones. */
function shardsOf({ x, y }: Point): number {
  return MIN_SHARDS + ((x * 5 + y * 3) % (MAX_SHARDS - MIN_SHARDS + 1));
}

function fallingBlock({ cell, cells }: Block, { from, to, ticks }: Fall, start: number): FallingBlock {
  return { cell, cells, rows: from - to, start, ticks };
}

function strengthOf({ cell, cells }: Block): number {
  if (isCounter(cell)) return COUNTER_STRENGTH;
  const points = cells.map(placeOf);
  const [width, height] = [extent(points.map(({ x }) => x)), extent(points.map(({ y }) => y))];
  return 1 / Math.max(width * WIDTH_SHARE, height, 1);
}

function extent(places: readonly number[]): number {
  return 1 + Math.max(...places) - Math.min(...places);
}

/** Color that lights the field; 0 when only diamonds break. */
function mainColor({ breaking, kinds }: Breakage): number {
  const colors = breaking.cells.map((index) => colorOf(kinds.get(index) ?? EMPTY));
  return colors.find((color) => color !== 0) ?? 0;
}

/** Kind of a gem's shards: a color, a diamond, or the steel of a counter gem. */
export function kindOf(cell: number): number {
  return cell === DIAMOND || isCounter(cell) ? cell : colorOf(cell);
}

/** Cells by the kind of their shards. */
function byKind(kinds: ReadonlyMap<number, number>): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const [index, cell] of kinds) {
    if (cell === EMPTY) continue;
    const kind = kindOf(cell);
    found.set(kind, [...(found.get(kind) ?? []), index]);
  }
  return found;
}
