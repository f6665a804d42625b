// Eyes of the cells at rest: the direction of their gaze, and cells that are startled or blink.

import { COLS, type Group, isColor, type State } from '@rensa/games/puyo';
import { centroid, type Point, pointOf } from '../canvas/point.ts';
import { stamp } from '../canvas/surface.ts';
import type { DrawContext } from '../falling/context.ts';
import { SQUEEZE_AT } from '../falling/motion.ts';
import type { PairPose } from '../falling/pose.ts';
import { xOf, yOf } from '../falling/view.ts';
import type { Mood } from './piece/face.ts';
import { component, neighbor } from './piece/joints.ts';
import { faceOf, hasFace, heading } from './piece/pieces.ts';
import type { ShownBoard } from './resting.ts';
import type { PuyoScene } from './scene.ts';

export interface Attention {
  /** Points in columns and rows; cells look at the nearest of them. */
  readonly targets: readonly Point[];
  readonly startled: ReadonlySet<number>;
  readonly blinking: ReadonlySet<number>;
  /** Moods that the end of a game gives, instead of those; undefined while it goes on. */
  readonly atEnd?: ((index: number) => Mood) | undefined;
}

/** Ticks after a burst for which eyes look at it, besides the pause. */
const LOOK_BACK_TICKS = 12;

export function targetsOf(state: State, scene: PuyoScene, pose: PairPose | undefined, now: number): Point[] {
  if (state.phase === 'pop')
    return state.groups.map(({ cells }) => centroid(cells.map((index) => pointOf(index, COLS))));
  if (pose !== undefined) return [{ x: (pose.axis.col + pose.child.col) / 2, y: (pose.axis.row + pose.child.row) / 2 }];
  const { flare } = scene;
  return flare !== undefined && now - flare.start < LOOK_BACK_TICKS + state.rules.pauseTicks ? [flare.center] : [];
}

/** Cells that touch a group which is about to burst. */
export function startledBy(groups: readonly Group[], p: number): Set<number> {
  const startled = new Set<number>();
  if (p < SQUEEZE_AT) return startled;
  for (const { cells } of groups) {
    for (const index of cells) {
      for (const [x, up] of SIDES) {
        const other = neighbor(index, x, up);
        if (other !== undefined) startled.add(other);
      }
    }
  }
  return startled;
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

export function drawRestingFaces({ pen, atlas, view }: DrawContext, shown: ShownBoard, attention: Attention): void {
  const draw = (index: number, cols: number): void => {
    const cell = shown.board[index];
    if (!hasFace(atlas, cell)) return;
    const at = pointOf(index, COLS);
    const sprite = faceOf(atlas, cell, moodOf(index, attention), gazeAt(at, attention.targets));
    stamp(pen, sprite, xOf(view, at.x + cols), yOf(view, at.y));
  };
  for (const index of shown.resting) draw(index, 0);
  for (const [index, cols] of shown.nudged) draw(index, cols);
}

function moodOf(index: number, { startled, blinking, atEnd }: Attention): Mood {
  if (atEnd !== undefined) return atEnd(index);
  if (startled.has(index)) return 'wide';
  return blinking.has(index) ? 'blink' : 'rest';
}

/** Cells: eyes look straight ahead at nearer points. */
const NEAR = 0.5;

function gazeAt(from: Point, targets: readonly Point[]): number {
  let best = Number.POSITIVE_INFINITY;
  let gaze = 0;
  for (const { x, y } of targets) {
    const distance = Math.hypot(x - from.x, y - from.y);
    if (distance >= best) continue;
    best = distance;
    gaze = distance < NEAR ? 0 : heading(x - from.x, from.y - y);
  }
  return gaze;
}

const BLINK_TICKS = 6;
/** Ticks between two blinks: the minimum, and the range of what is added. */
const BLINK_PAUSE = { min: 180, spread: 240 } as const;

/** One group at a time shuts its eyes for a moment, every three to seven seconds. */
export class Blinks {
  #cells: ReadonlySet<number> = new Set();
  #start = 0;
  #next: number | undefined;
  #turn = 0;

  now(shown: ShownBoard, now: number): ReadonlySet<number> {
    this.#next ??= now + BLINK_PAUSE.min;
    if (now >= this.#next || now < this.#start) this.#begin(shown, now);
    return now - this.#start < BLINK_TICKS ? this.#cells : NO_CELLS;
  }

  #begin(shown: ShownBoard, now: number): void {
    this.#turn++;
    this.#start = now;
    this.#next = now + BLINK_PAUSE.min + ((this.#turn * 97) % BLINK_PAUSE.spread);
    const able = shown.resting.filter((index) => isColor(shown.board[index]));
    const chosen = able[(this.#turn * 31) % Math.max(1, able.length)];
    this.#cells = new Set(chosen === undefined ? [] : component(shown.board, chosen, shown.linked));
  }
}

const NO_CELLS: ReadonlySet<number> = new Set();
