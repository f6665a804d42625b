import type { Frames } from '../base/screen/clock.ts';

/** Frames that come when the test asks for them, one tick apart. */
export class TestFrames implements Frames {
  #waiting: ((ms: number) => void) | undefined;
  #ms = 0;

  request(callback: (ms: number) => void): number {
    this.#waiting = callback;
    return 1;
  }

  cancel(): void {
    this.#waiting = undefined;
  }

  get asked(): boolean {
    return this.#waiting !== undefined;
  }

  pass(frames: number): void {
    this.passUntil(() => false, frames);
  }

  /** Lets the time of so many frames pass without one. */
  skip(frames: number): void {
    this.#ms += (frames * 1000) / 60;
  }

  /** Until the test has seen enough. */
  passUntil(isEnough: () => boolean, most = 20_000): void {
    for (let i = 0; i < most && !isEnough(); i++) {
      this.#ms += 1000 / 60;
      const callback = this.#waiting;
      this.#waiting = undefined;
      callback?.(this.#ms);
    }
  }
}
