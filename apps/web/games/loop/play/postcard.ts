// The picture of a result: the paper and the path in one gray, without clues.

import { type Path, pathsOf, type Puzzle, type State } from '@rensa/games/loop';
import { LOOP_STYLE, loopBoardSize, type PaperName, paintLoopBoard } from '@rensa/painters/loop';

export interface PostcardWords {
  /** Time, level with size, and date: one line each. */
  readonly lines: readonly string[];
  readonly title: string;
}

const WIDTH = 1080;
const HEIGHT = 1300;
const MARGIN = 80;
const BOARD = WIDTH - 2 * MARGIN;
const GRAY = '#8A93A0';

export function postcard({ puzzle, lines }: State, words: PostcardWords, paper: PaperName): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  const { paper: ground, ink, second } = LOOP_STYLE[paper];
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = ink;
  pen.font = '96px Monoton, sans-serif';
  pen.fillText(words.title.toUpperCase(), MARGIN, 170);
  pen.textAlign = 'right';
  words.lines.forEach((line, i) => {
    pen.font = `${i === 0 ? 750 : 550} ${i === 0 ? 56 : 34}px 'Inter Variable', sans-serif`;
    pen.fillStyle = i === 0 ? ink : second;
    pen.fillText(line, WIDTH - MARGIN, 110 + i * 52);
  });
  const picture = boardPicture(puzzle, pathsOf({ puzzle, lines }), paper);
  pen.drawImage(picture, (WIDTH - picture.width) / 2, HEIGHT - MARGIN - BOARD + (BOARD - picture.height) / 2);
  return canvas;
}

function boardPicture(puzzle: Puzzle, paths: readonly Path[], paper: PaperName): HTMLCanvasElement {
  const board = { ...puzzle, clues: [] };
  const canvas = document.createElement('canvas');
  const { width, height } = loopBoardSize(board, BOARD);
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
  const pen = canvas.getContext('2d');
  if (pen !== null) paintLoopBoard(pen, { board, paths, line: GRAY }, { size: BOARD, paper, ratio: 1 });
  return canvas;
}
