// The outside of a match: the players at its seats, and the sources of their inputs.

import type { Side } from '@rensa/engine';
import type { FallingState } from '@rensa/games/falling';
import type { ComponentType } from 'preact';
import type { TouchSurface } from '../../run/devices.ts';
import type { InputSource } from '../../run/source.ts';

type SeatMood = 'rest' | 'happy' | 'shut';

export interface SeatFaceProps {
  /** Width and height in CSS pixels. */
  readonly size: number;
  readonly mood: SeatMood;
}

/** A player, as the page shows it: a person or a bot. */
export interface ShownPlayer {
  readonly name: () => string;
  /** A line under the name, for example the strength of a bot. */
  readonly note: () => string;
  /** The color of the face, 1 to 5. Other colors are gray. */
  readonly color: number;
  readonly Face: ComponentType<SeatFaceProps>;
}

/** By default it takes the boards of any game. */
export type SourceFactory<State = FallingState> = (side: Side, surface: TouchSurface) => InputSource<State>;

/** The offer of another opponent to play next. */
export interface LevelOffer {
  readonly words: () => string;
  readonly onAccept: () => void;
}
