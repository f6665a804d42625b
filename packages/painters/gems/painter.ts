import {
  COLS,
  DIAMOND,
  type Gems,
  landing as restOf,
  SPAWN_COL,
  SPAWN_ROW,
  type State,
  VISIBLE_ROWS,
} from '@rensa/games/gems';
import { clamp } from '../canvas/curves.ts';
import type { Look } from '../canvas/look.ts';
import { fade } from '../canvas/palette.ts';
import { fromFirst } from '../canvas/point.ts';
import { type Pen, stamp } from '../canvas/surface.ts';
import { FallingPainter, type FieldStyle } from '../falling/painter.ts';
import type { Block } from '../falling/block.ts';
import { drawGlow, NO_WARP, stampCrisp } from '../falling/clearing.ts';
import type { DrawContext } from '../falling/context.ts';
import type { LossPlace } from '../falling/danger.ts';
import { drawGhostAt } from '../falling/ghost.ts';
import { CachedLayer } from '../falling/layer.ts';
import { BURST_AT, nudge, RIM_TICKS } from '../falling/motion.ts';
import {
  drawSprites,
  fallingSprite,
  isAboveField,
  landedSprite,
  type MovingSprite,
  pairSprites,
  type SpriteOf,
} from '../falling/moving.ts';
import type { Frame } from '../falling/frame.ts';
import { isAbove, type PairPose } from '../falling/pose.ts';
import { drawRays } from '../falling/rays.ts';
import { passedShare } from '../falling/scene.ts';
import { type BoardView, xOf, yOf } from '../falling/view.ts';
import { traceWell, WELL } from '../falling/well.ts';
import { below, keyOfBlock } from './blocks.ts';
import { type BreakingGem, breakingGems, drawBreaking, ringOf } from './breaking.ts';
import { drawCollapse, standing } from './finale.ts';
import { ghostOf } from './ghost.ts';
import { drawLight } from './light.ts';
import { haloOf, pieceOf } from './pieces.ts';
import { type Breakage, GemsScene } from './scene.ts';
import { drawShards } from './shard.ts';
import { drawSweep } from './sweep.ts';

/** Light at the top of the alley: rows, alpha, and CSS pixels. */
const ALLEY = { rows: 7, alpha: 0.09, above: 4, inset: 1, corner: 9 } as const;
const FIELD_STYLE: FieldStyle<State> = {
  tint: '#22BFA8',
  vessel: WELL,
  sign: () => ({ key: 'alley', draw: drawAlley }),
};

const LOSS_PLACE: LossPlace = { row: SPAWN_ROW, cols: [SPAWN_COL] };

/** Paints a game of Gems. */
export class GemsPainter extends FallingPainter<Gems, GemsScene> {
  readonly #layer = new CachedLayer();
  #broken: { readonly breakage: Breakage; readonly atlas: object; readonly all: readonly BreakingGem[] } | undefined;

  constructor(look: Look, ratio: number) {
    super(look, ratio, () => new GemsScene(), FIELD_STYLE);
  }

  override settle(): void {
    super.settle();
    this.#broken = undefined;
  }

  /** The edge of a diamond turns as long as the game goes on. */
  protected isShowing({ phase, pair, board }: State): boolean {
    if (phase === 'clear') return true;
    const diamond = pair?.axis === DIAMOND || pair?.child === DIAMOND || board.includes(DIAMOND);
    return diamond && phase !== 'over' && this.look.motion === 'full';
  }

  protected lossPlace(): LossPlace {
    return LOSS_PLACE;
  }

