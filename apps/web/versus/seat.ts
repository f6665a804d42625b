// What a match is given from outside: who is at each seat, and where the inputs come from.

import type { ColumnAim } from '@rensa/controls';
import type { FallingState } from '@rensa/games/falling';
import type { MatchSide } from '@rensa/stage';
import type { ComponentType } from 'preact';
import type { InputSource } from '../run/source.ts';
import type { SeatPlan } from './plan.ts';

type SeatMood = 'rest' | 'happy' | 'shut';

export interface SeatFaceProps {
  /** In CSS pixels. */
  readonly size: number;
  readonly mood: SeatMood;
}

/** Who is at a seat, as the page shows it. */
export interface SeatInfo {
  readonly name: () => string;
  /** Under the name, such as how strong a bot is. */
  readonly note: () => string;
  /** Of the face, 1 to 5; other colors are gray. */
  readonly color: number;
  readonly Face: ComponentType<SeatFaceProps>;
}

/** What a person touches. */
export interface TouchSurface {
  /** Where fingers drag. */
  readonly field: HTMLElement;
  /** The pads. */
  readonly deck: HTMLElement;
  /** The size of a cell of the person's board, in CSS pixels. */
  readonly cell: () => number;
  /** Where a finger leads its piece; undefined where it does not. */
  readonly aim: () => ColumnAim | undefined;
  /** For a device that asks for a pause. */
  readonly pause: () => void;
}

export type SourceFactory = (plan: SeatPlan, seat: MatchSide, surface: TouchSurface) => InputSource<FallingState>;

/** Another opponent to play next. */
export interface LevelOffer {
  readonly words: () => string;
  readonly onAccept: () => void;
}
