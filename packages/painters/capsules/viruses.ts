// Viruses of a bottle: each breathes in its own time, blinks now and then, grows in, and is glad when the game is lost.

import { colorOf, COLS } from '@rensa/games/capsules';
import { pointOf } from '../canvas/point.ts';
import { stampWarped } from '../canvas/surface.ts';
import type { Block } from '../falling/block.ts';
import type { DrawContext } from '../falling/context.ts';
import { xOf, yOf } from '../falling/view.ts';
import { grown, hop } from './cheer.ts';
import type { VirusMood } from './face.ts';
import { virusOf } from './pieces.ts';
import { BREATHS } from './virus.ts';

const BREATH_TICKS = 150;
const BLINK_TICKS = 6;
/** Ticks from one blink of a virus to the next. */
const BLINK_PERIOD = 1300;

const SMALLEST = 0.05;

/** Ticks since events; undefined if they have not happened. */
export interface VirusTimes {
  /** Ticks since the stage began to show. */
  readonly entered: number | undefined;
  /** Ticks since the game was lost. */
  readonly lost: number | undefined;
}

export function drawViruses(context: DrawContext, viruses: readonly Block[], { entered, lost }: VirusTimes): void {
  const { pen, atlas, view, now, full } = context;
  for (const { cell, cells } of viruses) {
    const index = cells[0];
    const { x, y } = pointOf(index, COLS);
    const size = full && entered !== undefined ? grown(entered, index) : 1;
    if (size < SMALLEST) continue;
    const up = full && lost !== undefined ? hop(lost, x) : 0;
    const mood = lost === undefined ? moodOf(now, index, full) : 'glad';
    const sprite = virusOf(atlas, colorOf(cell), mood, full && lost === undefined ? breathOf(now, index) : undefined);
    const [left, top] = [xOf(view, x), yOf(view, y + up)];
    stampWarped(pen, sprite, left, top, { x: left, y: top + view.pitch / 2, scale: { x: size, y: size } });
  }
}

/** Delay of a cell as a share of a period, from 0 to 1; neighbors have different ones. */
function delayOf(index: number): number {
  return (index * 0.618_034 + Math.floor(index / COLS) * 0.273) % 1;
}

function breathOf(now: number, index: number): number {
  const turn = Math.sin(2 * Math.PI * (now / BREATH_TICKS + delayOf(index)));
  return Math.round(((1 + turn) / 2) * BREATHS);
}

function moodOf(now: number, index: number, full: boolean): VirusMood {
  const blinks = full && (now + delayOf(index) * BLINK_PERIOD) % BLINK_PERIOD < BLINK_TICKS;
  return blinks ? 'cured' : 'rest';
}
