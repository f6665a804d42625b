// Which tick of the other side is shown: late, smooth, and never before it is confirmed.

/** Behind what is confirmed, so that messages may be a little late. */
const MARGIN = 3;
/** Further behind than this it goes a quarter faster, and further than that straight there. */
const BEHIND = 9;
const FAR_BEHIND = 60;

export class ShownTick {
  tick = 0;
  #calls = 0;

  /** Ticks to show next, once per own tick. */
  next(confirmed: number, own: number): number {
    const target = Math.min(confirmed - MARGIN, own);
    const behind = target - this.tick;
    const isFaster = behind > BEHIND && ++this.#calls % 4 === 0;
    const ticks = behind > FAR_BEHIND ? behind : Math.max(0, Math.min(behind, isFaster ? 2 : 1));
    this.tick += ticks;
    return ticks;
  }

  /** Everything that is confirmed: at the end of a round. */
  rest(confirmed: number): number {
    const ticks = confirmed - this.tick;
    this.tick = confirmed;
    return ticks;
  }
}
