// The chains of a game, turn by turn: for the bars on the result sheet, and for those who listen.

import { signal } from '@preact/signals';
import type { TickView } from '@rensa/stage';
import type { Follower } from '../run/seat.ts';

/** The length of a chain that has ended, 0 for a turn without one; undefined when nothing ended. */
export type TurnOf<Event> = (event: Event) => number | undefined;

/** A chain from here on is announced. */
const ANNOUNCED_LINKS = 3;

export class Turns<Event> implements Follower<unknown, Event> {
  /** The last chain worth announcing, 0 for none. */
  readonly announced = signal(0);
  readonly #turnOf: TurnOf<Event>;
  #chains: readonly number[] = [];

  constructor(turnOf: TurnOf<Event>) {
    this.#turnOf = turnOf;
  }

  /** The chain lengths of all turns so far. */
  get chains(): readonly number[] {
    return this.#chains;
  }

  show(): void {
    this.restore([]);
  }

  /** Goes on from the turns of a saved game. */
  restore(chains: readonly number[]): void {
    this.#chains = chains;
    this.announced.value = 0;
  }

  tick({ events }: Pick<TickView<unknown, Event>, 'events'>): void {
    const ended = chainsIn(events, this.#turnOf);
    if (ended.length === 0) return;
    this.#chains = [...this.#chains, ...ended];
    const longest = Math.max(...ended);
    if (longest >= ANNOUNCED_LINKS) this.announced.value = longest;
  }
}

export function chainsIn<Event>(events: readonly Event[], turnOf: TurnOf<Event>): readonly number[] {
  return events.flatMap((event) => turnOf(event) ?? []);
}

/** At most `most` bars: in a long game neighboring turns share one, which shows the longest of their chains. */
export function bars(chains: readonly number[], most: number): readonly number[] {
  const share = Math.max(1, Math.ceil(chains.length / most));
  const out: number[] = [];
  for (let i = 0; i < chains.length; i += share) out.push(Math.max(...chains.slice(i, i + share)));
  return out;
}
