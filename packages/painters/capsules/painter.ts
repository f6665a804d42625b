import {
  type Capsules,
  COLS,
  isVirus,
  landing,
  type Line,
  lossCells,
  SPAWN_COL,
  type State,
  VISIBLE_ROWS,
} from '@rensa/games/capsules';
import { clamp } from '../canvas/curves.ts';
import type { Look } from '../canvas/look.ts';
import { pointOf } from '../canvas/point.ts';
import { stamp } from '../canvas/surface.ts';
import { FallingPainter, type FieldStyle } from '../falling/painter.ts';
import type { Block } from '../falling/block.ts';
import { drawBurst } from '../falling/burst.ts';
import { NO_WARP, stampCrisp } from '../falling/clearing.ts';
import type { DrawContext } from '../falling/context.ts';
import type { LossPlace } from '../falling/danger.ts';
import type { BoardEnd } from '../falling/finale.ts';
import { needsGhost } from '../falling/ghost.ts';
import { CachedLayer } from '../falling/layer.ts';
import { RIM_TICKS } from '../falling/motion.ts';
import { drawSprites, fallingSprite, isAboveField, landedSprite, type SpriteOf } from '../falling/moving.ts';
import type { Frame } from '../falling/frame.ts';
import { isAbove, type PairPose } from '../falling/pose.ts';
import { drawRays } from '../falling/rays.ts';
import { passedShare } from '../falling/scene.ts';
import { type BoardView, xOf, yOf } from '../falling/view.ts';
import { capsuleOf, partsOf } from './blocks.ts';
import { BOTTLE, clipToBottle, clipToMouth, drawDepth } from './bottle.ts';
import { drawCheer, ENTRY_TICKS, hop, stuckOffset } from './cheer.ts';
import { type ClearingCell, clearingCells, drawClearingCell, drawClearingGlow } from './clearing.ts';
import { drawBlockers, drawSpilled, fallenIn, standing } from './finale.ts';
import { drawGhosts, drawHeld } from './held.ts';
import { pieceOf, ringOf } from './pieces.ts';
import { CapsulesScene } from './scene.ts';
import { drawViruses, type VirusTimes } from './viruses.ts';

const FIELD_STYLE: FieldStyle<State> = {
  tint: '#4682FF',
  vessel: BOTTLE,
  neck: true,
  sign: () => ({ key: 'bottle', draw: drawDepth }),
};
/** Rows that fit into the neck. */
const NECK_ROWS = 2;
/** Alpha of a capsule beside the neck, which is not in the bottle yet. */
const OUTSIDE = 0.35;

/** Paints a game of Capsules. */
export class CapsulesPainter extends FallingPainter<Capsules, CapsulesScene> {
  readonly #layer = new CachedLayer();
  #clearing:
    | { readonly lines: readonly Line[]; readonly atlas: object; readonly all: readonly ClearingCell[] }
    | undefined;
  /** True if there is no bottle. */
  #bare = false;

  constructor(look: Look, ratio: number) {
    super(look, ratio, () => new CapsulesScene(), FIELD_STYLE);
  }

  override settle(): void {
    super.settle();
    this.#clearing = undefined;
  }

  /** Viruses breathe as long as the game goes on. */
  protected isShowing({ phase, board }: State): boolean {
    if (phase === 'clear') return true;
    return this.look.motion === 'full' && phase !== 'over' && board.some(isVirus);
  }

  protected lossPlace({ rules }: State): LossPlace {
    return { row: rules.rows - 1, cols: lossCells(rules).map(({ col }) => col) };
  }

  /** A cured bottle hops in its own way. */
  protected override hops(end: BoardEnd): boolean {
    return super.hops(end) && this.scene.cheer === undefined;
  }

  /** Returns false: the bottle cuts off everything above the field. */
  protected drawBoard(context: DrawContext, frame: Frame<Capsules>, pose: PairPose | undefined): boolean {
    const { after, mix, layout } = frame;
    const p = this.scene.progressOf(passedShare(after.rules.clearTicks, after.timer, mix));
    this.#bare = layout.kind === 'bare';
    const clearing = this.#clearingCells(context, after);
    const resting = this.#resting(context, after);
    if (context.full) this.#drawBeneath(context, clearing, p);
    this.#drawResting(context, resting.filter(isCapsuleBlock));
    drawViruses(context, resting.filter(isVirusBlock), this.#times(context, frame));
    if (this.look.ghost && this.end === undefined) drawGhost(context, after, pose);
    this.#drawMoving(context);
    for (const one of clearing) drawClearingCell(context, one, p);
    if (this.end?.kind === 'lost') this.#drawLost(context, this.end, after);
    if (this.scene.lost !== undefined) this.#drawStuck(context, after, context.now - this.scene.lost);
    if (!context.full) this.#drawRims(context);
    return false;
  }

  #times({ now }: DrawContext, { after, mix }: Frame<Capsules>): VirusTimes {
    const { readyTicks } = after.rules;
    const entered = passedShare(readyTicks, after.timer, mix) * readyTicks;
    const lost = this.end?.kind === 'lost' ? this.end.start : this.scene.lost;
    return {
      entered: after.phase === 'ready' && entered < ENTRY_TICKS ? entered : undefined,
      lost: lost === undefined ? undefined : now - lost,
    };
  }

