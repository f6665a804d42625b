// A virtual connection on a virtual clock: everything arrives in order, late, and not at all after a cut.

export interface LinkWeather {
  /** Milliseconds of every message, and up to so many more. */
  readonly delay: number;
  readonly jitter: number;
  /** One message in a hundred, or so many, waits for so many milliseconds more. */
  readonly spikes?: { readonly percent: number; readonly ms: number };
}

export class VirtualLink<T> {
  readonly #weather: LinkWeather;
  readonly #roll: (n: number) => number;
  #waiting: { readonly at: number; readonly item: T }[] = [];
  #last = 0;

  /** `roll` gives whole numbers from 0 to n - 1. */
  constructor(weather: LinkWeather, roll: (n: number) => number) {
    this.#weather = weather;
    this.#roll = roll;
  }

  send(item: T, now: number): void {
    const { delay, jitter, spikes = { percent: 0, ms: 0 } } = this.#weather;
    const spike = spikes.percent > 0 && this.#roll(100) < spikes.percent ? spikes.ms : 0;
    // A message waits for those before it.
    this.#last = Math.max(this.#last, now + delay + spike + (jitter > 0 ? this.#roll(jitter + 1) : 0));
    this.#waiting.push({ at: this.#last, item });
  }

  /** Everything that has arrived by now. */
  receive(now: number): T[] {
    const late = this.#waiting.findIndex(({ at }) => at > now);
    return this.#waiting.splice(0, late < 0 ? this.#waiting.length : late).map(({ item }) => item);
  }

  /** What is on its way is lost. */
  cut(): void {
    this.#waiting = [];
  }
}