  protected drawBoard(context: DrawContext, frame: Frame<Gems>, pose: PairPose | undefined): boolean {
    const { after, mix } = frame;
    const { clearTicks } = after.rules;
    const p = this.scene.progressOf(passedShare(clearTicks, after.timer, mix));
    const spriteOf = spritesAt(context);
    const broken = this.#breakingGems(context, after);
    const resting = this.#resting(context, after, pose);
    const moving = this.#moving(context, spriteOf);
    if (context.full) this.#drawBeneath(context, broken, p);
    drawHalos(context, [...moving, ...(p < BURST_AT ? placesOf(context, broken) : [])]);
    this.#drawResting(context, resting, spriteOf);
    if (pose !== undefined && this.look.ghost && this.end === undefined) drawGhost(context, after, pose);
    drawSprites(context, moving);
    for (const sweep of this.scene.sweeps) drawSweep(context, sweep);
    drawBreaking(context, broken, p, clearTicks);
    if (this.end?.kind === 'lost') drawCollapse(context, this.end, after.board, below(this.scene.blocks, VISIBLE_ROWS));
    if (context.full) drawLight(context, this.scene.litAt);
    else this.#drawRims(context);
    const above = pose !== undefined && isAbove(pose.pair, VISIBLE_ROWS);
    return above || this.end?.kind === 'lost' || moving.some((sprite) => isAboveField(sprite, context.view));
  }

  protected drawPair(context: DrawContext, _state: State, pose: PairPose): void {
    const held = pairSprites(context, pose, spritesAt(context));
    drawHalos(context, held);
    drawSprites(context, held);
  }

  /** Gems at rest. */
  #resting(context: DrawContext, { phase }: State, pose: PairPose | undefined): Block[] {
    const { blocks, falling, landed, breakage } = this.scene;
    const moving = this.look.motion === 'full' ? [...falling, ...landed] : falling;
    const apart = new Set(moving.flatMap(({ cells }) => cells));
    if (phase === 'clear') for (const index of breakage?.kinds.keys() ?? []) apart.add(index);
    const above = pose !== undefined && isAbove(pose.pair, VISIBLE_ROWS);
    const { end } = this;
    const left = end?.kind === 'lost' ? standing(context, end, blocks) : blocks;
    const seen = below(left, VISIBLE_ROWS + (above || end?.kind === 'lost' ? 1 : 0));
    return seen.filter(({ cells }) => !cells.some((index) => apart.has(index)));
  }

  /** Gems that fall or have just landed. Under reduced motion, landed gems are at rest. */
  #moving(context: DrawContext, spriteOf: SpriteOf): MovingSprite[] {
    const { falling, landed } = this.scene;
    const down = context.full ? landed.map((block) => landedSprite(context, block, spriteOf)) : [];
    return [...down, ...falling.map((block) => fallingSprite(context, block, spriteOf))];
  }

  /** Draws gems at rest as one picture. Diamonds turn and nudged gems are shifted, so they are drawn apart. */
  #drawResting(context: DrawContext, resting: readonly Block[], spriteOf: SpriteOf): void {
    const nudged = context.full ? this.#nudged(context.now) : new Map<number, number>();
    const isLive = ({ cell, cells }: Block): boolean =>
      cell === DIAMOND || (cells.length === 1 && nudged.has(cells[0]));
    const steady = resting.filter((block) => !isLive(block));
    const codes = steady.map((block) => `${block.cell}:${keyOfBlock(block)}`).join(' ');
    this.#layer.draw(context, codes, (pen) => drawBlocks({ ...context, pen }, steady, spriteOf));
    for (const block of resting.filter(isLive)) {
      drawBlocks(context, [block], spriteOf, nudged.get(block.cells[0]));
    }
  }

  /** Cells beside a landing, with the distance by which they are pushed aside, in cells. */
  #nudged(now: number): Map<number, number> {
    const moved = new Map<number, number>();
    for (const { cells, start, strength } of this.scene.landed) {
      const push = nudge(now - start) * strength;
      if (push === 0) continue;
      for (const index of cells) {
        if (index % COLS > 0) moved.set(index - 1, -push);
        if (index % COLS < COLS - 1) moved.set(index + 1, push);
      }
    }
    return moved;
  }

  #breakingGems(context: DrawContext, { phase }: State): readonly BreakingGem[] {
    const { atlas } = context;
    const { breakage, blocks, foundAt } = this.scene;
    if (phase !== 'clear' || breakage === undefined) return [];
    if (this.#broken?.breakage === breakage && this.#broken.atlas === atlas) return this.#broken.all;
    const all = breakingGems({ ...context, now: foundAt }, breakage, below(blocks, VISIBLE_ROWS));
    this.#broken = { breakage, atlas, all };
    return all;
  }

  /** Draws glow and shards, clipped to the well. */
  #drawBeneath(context: DrawContext, broken: readonly BreakingGem[], p: number): void {
    const { pen, view } = context;
    const { bursts, flare } = this.scene;
    if (broken.length + bursts.length === 0 && flare === undefined) return;
    pen.save();
    traceWell(pen, view, -1);
    pen.clip();
    if (flare !== undefined) drawRays(context, flare);
    for (const { block } of broken) drawGlow(context, block, p);
    for (const burst of bursts) drawShards(context, burst);
    pen.restore();
  }

  /** Draws outlines of landed blocks for a moment, under reduced motion. */
  #drawRims({ pen, atlas, view, now }: DrawContext): void {
    for (const { cell, cells, start } of this.scene.landed) {
      const { first, points } = fromFirst(cells, COLS);
      pen.globalAlpha = clamp(1 - (now - start) / RIM_TICKS);
      stampCrisp(pen, ringOf(atlas, cell, points), xOf(view, first.x), yOf(view, first.y), NO_WARP);
    }
    pen.globalAlpha = 1;
  }
}

