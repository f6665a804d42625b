// What a match is given from outside: who is at each seat, and where the inputs come from.

import type { Side } from '@rensa/engine';
import type { FallingState } from '@rensa/games/falling';
import type { ComponentType } from 'preact';
import type { TouchSurface } from '../../run/devices.ts';
import type { InputSource } from '../../run/source.ts';

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

export type SourceFactory = (side: Side, surface: TouchSurface) => InputSource<FallingState>;

/** Another opponent to play next. */
export interface LevelOffer {
  readonly words: () => string;
  readonly onAccept: () => void;
}
