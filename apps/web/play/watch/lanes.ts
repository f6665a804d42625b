// The places of a replay's marks on its time line. Those of a game alone rise from the rail; in a match the first one's
// rise from it, and the second's hang below.

import type { BoardMarks, ChainMark } from './marks.ts';

/** Half of the knob: nothing is drawn nearer to the ends. */
export const KNOB = 8;
/** Shorter chains are dots, and have no number. */
const NUMBERED = 4;
/** Numbers need so much room between them, and beyond the longest bar. */
const NUMBER = { width: 15, height: 18 } as const;
/** Between the rail and the marks. */
const GAP = 8;
const PER_LINK = 5;
/** Marks on both sides of the rail have half of the height. */
const PER_LINK_BESIDE = 3;

export interface TrackScale {
  readonly width: number;
  readonly height: number;
  readonly ticks: number;
}

/** The marks of one board, and where they begin. */
export interface Lane {
  readonly marks: BoardMarks;
  /** The way from the rail outward. */
  readonly way: 1 | -1;
  readonly floor: number;
}

export interface LaneBar {
  readonly chain: ChainMark;
  readonly height: number;
  /** True for the longer of two that are close: only it has a number. */
  readonly numbered: boolean;
}

export function xAt({ width, ticks }: TrackScale, tick: number): number {
  return KNOB + (tick / ticks) * Math.max(0, width - 2 * KNOB);
}

/** The place of the rail. */
export function railY({ height }: TrackScale, boards: number): number {
  return boards === 1 ? height - GAP + 1 : height / 2;
}

export function lanesOf(marks: readonly BoardMarks[], scale: TrackScale): readonly Lane[] {
  const rail = railY(scale, marks.length);
  return marks.map((each, i) => ({ marks: each, way: i === 0 ? -1 : 1, floor: rail + (i === 0 ? -GAP : GAP) }));
}

/** The short chains. */
export function dotsIn({ marks }: Lane): readonly ChainMark[] {
  return marks.chains.filter(({ links }) => links < NUMBERED);
}

/** The long chains, shortest first, so that the longest are in front. */
export function barsIn({ marks, way, floor }: Lane, scale: TrackScale): readonly LaneBar[] {
  const most = (way === -1 ? floor : scale.height - floor) - NUMBER.height;
  const perLink = marks.attacks === undefined ? PER_LINK : PER_LINK_BESIDE;
  const taken: number[] = [];
  const bars = marks.chains
    .filter(({ links }) => links >= NUMBERED)
    .toSorted((a, b) => b.links - a.links)
    .map((chain) => {
      const x = xAt(scale, chain.tick);
      const numbered = taken.every((other) => Math.abs(other - x) >= NUMBER.width);
      if (numbered) taken.push(x);
      return { chain, numbered, height: Math.max(0, Math.min(most, chain.links * perLink)) };
    });
  return bars.toReversed();
}

/** The share of each attack in the largest of both sides. */
export function sharesIn(lane: Lane, lanes: readonly Lane[]): readonly { readonly tick: number; share: number }[] {
  const all = lanes.flatMap(({ marks }) => marks.attacks ?? []);
  const most = Math.max(1, ...all.map(({ sent }) => sent));
  return (lane.marks.attacks ?? []).map(({ tick, sent }) => ({ tick, share: sent / most }));
}
