// A player of a match, as its desk knows it.

/** Nothing was heard for so long: the player counts as away. */
const SILENCE_MS = 3000;
/** Who is away for so long has left. */
export const AWAY_MS = 20_000;
/** The time for `ready`. */
export const READY_MS = 60_000;
/** The time that a player can pause for in a match. */
const PAUSE_MS = 60_000;
/** An offer of a draw is open for so long. */
export const OFFER_MS = 10_000;

export class DeskPlayer {
  /** A connection is there. */
  isHere = false;
  isReady = false;
  wantsRematch = false;
  /** Milliseconds that are left to pause for. */
  pauseLeft = PAUSE_MS;
  /** The offer of a draw is open until then. */
  offersUntil = 0;
  /** The moment since when nothing was heard; undefined as long as that is not long. */
  awaySince: number | undefined;
  #heardAt: number;

  constructor(now: number) {
    this.#heardAt = now;
    this.awaySince = now;
  }

  /** Returns whether the player was away. */
  heard(now: number): boolean {
    const wasAway = this.awaySince !== undefined;
    this.#heardAt = now;
    this.awaySince = undefined;
    return wasAway;
  }

  /** The connection is gone. */
  leave(): void {
    this.isHere = false;
  }

  /** Returns whether the player is away from this moment on. */
  notice(now: number): boolean {
    if (this.awaySince !== undefined || now - this.#heardAt <= SILENCE_MS) return false;
    this.awaySince = this.#heardAt;
    return true;
  }

  hasLeft(now: number): boolean {
    return this.awaySince !== undefined && now - this.awaySince >= AWAY_MS;
  }
}
