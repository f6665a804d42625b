// A pointer on the board. The pen is in one cell at a time and enters another only when the pointer is well inside it, so
// that a hand that trembles on a border or a corner does not scribble. Between two words of the pointer the pen goes
// through every cell under the straight line from one to the other. Lengths are cells, from the top left of the board.

import { edgeBetween, type Tool } from '@rensa/games/loop';

export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly rows: number;
  readonly cols: number;
}

/** A cell of an endless grid: a pointer may leave the board. */
interface Square {
  readonly row: number;
  readonly col: number;
}

/** A pointer that is down. */
export interface PenTrack {
  readonly id: number;
  readonly tool: Tool;
  readonly down: BoardPoint;
  readonly at: BoardPoint;
  readonly square: Square;
  /** It has gone too far to be a tap. */
  readonly moved: boolean;
}

/** Way past its border, in cells, at which a cell begins. */
const ENTRY = 0.2;
/** Longest way of a tap, in CSS pixels. */
const TAP_PX = 8;
/** Lengths that differ by less than this are alike: two crossings at one corner, the sides of a diagonal. */
const ALIKE = 1e-6;

/** Undefined if it comes down beside the board. */
export function putPen(id: number, tool: Tool, at: BoardPoint, size: Size): PenTrack | undefined {
  const square = { row: Math.floor(at.y), col: Math.floor(at.x) };
  return isOn(square, size) ? { id, tool, down: at, at, square, moved: false } : undefined;
}

export function cellOf({ square }: PenTrack, { cols }: Size): number {
  return square.row * cols + square.col;
}

/** Distance from the border of a cell, in cells, within which a pointer means the edge across it. */
const EDGE_REACH = 0.2;

/** The edge that a point is on, between a cell and one beside it; undefined in the middle of a cell or at the rim. */
export function edgeAt(at: BoardPoint, size: Size): number | undefined {
  const square = { row: Math.floor(at.y), col: Math.floor(at.x) };
  const [right, down] = [at.x - square.col - 0.5, at.y - square.row - 0.5];
  if (Math.max(Math.abs(right), Math.abs(down)) < 0.5 - EDGE_REACH) return undefined;
  const sideways = Math.abs(right) >= Math.abs(down);
  const other = {
    row: square.row + (sideways ? 0 : Math.sign(down)),
    col: square.col + (sideways ? Math.sign(right) : 0),
  };
  if (!isOn(square, size) || !isOn(other, size)) return undefined;
  return edgeBetween(cellAt(square, size), cellAt(other, size), size.cols);
}

/** The cell that a point is in, if it is on the board. */
export function cellUnder(at: BoardPoint, size: Size): number | undefined {
  const square = { row: Math.floor(at.y), col: Math.floor(at.x) };
  return isOn(square, size) ? cellAt(square, size) : undefined;
}

function cellAt({ row, col }: Square, { cols }: Size): number {
  return row * cols + col;
}

export interface Moved {
  readonly pen: PenTrack;
  /** Cells gone through: each list begins where the pen was or where it came back to the board. */
  readonly ways: readonly (readonly number[])[];
}

/** `cell` is the size of a cell on the screen, in CSS pixels. */
export function movePen(pen: PenTrack, to: BoardPoint, size: Size, cell: number): Moved {
  const squares = squaresUnder(pen.square, pen.at, to);
  const square = squares.at(-1) ?? pen.square;
  const far = Math.hypot(to.x - pen.down.x, to.y - pen.down.y) * cell;
  const moved = pen.moved || squares.length > 1 || far >= TAP_PX;
  return { pen: { ...pen, at: to, square, moved }, ways: waysOnBoard(squares, size) };
}

/** The squares from this one on that the way from one point to another enters, this one first. */
function squaresUnder(square: Square, from: BoardPoint, to: BoardPoint): Square[] {
  const squares = [square];
  const [right, down] = [to.x - from.x, to.y - from.y];
  for (let { row, col } = square; ;) {
    const x = crossing(from.x, right, col);
    const y = crossing(from.y, down, row);
    if (Math.min(x, y) > 1) return squares;
    const sideways = Math.abs(x - y) < ALIKE ? Math.abs(right) > Math.abs(down) - ALIKE : x < y;
    if (sideways) col += Math.sign(right);
    else row += Math.sign(down);
    squares.push({ row, col });
  }
}

/** The part of the way that is behind when it has left a column, or a row. */
function crossing(from: number, way: number, index: number): number {
  if (way === 0) return Infinity;
  return ((way > 0 ? index + 1 + ENTRY : index - ENTRY) - from) / way;
}

/** The cells on the board, cut where the way leaves it. One cell alone counts only where the pen has just come back. */
function waysOnBoard(squares: readonly Square[], size: Size): number[][] {
  const ways: number[][] = [];
  squares.forEach((square, i) => {
    if (!isOn(square, size)) return;
    const cell = square.row * size.cols + square.col;
    const before = squares[i - 1];
    if (before === undefined || !isOn(before, size)) ways.push([cell]);
    else ways.at(-1)?.push(cell);
  });
  const [first] = squares;
  return ways.filter((way, i) => i > 0 || way.length > 1 || first === undefined || !isOn(first, size));
}

function isOn({ row, col }: Square, { rows, cols }: Size): boolean {
  return row >= 0 && col >= 0 && row < rows && col < cols;
}
