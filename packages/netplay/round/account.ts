// What a node knows of one side of a round, and of what its page was sent.

import type { Input } from '@rensa/engine';
import type { SidePair } from '../wire/messages.ts';

/** Epochs of a log that one owner can give: the higher part of an epoch is the number of the owner. */
const EPOCHS = 0x1_0000;

export class SideAccount {
  readonly log: Input[];
  epoch: number;
  /** Inputs that came too early, from the tick after the log on. */
  waiting: Input[] = [];
  /** The page is there. */
  isHere = false;
  /** Ticks of its log that it knows to be accepted, and for which it has a receipt. */
  told = 0;
  proven = 0;
  /** Ticks of the other log for which it has one. */
  provenOther = 0;
  /** It must get receipts at once. */
  needsProof = false;
  /** The idle ticks at the end of its log that it does not know. */
  idle = 0;
  /** Ticks of the other log that it was sent. */
  sent = 0;
  /** Cards of each row that it was sent. */
  dealt: readonly number[] = [];

  constructor(log: readonly Input[], owner: number) {
    this.log = [...log];
    this.epoch = owner * EPOCHS;
  }

  /** The page connects, with so much of the other log. */
  join(other: SideAccount, page: { readonly epoch: number; readonly have: number }): void {
    this.isHere = true;
    this.told = this.log.length;
    this.idle = 0;
    this.needsProof = true;
    this.dealt = [];
    this.sent = page.epoch === other.epoch ? Math.min(page.have, other.log.length) : 0;
  }

  /** Takes what is due of the inputs that wait. */
  admit(until: number): void {
    this.log.push(...this.waiting.splice(0, Math.max(0, until - this.log.length)));
  }

  /** The input of a tick, if it has come. */
  at(tick: number): Input | undefined {
    return tick <= this.log.length ? this.log[tick - 1] : this.waiting[tick - this.log.length - 1];
  }

  get length(): number {
    return this.log.length + this.waiting.length;
  }

  /** Writes ticks without an input. What comes from an older epoch is dropped from now on. */
  commitIdle(ticks: number): void {
    this.waiting = [];
    this.epoch++;
    this.idle += ticks;
    for (let i = 0; i < ticks; i++) this.log.push(0);
  }
}

/** What a page has of both logs. */
export interface PageState {
  readonly epochs: SidePair;
  readonly have: SidePair;
}