/** Pictures of gems at the time of the context; diamonds turn with time. */
function spritesAt({ atlas, full, now }: DrawContext): SpriteOf {
  return (cell, points) => pieceOf(atlas, cell, points, full ? now : 0);
}

/** Draws halos first: they lie beneath all gems. */
function drawBlocks({ pen, atlas, view }: DrawContext, blocks: readonly Block[], spriteOf: SpriteOf, cols = 0): void {
  const all = blocks.map(({ cell, cells }) => ({ cell, ...fromFirst(cells, COLS) }));
  for (const { cell, first } of all) {
    const halo = haloOf(atlas, cell);
    if (halo !== undefined) stamp(pen, halo, xOf(view, first.x), yOf(view, first.y));
  }
  for (const { cell, first, points } of all) {
    stamp(pen, spriteOf(cell, points), xOf(view, first.x + cols), yOf(view, first.y));
  }
}

/** A gem somewhere on the canvas. */
type Placed = Pick<MovingSprite, 'cell' | 'x' | 'y'>;

function placesOf({ view }: DrawContext, broken: readonly BreakingGem[]): Placed[] {
  return broken.map(({ block }) => ({ cell: block.color, x: xOf(view, block.first.x), y: yOf(view, block.first.y) }));
}

function drawHalos({ pen, atlas }: DrawContext, gems: readonly Placed[]): void {
  for (const { cell, x, y } of gems) {
    const halo = haloOf(atlas, cell);
    if (halo !== undefined) stamp(pen, halo, x, y);
  }
}

function drawGhost(context: DrawContext, state: State, { axis, child }: PairPose): void {
  const { pair } = state;
  if (pair === null) return;
  const rest = restOf(state, pair);
  drawGhostAt(context, ghostOf(context.atlas, pair.axis), rest.axis, axis);
  drawGhostAt(context, ghostOf(context.atlas, pair.child), rest.child, child);
}

/** Draws the alley: the column that pieces come down, lit from above. */
function drawAlley(pen: Pen, view: BoardView): void {
  const { field, pitch, ratio } = view;
  const inset = ALLEY.inset * ratio;
  const [x, y] = [field.x + SPAWN_COL * pitch + inset, field.y - ALLEY.above * ratio];
  const light = pen.createLinearGradient(0, y, 0, field.y + ALLEY.rows * pitch);
  light.addColorStop(0, fade('#ffffff', ALLEY.alpha));
  light.addColorStop(1, fade('#ffffff', 0));
  pen.fillStyle = light;
  pen.beginPath();
  const corner = ALLEY.corner * ratio;
  pen.roundRect(x, y, pitch - 2 * inset, ALLEY.rows * pitch, [corner, corner, 0, 0]);
  pen.fill();
}
