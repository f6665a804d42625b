// What the play page has to know of a falling game: its rules, its painter, its choices, and what it shows around the
// board. The page and everything under play/ know no game by name.

import type { ReadonlySignal } from '@preact/signals';
import type { Repeat } from '@rensa/controls';
import type { Game } from '@rensa/engine';
import type { Box, Cue, Look, PageLayout, Painter } from '@rensa/stage';
import type { FunctionComponent } from 'preact';
import type { Dictionary } from '../base/text.ts';

/** What every falling game keeps in its state. */
export interface Played {
  readonly score: number;
  /** Links of the running chain. */
  readonly chain: number;
  readonly maxChain: number;
  /** Pieces locked. */
  readonly pairs: number;
  readonly ticks: number;
}

/** One thing to choose before a game. The address may name it too. */
export interface Choice<Setup> {
  readonly key: keyof Setup & string;
  readonly values: readonly (string | number)[];
  readonly label: (t: Dictionary) => string;
  readonly word: (t: Dictionary, value: string | number) => string;
  /** A line about what is chosen. */
  readonly note?: (t: Dictionary, value: string | number) => string;
}

/** What a link brought, as it is shown beside the score. */
export interface Gain {
  readonly words: (t: Dictionary) => string;
  /** Of what went, 1 to 5; 0 for none in particular. */
  readonly color: number;
}

/** A game that runs, and what a component may read of it: it is drawn again when that changes, not at every tick. */
export interface Watched<State> {
  readonly state: ReadonlySignal<State>;
  readonly gain: ReadonlySignal<Gain | undefined>;
}

export interface NextProps<State> extends Watched<State> {
  readonly layout: PageLayout;
  /** Before a game there is nothing to foresee, but the plate keeps its size. */
  readonly empty: boolean;
}

/** A square picture to be painted, in CSS pixels. */
interface Still<State> {
  readonly state: State;
  readonly side: number;
  readonly look: Look;
  readonly ratio: number;
}

/** What can be played again once a game is over, beside the same from the start. */
export interface Retry<Setup> {
  readonly setup: Setup;
  readonly words: (t: Dictionary) => string;
}

export interface Cabinet<Setup, State extends Played, Event> {
  readonly game: Game<Setup, State, Event>;
  readonly name: (t: Dictionary) => string;
  /** How to play it the first time. */
  readonly first: Setup;
  readonly choices: readonly Choice<Setup>[];
  readonly layout: (box: Box) => PageLayout;
  readonly painter: (look: Look, ratio: number) => Painter<State, Event>;
  readonly cues: (event: Event) => readonly Cue[];
  /** The length of a chain that has ended, 0 for a turn without one. */
  readonly turn: (event: Event) => number | undefined;
  /** `before` is the state that the event changed. */
  readonly gain: (event: Event, before: State) => Gain | undefined;
  readonly hardDrop: (setup: Setup) => boolean;
  /** Repeat times that suit the game; they give way to the player's own choice. */
  readonly repeat?: Repeat;
  readonly retry?: (state: State) => Retry<Setup> | undefined;
  /** What the end is called. */
  readonly verdict: (t: Dictionary, state: State) => string;
  /** The game and its mode, and how it stands: for the bar that leads back into it. */
  readonly title: (t: Dictionary, state: State) => string;
  readonly standing: (t: Dictionary, state: State) => string;
  /** Under the score. */
  readonly caption?: (t: Dictionary, state: State) => string;
  /** At the other end of a phone's bar, in place of the best score. */
  readonly Corner?: FunctionComponent<Watched<State>>;
  readonly Next: FunctionComponent<NextProps<State>>;
  /** Beside the floor of the board. */
  readonly Numbers: FunctionComponent<Watched<State>>;
  /** Over the board, for what has to be said in the middle of it. */
  readonly Banner?: FunctionComponent<Watched<State>>;
  /** The numbers of a finished game. */
  readonly Result: FunctionComponent<{ readonly state: State }>;
  /** The lower part of its board, for the bar that leads back into a game. */
  readonly thumbnail: (pen: CanvasRenderingContext2D, still: Still<State>) => void;
}
