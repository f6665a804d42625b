// One who watches a match: gets the confirmed ticks of both logs and the cards in them, ranked ones a while later.

import { type GameTypes, SIDES } from '@rensa/engine';
import { cardMessages, inputMessages } from '../round/bulk.ts';
import type { Referee } from '../round/referee.ts';
import type { FromNode } from '../wire/messages.ts';
import { type RoundTime, tickAt } from './clock.ts';

/** Ticks of a batch. */
const BATCH = 12;

export interface RoundInSight<G extends GameTypes = GameTypes> {
  readonly referee: Referee<G>;
  readonly time: RoundTime;
}

export class Watcher<G extends GameTypes = GameTypes> {
  readonly #send: (message: FromNode) => void;
  /** Ticks by which everything is late. */
  readonly #delay: number;
  #round: RoundInSight<G> | undefined;
  #sent = 0;
  #dealt: readonly number[] = [];
  #hasEnded = false;
  #isClosed = false;

  constructor(delay: number, send: (message: FromNode) => void) {
    this.#delay = delay;
    this.#send = send;
  }

  /** Has everything of a round been told? */
  hasSeen(round: RoundInSight<G> | undefined): boolean {
    return round === undefined || (this.#hasEnded && this.#round?.referee === round.referee);
  }

  /** Tells what is due of a round. One that was not told to its end comes first. */
  tell(next: RoundInSight<G> | undefined, now: number): void {
    if (next !== undefined && (this.#round === undefined || this.#hasEnded) && !this.hasSeen(next)) this.#enter(next);
    if (this.#round === undefined || this.#hasEnded) return;
    // The clock of a round that has ended goes on here.
    const { referee, time } = this.#round;
    const isSame = next?.referee === referee;
    const { tick, end } = referee;
    const to = Math.min(tick, tickAt(isSame ? next.time : time, now) - this.#delay);
    const isLast = end !== undefined && to >= end.tick;
    if (isLast || to >= this.#sent + BATCH) this.#sendTo(referee, to);
    if (!isLast) return;
    this.#send(referee.endMessage(end));
    this.#hasEnded = true;
  }

  /** The last message: everything was told. */
  close(over: FromNode): void {
    if (!this.#isClosed) this.#send(over);
    this.#isClosed = true;
  }

  #enter(round: RoundInSight<G>): void {
    const { head, epochs } = round.referee;
    this.#round = round;
    this.#sent = 0;
    this.#dealt = [];
    this.#hasEnded = false;
    const startAt = round.time.startAt + Math.ceil((this.#delay * 1000) / 60);
    this.#send({ type: 'begin', round: head.round, commitment: head.commitment, startAt, epochs, have: [0, 0] });
    this.#deal(round.referee, 0);
  }

  #sendTo(referee: Referee<G>, to: number): void {
    this.#deal(referee, to);
    for (const side of SIDES) {
      const messages = inputMessages(side, referee.epochs[side], referee.logs[side], this.#sent + 1, to);
      for (const message of messages) this.#send(message);
    }
    this.#sent = Math.max(this.#sent, to);
  }

  #deal(referee: Referee<G>, tick: number): void {
    const used = referee.usedAt(tick);
    for (const message of cardMessages(referee.cards, this.#dealt, used)) this.#send(message);
    this.#dealt = used;
  }
}
