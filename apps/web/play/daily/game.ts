// The daily run of one game on its page: the one ranked try of a day, and practice of the same run.

import { signal } from '@preact/signals';
import type { FallingTypes } from '@rensa/games/falling';
import { daysAfter, today } from '../../base/calendar/days.ts';
import { earnDays } from '../../listing/days.ts';
import { noteDone } from '../../listing/freezes.ts';
import { isEnded } from '../saves/ended.ts';
import { loadRun, type SavedGame } from '../saves/save.ts';
import type { SoloGame } from '../solo/solo.ts';
import type { GameUi } from '../ui/ui.ts';
import { dailySeed } from './seed.ts';
import { dailyWords } from './text/text.ts';
import { beginTry, countsAsDay, type DailyTry, noteTry, triesOf, tryName, tryOf } from './tries.ts';

/** `try`: the one that counts. */
export type DailyKind = 'try' | 'practice';

export class DailyGame<G extends FallingTypes> {
  readonly solo: SoloGame<G>;
  readonly kind = signal<DailyKind>('try');
  /** The day whose run is played. */
  readonly date = signal(today.value);
  readonly tries = signal<readonly DailyTry[]>([]);
  readonly #ui: GameUi<G>;

  constructor(solo: SoloGame<G>) {
    this.solo = solo;
    this.#ui = solo.ui;
    this.read();
    solo.label = () => dailyWords().oneTryLabel;
    solo.onKept = (state) => this.#note(state);
    solo.onFinished = (state) => this.#finish(state);
    solo.replayId.subscribe((replay) => this.#noteReplay(replay));
  }

  get id(): string {
    return this.#ui.game.id;
  }

  /** The day's try, as far as it is known. */
  get done(): DailyTry | undefined {
    const found = tryOf(this.tries.value, this.date.value);
    return found?.ended === null ? undefined : found;
  }

  read(): void {
    this.tries.value = triesOf(this.id);
  }

  /** Takes up a try that was left; it waits, paused. False when there was none. */
  takeUp(date: string): boolean {
    const left = tryOf(this.tries.value, date);
    if (left === undefined || left.ended !== null || isEnded(tryName(this.id, date))) return false;
    this.date.value = date;
    this.kind.value = 'try';
    const saved = this.#saved(date);
    if (saved === undefined) this.#startTry();
    else this.solo.adopt(saved, date);
    return true;
  }

  /** Yesterday's, as long as it can be finished. */
  get unfinished(): string | undefined {
    const date = daysAfter(today.value, -1);
    const left = tryOf(this.tries.value, date);
    return left?.ended === null && this.#saved(date) !== undefined ? date : undefined;
  }

  /** Takes today's try. In another tab it may have begun already: then it goes on here. */
  begin(): void {
    this.read();
    this.date.value = today.value;
    if (!beginTry(this.id, this.date.value)) return void (this.takeUp(this.date.value) || this.read());
    this.read();
    this.#startTry();
  }

  practice(): void {
    this.kind.value = 'practice';
    const { setup } = this.#ui.daily;
    this.solo.start(setup, dailySeed(this.id, this.date.value), {
      uncounted: 'practice',
      kept: false,
      daily: this.date.value,
    });
  }

  /** Ends practice: the day's sheet is shown again. */
  rest(): void {
    this.read();
    this.solo.rest();
  }

  #startTry(): void {
    const [date, { setup }] = [this.date.value, this.#ui.daily];
    this.kind.value = 'try';
    this.solo.start(setup, dailySeed(this.id, date), { name: tryName(this.id, date), daily: date });
  }

  #saved(date: string): SavedGame<G> | undefined {
    return loadRun(this.#ui, tryName(this.id, date));
  }

  #note({ score, maxChain }: G['state']): void {
    if (this.kind.value === 'try') noteTry(this.id, this.date.value, { score, chain: maxChain });
  }

  #finish({ score, maxChain }: G['state']): void {
    if (this.kind.value !== 'try') return;
    const [date, ranked] = [this.date.value, this.solo.uncounted.value === undefined];
    const end = { score, chain: maxChain, ended: today.value, ranked };
    noteTry(this.id, date, end);
    this.read();
    // A browser that keeps nothing shows the result all the same.
    if (this.done === undefined) this.tries.value = [...this.tries.value, { date, replay: null, ...end }];
    if (!this.done || !countsAsDay(this.done)) return;
    noteDone(date);
    earnDays();
  }

  #noteReplay(replay: number | undefined): void {
    if (replay === undefined || this.kind.value !== 'try') return;
    noteTry(this.id, this.date.value, { replay });
    this.read();
  }
}
