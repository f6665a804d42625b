// The chains of a game, turn by turn: for the bars on the result sheet.

/** The length of a chain that has ended, 0 for a turn without one; undefined when nothing ended. */
export type TurnOf<Event> = (event: Event) => number | undefined;

/** A follower that needs nothing but events. */
export class Turns<Event> {
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
  }

  tick({ events }: { readonly events: readonly Event[] }): void {
    const ended = chainsIn(events, this.#turnOf);
    if (ended.length > 0) this.#chains = [...this.#chains, ...ended];
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
