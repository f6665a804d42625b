// The numbers of the protocol, in ticks.

/** The page sends its inputs at least this often. */
export const EVERY = 6;
/** After a change it waits only until there are so many. */
export const AFTER_CHANGE = 3;
/** Inputs that are further ahead of the clock wait until they are due. */
export const EARLY = 6;
/** Inputs that are further ahead are refused. */
export const TOO_EARLY = 60;
/** A side gets so much of the other log beyond its own. */
export const HOLD = 30;
/** The board of a page rests where the other log is further behind. */
export const ROLLBACK = 180;
/** A turn that is certain to end within these ticks counts as ended when cards are revealed. */
export const LOOK_AHEAD = 20;
/** The ticks between two receipts, and between two marks. */
export const RECEIPT_TICKS = 60;
export const MARK_TICKS = 600;
/** Rounds with a shorter lead are not ranked. */
export const MIN_RANKED_LEAD = 20;
/** A round that is longer is drawn. */
export const MAX_ROUND_TICKS = 60 * 60 * 60;
/** Runs and cards of one message: it fits a frame in both forms. */
export const SENT_RUNS = 400;
export const SENT_CARDS = 200;

/** The rules of play that differ between ranked matches and those of friends. */
export interface PlayRules {
  /** Cards that a side holds beyond those that it can see. */
  readonly ahead: number;
  /** A log that is further behind the clock gets idle ticks. */
  readonly late: number;
  /** Ticks that watchers are behind. */
  readonly watch: number;
  readonly mayPause: boolean;
}

export const RANKED: PlayRules = { ahead: 1, late: 60, watch: 180, mayPause: false };
export const FRIENDLY: PlayRules = { ahead: 3, late: 120, watch: 0, mayPause: true };
