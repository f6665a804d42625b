import {
  COLS,
  type Event,
  isVirus,
  landing,
  type Line,
  SPAWN_COL,
  type State,
  VISIBLE_ROWS,
} from '@rensa/games/capsules';
import { drawBodies, faller, lander, type SpriteOf, standsOut } from '../falling/moving.ts';
import { RESTING, stampCrisp } from '../falling/clearing.ts';
import { drawBurst } from '../falling/burst.ts';
import type { Easel } from '../falling/context.ts';
import type { Lump } from '../falling/block.ts';
import type { Frame } from '../falling/painter.ts';
import { Layer } from '../falling/layer.ts';
import type { Look } from '../canvas/look.ts';
import { clamp } from '../canvas/curves.ts';
import { RIM_TICKS } from '../falling/motion.ts';
import { type Decor, Painter } from '../falling/base.ts';
import { pointOf } from '../canvas/point.ts';
import { type Hand, isAbove, type Pose } from '../falling/pose.ts';
import { drawRays } from '../falling/rays.ts';
import { shownFor } from '../falling/scene.ts';
import { stamp } from '../canvas/surface.ts';
import { type View, xOf, yOf } from '../falling/view.ts';
import { BOTTLE, clipToBottle, clipToMouth, drawDepth } from './bottle.ts';
import { drawCheer, ENTRY_TICKS, hop, wedge } from './cheer.ts';
import { drawViruses, type Times } from './viruses.ts';
import { boxed, drawGhost, drawHand } from './held.ts';
import { capsuleOf, partsOf } from './blocks.ts';
import { pieceOf, ringOf } from './pieces.ts';
import { CapsulesScene } from './scene.ts';
import { type Dying, drawDying, drawDyingGlow, dyingOf } from './clearing.ts';

const DECOR: Decor = { tint: '#4682FF', vessel: BOTTLE, sign: () => ({ key: 'bottle', draw: drawDepth }) };
/** Those that fit into the neck. */
const NECK_ROWS = 2;
/** What is beside the neck is not in the bottle yet. */
const OUTSIDE = 0.35;

/** Paints a game of Capsules. */
export class CapsulesPainter extends Painter<State, Event, CapsulesScene> {
  readonly #layer = new Layer();
  #dying: { readonly lines: readonly Line[]; readonly atlas: object; readonly all: readonly Dying[] } | undefined;
  /** Is there no bottle? */
  #bare = false;

  constructor(look: Look, ratio: number) {
    super(look, ratio, () => new CapsulesScene(), DECOR);
  }

  override settle(): void {
    super.settle();
    this.#dying = undefined;
  }

  protected override handOf(state: State): Hand {
    return boxed(state);
  }

  /** Viruses breathe as long as the game goes on. */
  protected isShowing({ phase, board }: State): boolean {
    if (phase === 'clear') return true;
    return this.looks.motion === 'full' && phase !== 'over' && board.some(isVirus);
  }

  /** Whatever stands out at the top is cut off by the bottle. */
  protected drawBoard(easel: Easel, frame: Frame<State, Event>, pose: Pose | undefined): boolean {
    const { after, mix, layout } = frame;
    const p = shownFor(after.rules.clearTicks, after.timer, mix);
    this.#bare = layout.kind === 'bare';
    const dying = this.#dyingOf(easel, after);
    const resting = this.#resting();
    if (easel.full) this.#drawBeneath(easel, dying, p);
    this.#drawResting(easel, resting.filter(isPill));
    drawViruses(easel, resting.filter(isSick), this.#times(easel, frame));
    if (this.looks.ghost) ghost(easel, after, pose);
    this.#drawActors(easel);
    for (const one of dying) drawDying(easel, one, p);
    this.#drawHand(easel, after, pose);
    if (this.scene.lost !== undefined) this.#drawWedged(easel, after, easel.now - this.scene.lost);
    if (!easel.full) this.#drawRims(easel);
    return false;
  }

  #times({ now }: Easel, { after, mix }: Frame<State, Event>): Times {
    const { readyTicks } = after.rules;
    const entered = shownFor(readyTicks, after.timer, mix) * readyTicks;
    const { lost } = this.scene;
    return {
      entered: after.phase === 'ready' && entered < ENTRY_TICKS ? entered : undefined,
      lost: lost === undefined ? undefined : now - lost,
    };
  }

  /** Within the bottle, or within what its shoulders leave to be seen. */
  #within({ pen, view }: Easel, clip: (pen: Easel['pen'], view: View) => void, draw: () => void): void {
    if (this.#bare) return draw();
    pen.save();
    clip(pen, view);
    draw();
    pen.restore();
  }

