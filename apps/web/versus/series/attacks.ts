// The attacks of a round: those of the chains that still run, as the page shows them, and all of them for its end.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes, DuelTypes, Seated, Side } from '@rensa/engine';
import type { AttackStyle, TickView } from '@rensa/painters';
import type { Follower } from '../../run/seat.ts';

/** The attack of one turn of a side. */
export interface TurnAttack {
  readonly seat: Side;
  /** The tick of its first event. */
  readonly tick: number;
  readonly sent: number;
  /** Own garbage that it canceled. */
  readonly offset: number;
  /** Links of the chain. */
  readonly links: number;
}

/** A game, as far as it matters here. */
interface Fighting<G extends GameTypes> {
  readonly attacks: AttackStyle<G>;
  /** The length of a chain that has ended, 0 for a turn without one. */
  readonly turn: (event: G['event']) => number | undefined;
}

/** For how long an attack is shown when it is over. */
const SHOWN_TICKS = 120;
const SEATS = [0, 1] as const;

type Running = [TurnAttack | undefined, TurnAttack | undefined];

export class AttackLog<G extends GameTypes> implements Follower<DuelTypes<G>> {
  readonly #fighting: Fighting<G>;
  readonly #shown = signal<readonly [TurnAttack | undefined, TurnAttack | undefined]>([undefined, undefined]);
  #running: Running = [undefined, undefined];
  #all: readonly TurnAttack[] = [];

  constructor(fighting: Fighting<G>) {
    this.#fighting = fighting;
  }

  /** The attack of each side that runs or has just ended. */
  get shown(): ReadonlySignal<readonly [TurnAttack | undefined, TurnAttack | undefined]> {
    return this.#shown;
  }

  /** The attacks that have ended, oldest first. */
  get all(): readonly TurnAttack[] {
    return this.#all;
  }

  show(): void {
    this.#running = [undefined, undefined];
    this.#all = [];
    this.#shown.value = [undefined, undefined];
  }

  tick({ events, tick }: Pick<TickView<DuelTypes<G>>, 'events' | 'tick'>): void {
    for (const seat of SEATS)
      this.#hear(
        seat,
        events.filter((each) => each.seat === seat),
        tick,
      );
    this.#expire(tick);
  }

  /** A turn may end in the same tick in which it sends something. */
  #hear(seat: Side, events: readonly Seated<G['event']>[], tick: number): void {
    for (const { event } of events) this.#add(seat, event, tick);
    const links = events.map(({ event }) => this.#fighting.turn(event)).find((each) => each !== undefined);
    const attack = this.#running[seat];
    if (links === undefined || attack === undefined) return;
    this.#all = [...this.#all, { ...attack, links }];
    this.#running[seat] = undefined;
  }

  #add(seat: Side, event: G['event'], tick: number): void {
    const more = this.#fighting.attacks.exchanged(event);
    if (more === undefined) return;
    const { sent, offset, ...rest } = this.#running[seat] ?? { seat, tick, sent: 0, offset: 0, links: 0 };
    const attack = { ...rest, sent: sent + more.sent, offset: offset + more.offset };
    this.#running[seat] = attack;
    this.#display(seat, attack);
    this.#until[seat] = tick + SHOWN_TICKS;
  }

  readonly #until: [number, number] = [0, 0];

  #expire(tick: number): void {
    for (const seat of SEATS) {
      const over = this.#running[seat] === undefined && tick >= this.#until[seat];
      if (over && this.#shown.peek()[seat] !== undefined) this.#display(seat, undefined);
    }
  }

  #display(seat: Side, attack: TurnAttack | undefined): void {
    const [first, second] = this.#shown.peek();
    this.#shown.value = seat === 0 ? [attack, second] : [first, attack];
  }
}