  /** Draws within `clip`, if there is a bottle. */
  #within(
    { pen, view }: DrawContext,
    clip: (pen: DrawContext['pen'], view: BoardView) => void,
    draw: () => void,
  ): void {
    if (this.#bare) return draw();
    pen.save();
    clip(pen, view);
    draw();
    pen.restore();
  }

  /** Blocks at rest. Hidden rows are visible as far as the neck allows. */
  #resting(context: DrawContext, { board }: State): Block[] {
    const { falling, landed } = this.scene;
    const blocks = this.end?.kind === 'lost' ? standing(context, this.end, board) : this.scene.blocks;
    const moving = this.look.motion === 'full' ? [...falling, ...landed] : falling;
    const apart = new Set(moving.flatMap(({ cells }) => cells));
    return blocks.filter(({ cells }) => !cells.some((index) => apart.has(index)));
  }

  #drawLost(context: DrawContext, end: BoardEnd, state: State): void {
    this.#within(context, clipToBottle, () => drawSpilled(context, end, state.board));
    drawBlockers(context, end, state);
  }

  /** Draws everything at rest as one picture. In a cured bottle all of it hops. */
  #drawResting(context: DrawContext, resting: readonly Block[]): void {
    const { cheer } = this.scene;
    if (cheer !== undefined && context.full) return drawBlocks(context, resting, context.now - cheer);
    const codes = resting.map(({ cell, cells }) => `${cell}:${cells[0]}`).join(' ');
    this.#layer.draw(context, codes, (pen) => {
      const layer = { ...context, pen };
      this.#within(layer, clipToMouth, () => drawBlocks(layer, resting));
    });
  }

  /** Draws blocks that fall or have just landed. Under reduced motion, landed blocks are at rest. */
  #drawMoving(context: DrawContext): void {
    const { falling, landed } = this.scene;
    const spriteOf: SpriteOf = (code) => pieceOf(context.atlas, code);
    const down = context.full ? landed.map((block) => landedSprite(context, block, spriteOf)) : [];
    const moving = [...down, ...falling.map((block) => fallingSprite(context, block, spriteOf))];
    const draw = (): void => drawSprites(context, moving);
    if (moving.some((sprite) => isAboveField(sprite, context.view))) this.#within(context, clipToMouth, draw);
    else draw();
  }

  #clearingCells({ atlas }: DrawContext, state: State): readonly ClearingCell[] {
    const { phase, lines } = state;
    if (phase !== 'clear') return [];
    if (this.#clearing?.lines === lines && this.#clearing.atlas === atlas) return this.#clearing.all;
    const all = clearingCells(atlas, state);
    this.#clearing = { lines, atlas, all };
    return all;
  }

  /** Draws glow, beads and bubbles, clipped to the bottle. */
  #drawBeneath(context: DrawContext, clearing: readonly ClearingCell[], p: number): void {
    const { bursts, flare, cheer } = this.scene;
    if (clearing.length + bursts.length === 0 && flare === undefined && cheer === undefined) return;
    this.#within(context, clipToBottle, () => {
      if (flare !== undefined) drawRays(context, flare);
      if (cheer !== undefined) drawCheer(context, context.now - cheer);
      for (const one of clearing) drawClearingGlow(context, one, p);
      for (const burst of bursts) drawBurst(context, burst);
    });
  }

  /** Draws the capsule, faintly where it is beside the neck. */
  protected drawPair(context: DrawContext, { pair }: State, pose: PairPose): void {
    if (pair === null) return;
    const draw = (): void => drawHeld(context, pair, pose);
    if (!isAbove(pair, VISIBLE_ROWS)) return draw();
    context.pen.globalAlpha = OUTSIDE;
    draw();
    context.pen.globalAlpha = 1;
    this.#within(context, clipToMouth, draw);
  }

  /** Draws the capsule that found no room in the neck, unless that is full as well. */
  #drawStuck(context: DrawContext, { next, rules }: State, age: number): void {
    const { pen, atlas, view, full } = context;
    if (rules.rows >= VISIBLE_ROWS + NECK_ROWS) return;
    const { x, y } = full ? stuckOffset(age) : { x: 0, y: 0 };
    const fallen = this.end === undefined ? 0 : fallenIn(context, this.end, SPAWN_COL);
    const sprite = pieceOf(atlas, capsuleOf(next.axis, next.child, false));
    this.#within(context, clipToBottle, () =>
      stamp(pen, sprite, xOf(view, SPAWN_COL + x), yOf(view, rules.rows + y - fallen)),
    );
  }

  /** Draws outlines of landed blocks for a moment, under reduced motion. */
  #drawRims({ pen, atlas, view, now }: DrawContext): void {
    for (const { cell, cells, start } of this.scene.landed) {
      pen.globalAlpha = clamp(1 - (now - start) / RIM_TICKS);
      partsOf(cell).forEach((part, i) => {
        const { x, y } = pointOf(cells[i], COLS);
        stampCrisp(pen, ringOf(atlas, part), xOf(view, x), yOf(view, y), NO_WARP);
      });
    }
    pen.globalAlpha = 1;
  }
}

function isVirusBlock({ cell }: Block): boolean {
  return isVirus(cell);
}

function isCapsuleBlock(block: Block): boolean {
  return !isVirusBlock(block);
}

/** Draws blocks; `cheering` is the ticks for which they have been hopping. */
function drawBlocks({ pen, atlas, view }: DrawContext, blocks: readonly Block[], cheering?: number): void {
  for (const { cell, cells } of blocks) {
    const { x, y } = pointOf(cells[0], COLS);
    const up = cheering === undefined ? 0 : hop(cheering, x);
    stamp(pen, pieceOf(atlas, cell), xOf(view, x), yOf(view, y + up));
  }
}

/** Draws where the capsule would come to rest. */
function drawGhost(context: DrawContext, state: State, pose: PairPose | undefined): void {
  const { pair } = state;
  if (pair === null || pose === undefined) return;
  const rest = landing(state, pair);
  if (needsGhost(pose.axis.row, Math.min(rest.axis.row, rest.child.row))) {
    drawGhosts(context, { capsule: pair, rest, rows: state.rules.rows });
  }
}
