// How often the board was cleared, for games that do not count it themselves.

import type { TickView } from '@rensa/painters';
import type { Follower } from '../../run/seat.ts';

export type IsAllClear<Event> = (event: Event) => boolean;

export class AllClears<Event> implements Follower<unknown, Event> {
  readonly #isAllClear: IsAllClear<Event>;
  #count = 0;

  constructor(isAllClear: IsAllClear<Event> = () => false) {
    this.#isAllClear = isAllClear;
  }

  get count(): number {
    return this.#count;
  }

  show(): void {
    this.restore(0);
  }

  /** Goes on from those of a saved game. */
  restore(count: number): void {
    this.#count = count;
  }

  tick({ events }: Pick<TickView<unknown, Event>, 'events'>): void {
    this.#count += events.filter(this.#isAllClear).length;
  }
}
