// A tree of tries: every way that was gone from the start, and where one is now. Taking back goes up and loses nothing.

import type { Aim, Colors } from '@rensa/games/puyo';

/** A step. `pair`: the pair of a turn, from 0, was exchanged for another one. `sort`: it went to another turn. */
export type PracticeMove =
  | { readonly kind: 'place'; readonly aim: Aim }
  | { readonly kind: 'garbage'; readonly counts: readonly number[] }
  | { readonly kind: 'pair'; readonly turn: number; readonly pair: Colors }
  | { readonly kind: 'sort'; readonly turn: number; readonly to: number };

export interface TryNode {
  /** Its index is below that of the node. */
  readonly parent: number;
  /** The try that it belongs to: that of its parent, unless it begins a new one. */
  readonly lane: number;
  readonly move: PracticeMove;
}

export interface TryTree {
  /** The start is none of them; nodes count from 1, so that a parent of 0 is the start. */
  readonly nodes: readonly TryNode[];
  /** The node that is shown. */
  readonly at: number;
  /** By try. */
  readonly names: Readonly<Record<number, string>>;
  /** The child of each node that was visited last, for redo. */
  readonly last: Readonly<Record<number, number>>;
}

/** No tree has more. */
export const MAX_NODES = 5000;

export const EMPTY_TREE: TryTree = { nodes: [], at: 0, names: {}, last: {} };

export function nodeAt({ nodes }: TryTree, index: number): TryNode | undefined {
  return nodes[index - 1];
}

export function laneAt(tree: TryTree, index = tree.at): number {
  return nodeAt(tree, index)?.lane ?? 0;
}

export function childrenOf({ nodes }: TryTree, index: number): number[] {
  return nodes.flatMap(({ parent }, i) => (parent === index ? [i + 1] : []));
}

/** From the first node to this one. */
export function pathTo(tree: TryTree, index = tree.at): number[] {
  const path: number[] = [];
  for (let at = index; at > 0; at = nodeAt(tree, at)?.parent ?? 0) path.unshift(at);
  return path;
}

/** The moves from the start to here. */
export function movesTo(tree: TryTree, index = tree.at): PracticeMove[] {
  return pathTo(tree, index).map((each) => (nodeAt(tree, each) as TryNode).move);
}

/** Does a move. One that was done here before is followed, any other begins a new try. A full tree takes no more. */
export function moved(tree: TryTree, move: PracticeMove): TryTree {
  const children = childrenOf(tree, tree.at);
  const known = children.find((child) => isSameMove((nodeAt(tree, child) as TryNode).move, move));
  if (known !== undefined) return visited(tree, known);
  return added(tree, move, children.length === 0 && ownsEnd(tree) ? laneAt(tree) : nextLane(tree));
}

/** Does a move as the first of a new try, wherever one is. */
export function branched(tree: TryTree, move: PracticeMove): TryTree {
  return added(tree, move, nextLane(tree));
}

function added(tree: TryTree, move: PracticeMove, lane: number): TryTree {
  if (tree.nodes.length >= MAX_NODES) return tree;
  const nodes = [...tree.nodes, { parent: tree.at, lane, move }];
  return visited({ ...tree, nodes }, nodes.length);
}

/** The start belongs to the first try as long as there is no node. */
function ownsEnd(tree: TryTree): boolean {
  return tree.at > 0 || tree.nodes.length === 0;
}

/** The try that the next branch begins. */
export function nextLane({ nodes }: TryTree): number {
  return nodes.reduce((most, { lane }) => Math.max(most, lane), -1) + 1;
}

function isSameMove(a: PracticeMove, b: PracticeMove): boolean {
  if (a.kind === 'place') return b.kind === 'place' && a.aim.col === b.aim.col && a.aim.rot === b.aim.rot;
  if (a.kind === 'garbage') return b.kind === 'garbage' && a.counts.every((count, i) => count === b.counts[i]);
  if (a.kind === 'sort') return b.kind === 'sort' && a.turn === b.turn && a.to === b.to;
  return b.kind === 'pair' && a.turn === b.turn && a.pair.axis === b.pair.axis && a.pair.child === b.pair.child;
}

/** Goes to any node. */
export function visited(tree: TryTree, index: number): TryTree {
  const last = { ...tree.last };
  for (let at = index; at > 0; at = nodeAt(tree, at)?.parent ?? 0) last[nodeAt(tree, at)?.parent ?? 0] = at;
  return { ...tree, at: index, last };
}

export function takenBack(tree: TryTree): TryTree {
  return { ...tree, at: nodeAt(tree, tree.at)?.parent ?? 0 };
}

/** The node that redo leads to; undefined at the end of a try. */
export function redoOf(tree: TryTree): number | undefined {
  return tree.last[tree.at] ?? childrenOf(tree, tree.at)[0];
}

/** The last node of the present try. */
export function endOf(tree: TryTree): number {
  let end = tree;
  for (let to = redoOf(end); to !== undefined; to = redoOf(end)) end = { ...end, at: to };
  return end.at;
}

/** A try, with its nodes from the top down. */
export interface TryLane {
  readonly lane: number;
  readonly nodes: readonly number[];
}

/** In the order of their beginning. */
export function lanesOf({ nodes }: TryTree): readonly TryLane[] {
  const lanes = new Map<number, number[]>();
  nodes.forEach(({ lane }, i) => lanes.set(lane, [...(lanes.get(lane) ?? []), i + 1]));
  return [...lanes].map(([lane, found]) => ({ lane, nodes: found })).toSorted((a, b) => a.lane - b.lane);
}

/** The last node of the try, at most `count` further on; undefined where there is none. */
export function tryBeside(tree: TryTree, by: 1 | -1): number | undefined {
  const lanes = lanesOf(tree);
  const here = lanes.findIndex(({ lane }) => lane === laneAt(tree));
  return lanes[here + by]?.nodes.at(-1);
}

export function depthOf(tree: TryTree, index: number): number {
  return pathTo(tree, index).length;
}

export function renamed(tree: TryTree, lane: number, name: string): TryTree {
  const { [lane]: _, ...names } = tree.names;
  return { ...tree, names: name.trim() === '' ? names : { ...names, [lane]: name.trim() } };
}

/** Without a try, and without those that began in it. One goes to where it began. */
export function withoutLane(tree: TryTree, lane: number): TryTree {
  const gone = new Set<number>();
  tree.nodes.forEach((node, i) => {
    if (node.lane === lane || gone.has(node.parent)) gone.add(i + 1);
  });
  const kept = tree.nodes.flatMap((_, i) => (gone.has(i + 1) ? [] : [i + 1]));
  const place = new Map([[0, 0], ...kept.map((old, i): [number, number] => [old, i + 1])]);
  let at = tree.at;
  while (gone.has(at)) at = nodeAt(tree, at)?.parent ?? 0;
  const nodes = kept.map((old) => {
    const node = nodeAt(tree, old) as TryNode;
    return { ...node, parent: place.get(node.parent) ?? 0 };
  });
  const { [lane]: _, ...names } = tree.names;
  return visited({ nodes, at: 0, names, last: {} }, place.get(at) ?? 0);
}
