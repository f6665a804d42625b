// Data of a game that the app has before it loads the game's code.

import type { Repeat } from '@rensa/controls';
import type { ComponentType, VNode } from 'preact';
import type { Achievement } from './achievements.ts';
import type { EmblemSet } from './emblem.ts';
import type { OwnKeys } from '../base/controls/profiles.ts';
import type { FinishedGame } from '../base/storage/finished/game.ts';
import type { LongWork } from '../base/screen/longwork.ts';
import type { SharedReplay } from '../base/share/link.ts';
import type { StoredKind } from '../base/storage/kinds.ts';
import type { Phrase } from '../base/text/phrase.ts';
import type { KeptReplay, ReplayRecord } from '../base/storage/replays.ts';

export interface Route {
  readonly path: string;
  /** True for a route that every address below its path has, too. */
  readonly below?: boolean;
  readonly title: Phrase;
  load(): Promise<ComponentType>;
}

/** Replays of a game, as they are listed and watched. */
export interface ReplayUi {
  /** Versions of the rules that it plays, the current one first. */
  readonly versions: readonly number[];
  readonly title: (record: ReplayRecord) => string;
  /** Other choices of the game. */
  readonly detail: (record: ReplayRecord) => string;
  /** Score and ticks to show, if they are not those of the replay. */
  readonly numbers?: (record: ReplayRecord) => { readonly score: string; readonly ticks: number };
  /** True if the time counts and not the score. */
  readonly timed?: boolean;
  /** True if no other game of its kind is better. */
  readonly isBest?: (record: ReplayRecord) => boolean;
  /** Throws on a record of these versions that it cannot list. */
  readonly check: (record: ReplayRecord) => void;
  readonly Thumbnail: ComponentType<{ readonly record: ReplayRecord }>;
  /** Loads a page that shows a replay, with the stored record if there is one. Rejects if the replay is refused. */
  readonly viewer: (replay: SharedReplay, work: LongWork, kept?: ReplayRecord) => Promise<ComponentType>;
  /** Makes a record of a replay from elsewhere. Rejects if the replay is refused. */
  readonly record: (replay: SharedReplay, work: LongWork) => Promise<ReplayRecord>;
  /** The replay to share, if that is not the replay alone. */
  readonly shared?: (record: ReplayRecord) => SharedReplay;
}

/** Makes a page that grades the moves of a replay. Throws if the replay is refused. */
type ReviewPageOf = (replay: SharedReplay, kept?: KeptReplay) => ComponentType;

/** Statistics of a game, as they are shown. */
export interface StatsUi {
  /** Measure of a result: points, or time, where less is better. */
  readonly measure: 'points' | 'time';
  /** Words for the mode and the ruleset of a way to play. */
  readonly wayWords: (way: string) => string;
  /** Value that is counted in place of the longest chain. */
  readonly peak?: { readonly label: () => string; readonly note: () => string };
  /** Best result of each way to play. */
  readonly bests: () => readonly StatsRow[];
  /** Finished games of a game that stores them itself. */
  readonly games?: () => readonly FinishedGame[];
}

export interface StatsRow {
  readonly words: string;
  readonly value: string;
}

/** Face of a player, or for a page that belongs to no game. */
export interface FaceProps {
  /** Size in CSS pixels. */
  readonly size: number;
  /** Color: 1 to 5 as of the pieces, 7 for the pale one. */
  readonly color: number;
  readonly mood?: 'rest' | 'wide' | 'happy' | 'blink';
  /** Direction of its gaze, to the right and down; by default straight ahead. */
  readonly gaze?: { readonly x: number; readonly y: number };
}

/** A daily of a game, as the home page shows it. */
export interface DailyEntry {
  readonly id: string;
  /** Name among the dailies of its game. */
  readonly name: string;
  readonly href: string;
  readonly state: 'new' | 'begun' | 'done';
  /** Score or time; undefined for a new one. */
  readonly value: string | undefined;
}

/** Picture for small tiles, two cells wide. `size` is that of a cell, in CSS pixels. */
export interface EmblemProps {
  readonly size: number;
}

/** Keys of a game that is not steered, with words for their actions. */
export interface NamedKeys extends OwnKeys {
  readonly name: (action: string) => string;
  /** Words that fit a drawn key; empty if the key needs none. */
  readonly short: (action: string) => string;
}

export interface GameListing {
  readonly id: string;
  readonly name: Phrase;
  /** One line for the card on the home page. */
  readonly line: Phrase;
  /** Address that the card links to. */
  readonly href: string;
  /** Address that begins a game as it was chosen last. */
  readonly startHref?: string;
  /** What such a game is, in a few words. */
  readonly chosenLine?: () => Promise<string>;
  /** Content of the card. */
  readonly card: () => Promise<ComponentType>;
  readonly emblem?: () => Promise<ComponentType<EmblemProps>>;
  /** Dailies of a date, for games that have some. */
  readonly dailies?: () => Promise<(date: string) => readonly DailyEntry[]>;
  /** Faces for pages that all games share, from a game that has them. */
  readonly face?: () => Promise<ComponentType<FaceProps>>;
  readonly routes: readonly Route[];
  /** Pages for studying the game, the first of which is found from the home page. */
  readonly tools?: readonly { readonly href: string; readonly name: Phrase }[];
  /** A sentence about each tool, in their order. */
  readonly toolLines?: () => Promise<readonly Phrase[]>;
  /** Addresses without a page, such as former ones, and the addresses of their pages. */
  readonly moved?: Readonly<Record<string, string>>;
  readonly achievements: () => Promise<readonly Achievement[]>;
  /** Their emblems. */
  readonly emblems: () => Promise<EmblemSet>;
  /** Address of the page that teaches the game. */
  readonly learn: string;
  /** Repeat times that suit the game, if it is steered and ours do not. */
  readonly repeat?: () => Promise<Repeat | undefined>;
  /** Keys of a game that is not steered. */
  readonly ownKeys?: () => Promise<NamedKeys>;
  readonly stats: () => Promise<StatsUi>;
  /** Kinds of values that it stores. */
  readonly stored: () => Promise<readonly StoredKind[]>;
  /** Replays, for games that store them. */
  readonly replays?: () => Promise<ReplayUi>;
  /** Review page of replays, alone and in matches, with its words. */
  readonly review?: () => Promise<ReviewPageOf>;
  /** Bar that links to the saved game, undefined if there is none; for games that save under their id. */
  readonly resumeBar?: () => Promise<() => VNode | undefined>;
}