  /** What is where the board has it; hidden rows are seen as far as the neck lets them. */
  #resting(): Lump[] {
    const { lumps, flights, landings } = this.scene;
    const moving = this.looks.motion === 'full' ? [...flights, ...landings] : flights;
    const apart = new Set(moving.flatMap(({ cells }) => cells));
    return lumps.filter(({ cells }) => !cells.some((index) => apart.has(index)));
  }

  /** What does not move is one picture. In a cured bottle all of it hops. */
  #drawResting(easel: Easel, resting: readonly Lump[]): void {
    const { cheer } = this.scene;
    if (cheer !== undefined && easel.full) return drawLumps(easel, resting, easel.now - cheer);
    const codes = resting.map(({ cell, cells }) => `${cell}:${cells[0]}`).join(' ');
    this.#layer.draw(easel, codes, (pen) => {
      const layer = { ...easel, pen };
      this.#within(layer, clipToMouth, () => drawLumps(layer, resting));
    });
  }

  /** Things in the air or just down. Under reduced motion what is down is at rest. */
  #drawActors(easel: Easel): void {
    const { flights, landings } = this.scene;
    const spriteOf: SpriteOf = (code) => pieceOf(easel.atlas, code);
    const down = easel.full ? landings.map((landed) => lander(easel, landed, spriteOf)) : [];
    const actors = [...down, ...flights.map((flight) => faller(easel, flight, spriteOf))];
    const draw = (): void => drawBodies(easel, actors);
    if (actors.some((actor) => standsOut(actor, easel.view))) this.#within(easel, clipToMouth, draw);
    else draw();
  }

  #dyingOf({ atlas }: Easel, state: State): readonly Dying[] {
    const { phase, lines } = state;
    if (phase !== 'clear') return [];
    if (this.#dying?.lines === lines && this.#dying.atlas === atlas) return this.#dying.all;
    const all = dyingOf(atlas, state);
    this.#dying = { lines, atlas, all };
    return all;
  }

  /** Glow, beads and bubbles stay inside the bottle. */
  #drawBeneath(easel: Easel, dying: readonly Dying[], p: number): void {
    const { bursts, blow, cheer } = this.scene;
    if (dying.length + bursts.length === 0 && blow === undefined && cheer === undefined) return;
    this.#within(easel, clipToBottle, () => {
      if (blow !== undefined) drawRays(easel, blow);
      if (cheer !== undefined) drawCheer(easel, easel.now - cheer);
      for (const one of dying) drawDyingGlow(easel, one, p);
      for (const burst of bursts) drawBurst(easel, burst);
    });
  }

  /** Beside the neck the capsule shows faintly. */
  #drawHand(easel: Easel, { pair }: State, pose: Pose | undefined): void {
    if (pair === null || pose === undefined) return;
    const draw = (): void => drawHand(easel, pair, pose);
    if (!isAbove(pair, VISIBLE_ROWS)) return draw();
    easel.pen.globalAlpha = OUTSIDE;
    draw();
    easel.pen.globalAlpha = 1;
    this.#within(easel, clipToMouth, draw);
  }

  /** The capsule that found no room sticks in the neck, unless that is full as well. */
  #drawWedged(easel: Easel, { next, rules }: State, age: number): void {
    const { pen, atlas, view, full } = easel;
    if (rules.rows >= VISIBLE_ROWS + NECK_ROWS) return;
    const { x, y } = full ? wedge(age) : { x: 0, y: 0 };
    const sprite = pieceOf(atlas, capsuleOf(next.axis, next.child, false));
    stamp(pen, sprite, xOf(view, SPAWN_COL + x), yOf(view, rules.rows + y));
  }

  /** Reduced motion: what has landed is outlined for a moment. */
  #drawRims({ pen, atlas, view, now }: Easel): void {
    for (const { cell, cells, start } of this.scene.landings) {
      pen.globalAlpha = clamp(1 - (now - start) / RIM_TICKS);
      partsOf(cell).forEach((part, i) => {
        const { x, y } = pointOf(cells[i] as number, COLS);
        stampCrisp(pen, ringOf(atlas, part), xOf(view, x), yOf(view, y), RESTING);
      });
    }
    pen.globalAlpha = 1;
  }
}

function isSick({ cell }: Lump): boolean {
  return isVirus(cell);
}

function isPill(lump: Lump): boolean {
  return !isSick(lump);
}

/** `cheering` is for how long they have been hopping. */
function drawLumps({ pen, atlas, view }: Easel, lumps: readonly Lump[], cheering?: number): void {
  for (const { cell, cells } of lumps) {
    const { x, y } = pointOf(cells[0] as number, COLS);
    const up = cheering === undefined ? 0 : hop(cheering, x);
    stamp(pen, pieceOf(atlas, cell), xOf(view, x), yOf(view, y + up));
  }
}

function ghost(easel: Easel, state: State, pose: Pose | undefined): void {
  const { pair } = state;
  if (pair === null || pose === undefined) return;
  const { axis, child } = landing(state, pair);
  const row = Math.min(axis.row, child.row);
  if (pose.axis.row - row > 0.5) drawGhost(easel, pair, row);
}
