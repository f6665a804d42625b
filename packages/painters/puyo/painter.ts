import {
  at,
  bonusDue,
  COLS,
  type Group,
  landing as restOf,
  lossCells,
  OJAMA,
  type Puyo,
  type State,
  VISIBLE_ROWS,
} from '@rensa/games/puyo';
import { clamp } from '../canvas/curves.ts';
import type { Look } from '../canvas/look.ts';
import type { Point } from '../canvas/point.ts';
import { huesOf } from '../canvas/palette.ts';
import { pointOf } from '../canvas/point.ts';
import { FallingPainter, type FieldStyle } from '../falling/painter.ts';
import { drawBurst } from '../falling/burst.ts';
import { type ClearingBlock, drawClearing, drawGlow } from '../falling/clearing.ts';
import type { DrawContext } from '../falling/context.ts';
import { dangerOf, type LossPlace } from '../falling/danger.ts';
import { ageOf, isGlad, LOOK_AT } from '../falling/finale.ts';
import { drawGhostAt } from '../falling/ghost.ts';
import { RIM_TICKS } from '../falling/motion.ts';
import { drawSprites, isAboveField } from '../falling/moving.ts';
import type { Advice, Frame } from '../falling/frame.ts';
import { isAbove, type PairPose } from '../falling/pose.ts';
import { drawRays } from '../falling/rays.ts';
import type { BoardView } from '../falling/view.ts';
import { traceWell, WELL } from '../falling/well.ts';
import { drawAdvice } from './advice.ts';
import { type Attention, Blinks, drawRestingFaces, startledBy, targetsOf } from './eyes.ts';
import { blockerOf, drawBlocker, drawLoose, loosePuyos, looseColumns, moodsAt } from './finale.ts';
import { drawHiddenRows } from './hidden.ts';
import { drawLossMark } from './loss.ts';
import { drawMovingFaces, fallingPuyo, heldPuyos, landedPuyo, type MovingPuyo } from './moving.ts';
import { ghostOf } from './piece/pieces.ts';
import { clearingBlockOf, drawGroupFaces, drawRing } from './pop.ts';
import { type HiddenCells, RestingLayer, shownBoard, type ShownBoard } from './resting.ts';
import { popProgress, PuyoScene } from './scene.ts';
import { drawRowWarning, warnsOfRow } from './warning.ts';

const FIELD_STYLE: FieldStyle<State> = {
  tint: '#3F6CFF',
  vessel: WELL,
  sign: ({ palette }, { rules }) => {
    const { base } = huesOf(palette, 1);
    const [lowest] = lossCells(rules);
    return { key: `${base} ${lowest.row}`, draw: (pen, view) => drawLossMark(pen, view, lowest, base) };
  },
};

/** Paints a game of Puyo. */
export class PuyoPainter extends FallingPainter<Puyo, PuyoScene> {
  advice: Advice | undefined;
  gaze: Point | undefined;
  #blinks = new Blinks();
  readonly #resting = new RestingLayer();
  #clearing:
    | { readonly groups: readonly Group[]; readonly atlas: object; readonly all: readonly ClearingBlock[] }
    | undefined;

  constructor(look: Look, ratio: number) {
    super(look, ratio, () => new PuyoScene(), FIELD_STYLE);
  }

  override settle(): void {
    super.settle();
    this.#blinks = new Blinks();
    this.#clearing = undefined;
  }

  protected override isBonusDue(state: State): boolean {
    return bonusDue(state) > 0;
  }

  protected isShowing(state: State): boolean {
    return state.phase === 'pop' || (warnsOfRow(state) && this.look.motion === 'full');
  }

  protected lossPlace({ rules }: State): LossPlace {
    const [{ row, col }] = lossCells(rules);
    return { row, cols: [col] };
  }

  protected override drawLossSign({ pen, atlas, view }: DrawContext, { rules }: State, strength: number): void {
    drawLossMark(pen, view, lossCells(rules)[0], atlas.hues(1).base, strength);
  }

