// A falling game's own part of its page: its rules, its painter, its choices, and the parts around its board. The page
// and everything else under play/ know no game by name.

import type { Achievement } from '../../listing/achievements.ts';
import type { Repeat } from '@rensa/controls';
import type { Game } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import type { Box, Cue, Look, PageLayout, Painter } from '@rensa/painters';
import type { FunctionComponent } from 'preact';
import type { CoachLoader } from '../followers/coach.ts';
import type { Speech } from '../narration/remarks.ts';
import type { CustomRules } from '../custom/options.ts';
import type { Gain, Watched } from '../followers/hud.ts';
import type { GameMusic } from '../followers/music.ts';

/** One thing to choose before a game. The address may name it too. */
export interface SetupChoice<Setup> {
  readonly key: keyof Setup & string;
  readonly values: readonly (string | number)[];
  readonly label: () => string;
  readonly word: (value: string | number) => string;
  /** Among other words, where it would not be understood alone. Without it a number comes after its label. */
  readonly phrase?: (value: number) => string;
  /** A sentence about each. */
  readonly note?: (value: string | number) => string;
  /** Shows each. */
  readonly picture?: ChoicePicture;
}

/** Paints what one value of a choice leads to, into a square. */
export type ChoicePicture = (pen: CanvasRenderingContext2D, value: string | number, style: ChoicePictureStyle) => void;

export interface ChoicePictureStyle {
  readonly look: Look;
  readonly ratio: number;
  /** The side of the square in CSS pixels. */
  readonly side: number;
}

export interface NextProps<State> extends Watched<State> {
  readonly layout: PageLayout;
  /** Before a game nothing is dealt yet, but the plate keeps its size. */
  readonly empty: boolean;
  /** The game is lost, and what waits here sees it. */
  readonly startled?: boolean;
}

/** A square picture of a state, in CSS pixels. */
interface Thumbnail<State> {
  readonly state: State;
  readonly side: number;
  readonly look: Look;
  readonly ratio: number;
}

/** A piece of the celebration over a new best score. */
export interface PartyPiece {
  readonly color: number;
  readonly size: number;
  /** The place of its upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly happy: boolean;
}

/** A lost game, as its result shows it. */
export interface Loss {
  /** The reason. */
  readonly words: () => string;
  /** The color of the piece that ended it; 0 for one without. */
  readonly color: number;
  /** Paints that piece with its eyes shut, or the glad one, in a square at the origin. */
  readonly paint: (pen: CanvasRenderingContext2D, side: number, look: Look, ratio: number) => void;
}

/** Another way to play on once a game is over, beside the same from the start. */
export interface Retry<Setup> {
  readonly setup: Setup;
  readonly words: () => string;
}

/** The progress of a game, as one number. */
interface Peak<State> {
  readonly of: (state: State) => number;
  readonly label: () => string;
  /** The note at a plot of games by this number. */
  readonly note: () => string;
}

/** An achievement that the end of a game can show to be earned. */
export interface GameAchievement<State> extends Achievement {
  readonly holds: (state: State) => boolean;
}

/** The day's game for everyone: short enough to finish at one go. */
export interface DailyRun<Setup> {
  readonly setup: Setup;
  /** Its character, in a few words. */
  readonly line: () => string;
  /** The colors of the game's card, from top to bottom: for the picture of a result. */
  readonly colors: readonly [string, string];
}

interface StudyPage {
  readonly href: string;
  readonly name: () => string;
}

export interface GameUi<G extends FallingTypes> {
  readonly game: Game<G>;
  readonly name: () => string;
  /** What it is, in three sentences, for somebody who has never played it. */
  readonly about: () => string;
  /** The lesson for the first time. */
  readonly first: G['setup'];
  readonly choices: readonly SetupChoice<G['setup']>[];
  /** The options that custom games can change. */
  readonly custom: CustomRules;
  /** Do these choices lead to this setup? */
  readonly isOffered: (setup: unknown) => boolean;
  readonly layout: (box: Box) => PageLayout;
  readonly painter: (look: Look, ratio: number) => Painter<G>;
  /** `after` is the state that the event led to. */
  readonly cues: (event: G['event'], after: G['state']) => readonly Cue[];
  readonly music: GameMusic;
  /** The narration for people who use a screen reader. */
  readonly speech: Speech<G>;
  /** The length of a chain that has ended, 0 for a turn without one. */
  readonly turn: (event: G['event']) => number | undefined;
  /** Was the board cleared? The result says how often. */
  readonly isAllClear?: (event: G['event']) => boolean;
  /** `before` is the state that the event changed. */
  readonly gain: (event: G['event'], before: G['state']) => Gain | undefined;
  readonly hardDrop: (setup: G['setup']) => boolean;
  /** Repeat times that suit the game; they give way to the player's own choice. */
  readonly repeat?: Repeat;
  readonly coach?: CoachLoader<G['state']>;
  readonly daily: DailyRun<G['setup']>;
  /** Its replays can be reviewed. */
  readonly reviewed?: true;
  /** The page where two play it against each other. */
  readonly matches?: string;
  /** Pages for studying the game. */
  readonly tools?: readonly StudyPage[];
  readonly retry?: (state: G['state']) => Retry<G['setup']> | undefined;
  /** The reason why it was lost; undefined for a game that was not. */
  readonly loss: (state: G['state']) => Loss | undefined;
  /** The name of the end. */
  readonly ending: (state: G['state']) => string;
  /** The game and its mode, and how it is going: for the bar that leads back into it. */
  readonly title: (state: G['state']) => string;
  readonly progress: (state: G['state']) => string;
  /** Under the score. */
  readonly caption?: (state: G['state']) => string;
  /** At the other end of a phone's bar, in place of the best score. */
  readonly Corner?: FunctionComponent<Watched<G['state']>>;
  readonly Next: FunctionComponent<NextProps<G['state']>>;
  /** Beside the floor of the board. */
  readonly Numbers: FunctionComponent<Watched<G['state']>>;
  /** Over the board, for what has to be said in the middle of it. */
  readonly Banner?: FunctionComponent<Watched<G['state']>>;
  /** The number that statistics show in place of the longest chain. */
  readonly peak?: Peak<G['state']>;
  /** The achievements in it, by finished games. */
  readonly achievements: readonly GameAchievement<G['state']>[];
  /** The numbers of a finished game. */
  readonly Result: FunctionComponent<{ readonly state: G['state']; readonly allClears: number }>;
  /** The lower part of its board, for the bar that leads back into a game. */
  readonly thumbnail: (pen: CanvasRenderingContext2D, thumbnail: Thumbnail<G['state']>) => void;
  readonly partyPiece: (pen: CanvasRenderingContext2D, piece: PartyPiece, look: Look, ratio: number) => void;
}
