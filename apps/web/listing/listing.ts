// What the app knows of a game before any of the game's code is loaded.

import type { Repeat } from '@rensa/controls';
import type { ComponentType, VNode } from 'preact';
import type { Achievement } from './achievements.ts';
import type { OwnKeys } from '../base/controls/profiles.ts';
import type { FinishedGame } from '../base/storage/finished/game.ts';
import type { SharedReplay } from '../base/share/link.ts';
import type { StoredRule } from '../base/storage/merge.ts';
import type { Phrase } from '../base/text/phrase.ts';
import type { KeptReplay, ReplayRecord } from '../base/storage/replays.ts';

export interface Route {
  readonly path: string;
  /** The route of every address below its path, too. */
  readonly below?: boolean;
  readonly title: Phrase;
  load(): Promise<ComponentType>;
}

/** How the replays of a game are listed and watched. */
export interface ReplayUi {
  /** The version of the rules that it plays. */
  readonly version: number;
  readonly title: (record: ReplayRecord) => string;
  /** What was chosen besides. */
  readonly detail: (record: ReplayRecord) => string;
  /** Where that is not its score and its last tick. */
  readonly numbers?: (record: ReplayRecord) => { readonly score: string; readonly ticks: number };
  /** Its time is what counts. */
  readonly timed?: boolean;
  /** Is no other game of its kind better? */
  readonly isBest?: (record: ReplayRecord) => boolean;
  readonly Thumbnail: ComponentType<{ readonly record: ReplayRecord }>;
  /** A page that shows it, with what is known of it where it was kept. Rejects when the replay is refused. */
  readonly viewer: (replay: SharedReplay, kept?: ReplayRecord) => Promise<ComponentType>;
  /** What is listed of one that came from elsewhere. Rejects when the replay is refused. */
  readonly record: (replay: SharedReplay) => Promise<ReplayRecord>;
  /** As it is handed on, where that is not the replay alone. */
  readonly shared?: (record: ReplayRecord) => SharedReplay;
}

/** A page that grades the moves of a replay. Throws when the replay is refused. */
type ReviewPageOf = (replay: SharedReplay, kept?: KeptReplay) => ComponentType;

/** How the statistics of a game are shown. */
export interface StatsUi {
  /** What a game came to: points, or time, where less is better. */
  readonly measure: 'points' | 'time';
  /** The mode and the ruleset of a way to play. */
  readonly wayWords: (way: string) => string;
  /** What is counted in place of the longest chain. */
  readonly peak?: { readonly label: () => string; readonly note: () => string };
  /** The best of each way. */
  readonly bests: () => readonly StatsRow[];
  /** For a game that keeps what was finished itself. */
  readonly games?: () => readonly FinishedGame[];
}

export interface StatsRow {
  readonly words: string;
  readonly value: string;
}

/** A face: of a player, or for a page that belongs to no game. */
export interface FaceProps {
  /** In CSS pixels. */
  readonly size: number;
  /** 1 to 5 as the pieces, 7 for the pale one. */
  readonly color: number;
  readonly mood?: 'rest' | 'wide' | 'happy' | 'blink';
  /** Where it looks, as a way to the right and down; left out, straight ahead. */
  readonly gaze?: { readonly x: number; readonly y: number };
}

/** One daily of a game, as the home page shows it. */
export interface DailyEntry {
  readonly id: string;
  /** Among others of its game. */
  readonly name: string;
  readonly href: string;
  readonly state: 'new' | 'begun' | 'done';
  /** A score or a time; undefined for a new one. */
  readonly value: string | undefined;
}

/** A picture for small tiles, two cells wide; the size of a cell is in CSS pixels. */
export interface EmblemProps {
  readonly size: number;
}

/** The keys of a game that is not steered, and what they do in words. */
export interface NamedKeys extends OwnKeys {
  readonly name: (action: string) => string;
  /** Short enough for a drawn key; empty where the key says it all. */
  readonly short: (action: string) => string;
}

export interface GameListing {
  readonly id: string;
  readonly name: Phrase;
  /** One line for the card on the home page. */
  readonly line: Phrase;
  /** Where that card leads. */
  readonly href: string;
  /** What the card shows. */
  readonly card: () => Promise<ComponentType>;
  readonly emblem?: () => Promise<ComponentType<EmblemProps>>;
  /** The dailies of a date, for games that have some. */
  readonly dailies?: () => Promise<(date: string) => readonly DailyEntry[]>;
  /** Faces for pages that all games share, from a game that has them. */
  readonly face?: () => Promise<ComponentType<FaceProps>>;
  readonly routes: readonly Route[];
  /** Pages for studying the game, the first of which is found from the home page. */
  readonly tools?: readonly { readonly href: string; readonly name: Phrase }[];
  /** Addresses that have no page of their own, and where they lead: those that pages had once, for example. */
  readonly moved?: Readonly<Record<string, string>>;
  readonly achievements: () => Promise<readonly Achievement[]>;
  /** Where one learns to play it. */
  readonly learn: string;
  /** For games that are steered: the repeat times that suit them, where ours do not. */
  readonly repeat?: () => Promise<Repeat | undefined>;
  /** For games that are not steered but have keys. */
  readonly ownKeys?: () => Promise<NamedKeys>;
  readonly stats: () => Promise<StatsUi>;
  /** How what it stores itself is joined with data from a file. */
  readonly stored?: () => Promise<readonly StoredRule[]>;
  /** For games whose replays are kept and watched. */
  readonly replays?: () => Promise<ReplayUi>;
  /** For games whose replays, alone and in matches, can be reviewed. With its words. */
  readonly review?: () => Promise<ReviewPageOf>;
  /** The bar that leads back into the saved game, undefined when there is none: for games that save under their id. */
  readonly resumeBar?: () => Promise<() => VNode | undefined>;
}