  protected drawBoard(context: DrawContext, frame: Frame<Puyo>, pose: PairPose | undefined): boolean {
    const { after } = frame;
    const { scene } = this;
    const above = pose !== undefined && isAbove(pose.pair, VISIBLE_ROWS);
    const p = scene.progressOf(popProgress(after, frame.mix));
    const clearing = this.#clearingOf(context, after);
    const shown = shownBoard(after.board, scene, this.#hiddenCells(context, after, above), context);
    const moving = this.#moving(context);
    const loose = this.end === undefined ? [] : loosePuyos(context, after, this.end, this.#firstToFall(after));
    if (warnsOfRow(after)) drawRowWarning(context);
    if (context.full) this.#drawBeneath(context, clearing, p);
    if (pose !== undefined && this.look.ghost && this.end === undefined) drawGhost(context, after, pose);
    if (pose !== undefined && this.advice !== undefined) drawAdvice(context, after, this.advice);
    this.#resting.draw(context, shown);
    drawSprites(context, moving);
    for (const block of clearing) drawClearing(context, block, p);
    drawRestingFaces(context, shown, this.#attention(frame, shown, pose));
    drawMovingFaces(context, moving);
    for (const block of clearing) drawGroupFaces(context, block, p);
    if (loose.length > 0) drawLoose(context, loose);
    if (!context.full) this.#drawRims(context);
    drawHiddenRows(context);
    return above || [...moving, ...loose].some((sprite) => isAboveField(sprite, context.view));
  }

  protected override drawAbove(context: DrawContext, state: State): void {
    const blocker = this.#blocker(state);
    if (this.end !== undefined && blocker !== undefined) drawBlocker(context, state, this.end, blocker);
  }

  /** The puyo by which this game was lost. */
  #blocker(state: State): number | undefined {
    return this.end?.kind === 'lost' ? blockerOf(state) : undefined;
  }

  #firstToFall(state: State): number {
    return lossCells(state.rules)[0].col;
  }

  #hiddenCells(context: DrawContext, state: State, above: boolean): HiddenCells {
    const { end, scene } = this;
    const rows = rowsSeen(context.view, above);
    const popping = state.phase === 'pop' ? [...state.groups.flatMap(({ cells }) => cells), ...scene.ojama] : [];
    const loose = end === undefined ? NO_COLUMNS : looseColumns(end, context, this.#firstToFall(state));
    const fallen = [...state.board.keys()].filter((index) => loose.has(index % COLS));
    return { cells: new Set([...popping, ...fallen]), rows, popRows: state.rules.popRows };
  }

  protected drawPair(context: DrawContext, _state: State, pose: PairPose): void {
    const held = heldPuyos(context, pose);
    drawSprites(context, held);
    drawMovingFaces(context, held, isGlad(this.end, context.now, context.full) ? 'happy' : 'rest');
  }

  /** Draws glow and bursts, clipped to the well. */
  #drawBeneath(context: DrawContext, clearing: readonly ClearingBlock[], p: number): void {
    const { pen, view } = context;
    const { bursts, flare } = this.scene;
    if (clearing.length + bursts.length === 0 && flare === undefined) return;
    pen.save();
    traceWell(pen, view, -1);
    pen.clip();
    if (flare !== undefined) drawRays(context, flare);
    for (const block of clearing) drawGlow(context, block, p);
    for (const burst of bursts) drawBurst(context, burst);
    pen.restore();
  }

  /** Puyos that fall or have just landed. Under reduced motion, landed puyos are at rest. */
  #moving(context: DrawContext): MovingPuyo[] {
    const { falling, landed } = this.scene;
    const down = context.full ? landed.map((block) => landedPuyo(context, block)) : [];
    return [...down, ...falling.map((block) => fallingPuyo(context, block))];
  }

  #clearingOf({ atlas }: DrawContext, { phase, groups }: State): readonly ClearingBlock[] {
    if (phase !== 'pop') return [];
    if (this.#clearing?.groups === groups && this.#clearing.atlas === atlas) return this.#clearing.all;
    const ojama = this.scene.ojama.map((index) => ({ color: OJAMA, cells: [index] }));
    const all = [...ojama, ...groups].map((group) => clearingBlockOf(atlas, group));
    this.#clearing = { groups, atlas, all };
    return all;
  }

  /** What the eyes look at: a place that was asked for, unless something pops. */
  #targets({ after, now }: Frame<Puyo>, pose: PairPose | undefined): readonly Point[] {
    if (this.gaze !== undefined && after.phase !== 'pop') return [this.gaze];
    return targetsOf(after, this.scene, pose, now);
  }

  #attention(frame: Frame<Puyo>, shown: ShownBoard, pose: PairPose | undefined): Attention {
    const { after, mix, now } = frame;
    const popping = after.phase === 'pop';
    const playing = pose !== undefined && this.look.motion === 'full';
    const blocker = this.#blocker(after);
    return {
      targets: blocker === undefined ? this.#targets(frame, pose) : [pointOf(blocker, COLS)],
      startled: popping ? startledBy(after.groups, popProgress(after, mix)) : this.#afraid(after),
      blinking: playing ? this.#blinks.now(shown, now) : new Set(),
      atEnd: this.#moodsAtEnd(after, now),
    };
  }

  /** Puyos that see how little room is left above them. */
  #afraid({ board, phase, rules }: State): ReadonlySet<number> {
    const { row, cols } = this.lossPlace({ rules } as State);
    const inDanger = phase !== 'over' && dangerOf(board, COLS, { row, cols }) > 0;
    return new Set(inDanger ? cols.flatMap((col) => [1, 2, 3].map((below) => at(row - below, col))) : []);
  }

  #moodsAtEnd(state: State, now: number): Attention['atEnd'] {
    const { end } = this;
    const full = this.look.motion === 'full';
    if (end === undefined) return undefined;
    if (end.kind !== 'lost') return isGlad(end, now, full) ? () => 'happy' : undefined;
    const blocker = blockerOf(state);
    const moods = moodsAt(full ? ageOf(end, now) : LOOK_AT);
    return (index) => (index === blocker ? moods.blocker : moods.others);
  }

  /** Draws outlines of landed blocks for a moment, under reduced motion. */
  #drawRims(context: DrawContext): void {
    const { pen, now } = context;
    for (const block of this.scene.landed) {
      pen.globalAlpha = clamp(1 - (now - block.start) / RIM_TICKS);
      drawRing(context, block);
    }
    pen.globalAlpha = 1;
  }
}

/** Number of rows to draw. A view may be higher than the visible rows; a pair above the field adds one row. */
function rowsSeen({ rows }: BoardView, above: boolean): number {
  return Math.max(VISIBLE_ROWS, rows) + (above ? 1 : 0);
}

const NO_COLUMNS: ReadonlySet<number> = new Set();

function drawGhost(context: DrawContext, state: State, { axis, child }: PairPose): void {
  const { pair } = state;
  if (pair === null) return;
  const rest = restOf(state, pair);
  drawGhostAt(context, ghostOf(context.atlas, pair.axis), rest.axis, axis);
  drawGhostAt(context, ghostOf(context.atlas, pair.child), rest.child, child);
}
