// Changing parts of a Loop board: its clues and the line. The grid beneath is a separate picture.

import type { Board, ClueStatus, Cycle, Path } from '@rensa/games/loop';
import { clamp } from '../canvas/curves.ts';
import type { Pen } from '../canvas/surface.ts';
import { drawClue, mixTones, type Tone, toneOf } from './clue.ts';
import type { LoopLayout } from './layout.ts';
import { drawEnds, drawLine, drawWon, widthOf } from './path.ts';
import { drawAnchor, drawCross, drawPointed, type Pointed } from './sign.ts';
import { LOOP_STYLE, type Paper, type PaperName } from './style.ts';
import { type LoopView, loopView } from './view.ts';

export interface LoopLook {
  readonly paper: PaperName;
  readonly motion: 'full' | 'reduced';
}

/** Everything that a board shows. */
export interface LoopPicture {
  readonly board: Board;
  readonly paths: readonly Path[];
  /** Status of each clue, in their order; `undefined` for one that is not shown. */
  readonly clues: readonly (ClueStatus | undefined)[];
  /** Progress of each clue, as text beside its number; absent for none. */
  readonly counts?: readonly (string | undefined)[];
  /** The clues whose areas are shown, by their places in that list. */
  readonly active: readonly number[];
  readonly solved: boolean;
  /** The cell under the pen. */
  readonly pen?: number | undefined;
  /** The cell that a tap has chosen to draw from. */
  readonly anchor?: number | undefined;
  /** Edges that a hint or the player has ruled out. */
  readonly crossed?: readonly number[];
  /** While lines are on trial: the lines that are not, and those that are. Together they are those of `paths`. */
  readonly trial?: { readonly firm: readonly Path[]; readonly tried: readonly Path[] } | undefined;
  readonly pointed?: Pointed | undefined;
  /** The answer, for a person who gave up. */
  readonly solution?: Cycle | undefined;
  /** The color of the lines, in place of the paper's. */
  readonly line?: string | undefined;
}

/** A picture to draw, with its layout, look and time. */
export interface LoopFrame {
  readonly picture: LoopPicture;
  readonly layout: LoopLayout;
  readonly ratio: number;
  readonly look: LoopLook;
  /** Time, in milliseconds. */
  readonly now: number;
}

/** A color on its way to another one. */
interface Fade {
  readonly key: string;
  readonly from: Tone;
  readonly to: Tone;
  readonly start: number;
}

const { ms } = LOOP_STYLE;
const LONG_AGO = Number.NEGATIVE_INFINITY;

export class LoopPainter {
  #fades: Fade[] = [];
  #wonAt: number | undefined;

  /** Forgets what was shown, so that another board appears at once, without transitions. */
  settle(): void {
    this.#fades = [];
    this.#wonAt = undefined;
  }

  /** Paints a picture. Returns whether something still moves. */
  paint(pen: Pen, frame: LoopFrame): boolean {
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
    return this.draw(pen, frame);
  }

  /** Does the same on top of what is there. One unit of the pen is a device pixel. */
  draw(pen: Pen, { picture, layout, ratio, look, now }: LoopFrame): boolean {
    const view = loopView(pen, layout, ratio);
    const paper = LOOP_STYLE[look.paper];
    const part = this.#part(picture.solved, look, now);
    const tones = picture.board.clues.map((_, i) => this.#tone(picture, i, look, now));
    picture.board.clues.forEach((clue, i) => {
      const [status, tone] = [picture.clues[i], tones[i]];
      if (status === undefined || tone === undefined) return;
      drawClue(view, { ...clue, tone, state: picture.solved ? 'solved' : status, count: picture.counts?.[i] });
    });
    drawLines(view, picture, paper, part);
    return (picture.solved && part < 1) || this.#isFading(look, now);
  }

  /**
   * Share of the loop that is green, from 0 to 1. A board that was solved before it was first shown is green at once.
   */
  #part(solved: boolean, { motion }: LoopLook, now: number): number {
    const fresh = this.#fades.length === 0;
    if (!solved) this.#wonAt = undefined;
    else this.#wonAt ??= fresh || motion === 'reduced' ? LONG_AGO : now;
    return this.#wonAt === undefined ? 0 : clamp((now - this.#wonAt) / ms.solved);
  }

  /**
   * Tone of a clue. After a change of its state it fades from its current tone; a change of the theme shows at once.
   */
  #tone({ clues, active, solved }: LoopPicture, i: number, { paper, motion }: LoopLook, now: number): Tone | undefined {
    const status = clues[i];
    if (status === undefined) return undefined;
    const state = solved ? 'solved' : status;
    const key = `${paper} ${state} ${active.includes(i)}`;
    const before = this.#fades.at(i);
    if (before?.key === key) return toneAt(before, now);
    const to = toneOf(LOOP_STYLE[paper], i, state, active.includes(i));
    const gently = motion === 'full' && before?.key.startsWith(paper) === true;
    const fade = gently ? { key, to, from: toneAt(before, now), start: now } : { key, to, from: to, start: LONG_AGO };
    this.#fades[i] = fade;
    return toneAt(fade, now);
  }

  #isFading({ motion }: LoopLook, now: number): boolean {
    return motion === 'full' && this.#fades.some(({ start }) => now - start < ms.clue);
  }
}

function toneAt({ from, to, start }: Fade, now: number): Tone {
  return mixTones(from, to, ease(clamp((now - start) / ms.clue)));
}

/** Slow at both ends. */
function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

function drawLines(view: LoopView, picture: LoopPicture, paper: Paper, part: number): void {
  const { board, paths, solved, pen, anchor, solution, pointed, line, trial, crossed = [] } = picture;
  if (solution !== undefined) drawSolution(view, solution);
  for (const edge of crossed) drawCross(view, edge, paper.second);
  if (anchor !== undefined) drawAnchor(view, anchor, paper);
  if (part < 1) {
    for (const path of trial?.firm ?? paths)
      drawLine(view, path, isEarly(path, board) ? paper.wrong : (line ?? paper.path));
    for (const path of trial?.tried ?? []) drawLine(view, path, paper.trial);
  }
  if (solved) for (const path of paths) drawWon(view, startingAt(path, pen), part);
  else drawEnds(view, paths, pen, paper);
  if (pointed !== undefined) drawPointed(view, pointed, paper);
}

/** True for a loop that has closed but leaves cells out. */
function isEarly({ cells, closed }: Path, { rows, cols, holes }: Board): boolean {
  return closed && cells.length < rows * cols - holes.length;
}

/** Draws the answer wider than the line, so that both are seen where they agree. */
function drawSolution(view: LoopView, solution: Cycle): void {
  view.pen.globalAlpha = 0.55;
  drawLine(view, { cells: solution, closed: true }, LOOP_STYLE.solution, widthOf(view) * 2.4);
  view.pen.globalAlpha = 1;
}

/** The same closed line, from the cell where it was closed. */
function startingAt(path: Path, cell: number | undefined): Path {
  const at = cell === undefined ? -1 : path.cells.indexOf(cell);
  return at <= 0 ? path : { ...path, cells: [...path.cells.slice(at), ...path.cells.slice(0, at)] };
}
