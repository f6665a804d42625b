// The picture of a result: the grid with the squares of its clues, the time and the week. Nothing shows the loop.

import type { Board } from '@rensa/games/loop';
import { LOOP_STYLE, loopBoardSize, type PaperName, paintLoopBoard } from '@rensa/painters/loop';
import type { WeekDay } from '../records/week.ts';

export interface Postcard {
  /** Without its loop. */
  readonly board: Board;
  /** For each clue, the quarter of the solve in which it was met. */
  readonly quarters: readonly number[];
  readonly title: string;
  /** Time, level with size, and date: one line each. */
  readonly lines: readonly string[];
  /** Empty for a puzzle that is no daily. */
  readonly week: readonly (Pick<WeekDay, 'state' | 'solved'> & { readonly name: string })[];
  /** The streak in words; empty for none. */
  readonly streak: string;
}

const WIDTH = 1080;
const HEIGHT = 1300;
/** Height of the week below the board. */
const WEEK = 170;
const MARGIN = 80;
const BOARD = WIDTH - 2 * MARGIN;
/** As in the text: the first quarter to the last. */
const QUARTERS = ['#4F8DF7', '#4DB876', '#E5BE3C', '#E0645C'];

export function postcard(card: Postcard, paper: PaperName): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = card.week.length > 0 ? HEIGHT + WEEK : HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  pen.fillStyle = LOOP_STYLE[paper].paper;
  pen.fillRect(0, 0, WIDTH, canvas.height);
  drawHead(pen, card, paper);
  const picture = boardPicture(card, paper);
  pen.drawImage(picture, (WIDTH - picture.width) / 2, HEIGHT - MARGIN - BOARD + (BOARD - picture.height) / 2);
  if (card.week.length > 0) drawWeek(pen, card, paper);
  return canvas;
}

function drawHead(pen: CanvasRenderingContext2D, { title, lines }: Postcard, paper: PaperName): void {
  const { ink, second } = LOOP_STYLE[paper];
  pen.fillStyle = ink;
  pen.font = '96px Monoton, sans-serif';
  pen.fillText(title.toUpperCase(), MARGIN, 170);
  pen.textAlign = 'right';
  lines.forEach((line, i) => {
    pen.font = `${i === 0 ? 750 : 550} ${i === 0 ? 56 : 34}px 'Inter Variable', sans-serif`;
    pen.fillStyle = i === 0 ? ink : second;
    pen.fillText(line, WIDTH - MARGIN, 110 + i * 52);
  });
}

function boardPicture({ board, quarters }: Postcard, paper: PaperName): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const { width, height } = loopBoardSize(board, BOARD);
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  paintLoopBoard(pen, { board: { ...board, clues: [] }, paths: [] }, { size: BOARD, paper, ratio: 1 });
  const cell = width / board.cols;
  board.clues.forEach((clue, i) => {
    const [x, y] = [(clue.cell % board.cols) * cell, Math.floor(clue.cell / board.cols) * cell];
    pen.fillStyle = QUARTERS[quarters[i] ?? 0] ?? '';
    pen.beginPath();
    pen.roundRect(x + 0.14 * cell, y + 0.14 * cell, 0.72 * cell, 0.72 * cell, 0.16 * cell);
    pen.fill();
  });
  return canvas;
}

const DOT = 30;

function drawWeek(pen: CanvasRenderingContext2D, { week, streak }: Postcard, paper: PaperName): void {
  const { ink, second } = LOOP_STYLE[paper];
  const [top, pitch] = [HEIGHT - 10, 84];
  pen.textAlign = 'center';
  week.forEach(({ name, state, solved }, i) => {
    const x = MARGIN + DOT + i * pitch;
    pen.font = "600 28px 'Inter Variable', sans-serif";
    pen.fillStyle = second;
    pen.fillText(name, x, top);
    pen.beginPath();
    pen.arc(x, top + 62, DOT, 0, 2 * Math.PI);
    pen.fillStyle = state === 'own' ? (QUARTERS[1] ?? '') : state === 'frozen' ? (QUARTERS[0] ?? '') : 'transparent';
    pen.fill();
    pen.lineWidth = 3;
    pen.strokeStyle = second;
    if (state !== 'own' && state !== 'frozen') pen.stroke();
    pen.fillStyle = state === 'own' ? '#ffffff' : ink;
    if (solved > 0) pen.fillText(String(solved), x, top + 72);
  });
  pen.textAlign = 'right';
  pen.fillStyle = ink;
  pen.font = "700 34px 'Inter Variable', sans-serif";
  pen.fillText(streak, WIDTH - MARGIN, top + 74);
}
