// The search board of Puyo in SIMD WebAssembly, for ../simd.ts. `npx tsx scripts/games/puyo/simd.ts` compiles it to
// ../binary.ts. Addresses are bytes.

import { cell } from './cells';
import { cellsOf, copyField, FILLED, keptOf, planeAt, planesOf, setKept, setPlane, SPOTS } from './field';
import { resolve as resolveCurrent } from './resolve';

export { evaluate } from './evaluate';

/** Plays a record out to rest and returns the number of links. The outcome is the current field. */
export function resolve(start: usize): i32 {
  copyField(start, 0);
  return resolveCurrent(i64x2.splat(-1));
}

/** Notes the tops of the columns of a record. Returns whether one of them is eleven high or more. */
export function aim(start: usize): bool {
  const filled = cellsOf(start);
  v128.store(FILLED, filled);
  v128.store(SPOTS, i16x8.add(v128.or(filled, i16x8.splat(1)), i16x8.splat(1)));
  return v128.any_true(v128.and(filled, i16x8.splat(0x0800)));
}

/** Plays a pair onto the record aimed at, and returns the number of links. */
export function play(start: usize, move: i32, axis: usize, child: usize): i32 {
  copyField(start, 0);
  const col = move >> 2;
  const rot = move & 3;
  const other = rot == 1 ? col + 1 : rot == 3 ? col - 1 : col;
  const axisCell = cell(col, spotOf(col) << i32(rot == 2));
  const childBit = spotOf(other) << i32(rot == 0);
  const childCell = cell(other, childBit);
  setPlane(0, axis, v128.or(planeAt(0, axis), axisCell));
  if ((childBit & 0x4000) == 0) setPlane(0, child, v128.or(planeAt(0, child), childCell));
  else setKept(0, keptOf(0) | (1 << other));
  return resolveCurrent(v128.or(axisCell, childCell));
}

@inline
function spotOf(col: i32): i32 {
  return <i32>load<u16>(SPOTS + 2 * (<usize>col));
}

/** True if the top visible cell of the spawn column is taken. */
export function isDead(): bool {
  return (i16x8.extract_lane_u(cellsOf(0), 2) & 0x1000) != 0;
}

/** Goes word by word as on the plain board, so that both kernels have the same hashes. */
export function hash(): i32 {
  const planes = planesOf(0);
  let hash = <u32>keptOf(0);
  for (let plane: usize = 0; plane < planes; plane++) {
    for (let word: usize = 0; word < 12; word += 4) {
      hash = (hash ^ load<u32>(16 * plane + word)) * 0x9e3779b1;
      hash ^= hash >> 15;
    }
  }
  return <i32>hash;
}

/** Stores the current field as a record. */
export function store(start: usize): void {
  copyField(0, start);
}
