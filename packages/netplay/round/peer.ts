// One side of a round, on its own device. Its inputs act at once. The state that both logs and the node have confirmed is
// kept, and everything after it is run again whenever something arrives.

import { type Duel, type GameTypes, hash, type Input, otherSide, type Result, type Side } from '@rensa/engine';
import { brokenSeal } from '../deal/seal.ts';
import type {
  AckMessage,
  DealMessage,
  EndMessage,
  FromPage,
  GapMessage,
  IdleMessage,
  InMessage,
  NetMessage,
  SidePair,
  Receipts,
  BeginMessage,
} from '../wire/messages.ts';
import { inputsIn } from '../wire/runs.ts';
import { inputMessages } from './bulk.ts';
import { type DuelStep, RoundKnowledge, type RoundHead, writeOver } from './knowledge.ts';
import { AFTER_CHANGE, EVERY, MARK_TICKS, ROLLBACK } from './limits.ts';

/**
 * What the next tick waits for: a card, inputs of the other side, the word of the node, or that the end is confirmed which
 * the own view has reached. After that it is over.
 */
export type Wait = 'card' | 'opponent' | 'node' | 'end' | 'over';

/** The own board was shown in another state than it is. */
export interface Correction<G extends GameTypes = GameTypes> {
  readonly tick: number;
  readonly shown: G['state'];
  readonly board: G['state'];
}

/** The round is over. A fault says what the node has done wrong. */
export interface PeerEnd {
  readonly end: EndMessage;
  readonly fault: 'hash' | 'commitment' | 'cards' | undefined;
}

export class Peer<G extends GameTypes = GameTypes> {
  readonly head: RoundHead<G>;
  readonly side: Side;
  readonly #other: Side;
  readonly #send: (message: FromPage) => void;
  readonly #known: RoundKnowledge<G>;
  readonly #own: Input[] = [];
  readonly #theirs: Input[] = [];
  readonly #epochs: [number, number] = [0, 0];
  readonly #confirmed: DuelStep<G>[] = [];
  #receipts: Receipts = [null, null];
  /** Ticks of the own log that the node has. */
  #accepted = 0;
  /** Ticks of it that were sent, and those that the node is about to send. */
  #sent = 0;
  #owed = 0;
  /** An input that was not sent differs from the one before. */
  #hasChanged = false;
  #view: Duel<G['state']> | undefined;
  /** The own board as it was shown last. */
  #shown: G['state'] | undefined;
  /** The node has said what it has, so that inputs can be sent. */
  #isOpen = false;
  /** A node that took over collects both logs. What is played now would only be late. */
  #isGathering = false;
  #end: EndMessage | undefined;
  #ended: PeerEnd | undefined;
  /** Ticks that were confirmed before everything was run again. */
  #told = 0;

  constructor(head: RoundHead<G>, side: Side, send: (message: FromPage) => void) {
    this.head = head;
    this.side = side;
    this.#other = otherSide(side);
    this.#send = send;
    const cards = (head.duel.ranges?.(head.setup) ?? []).map(() => []);
    this.#known = new RoundKnowledge(head, cards, side === 0 ? [this.#own, this.#theirs] : [this.#theirs, this.#own]);
  }

  /** Own ticks that were played. */
  get tick(): number {
    return this.#own.length;
  }

  /** Ticks of the other side that have come. */
  get known(): number {
    return this.#theirs.length;
  }

  /** Own ticks that the node has. */
  get accepted(): number {
    return this.#accepted;
  }

  /** Ticks that can never change. */
  get settled(): number {
    return this.#known.tick;
  }

  /** Both boards: the own one now, the other as if nobody pressed anything since. Undefined until it is dealt. */
  get view(): Duel<G['state']> | undefined {
    return this.#view;
  }

  /** Both boards as they were when everything was confirmed. */
  get state(): Duel<G['state']> | undefined {
    return this.#known.state;
  }

  /** The result, once it is confirmed. */
  get result(): Result | undefined {
    return this.#known.result;
  }

  /** One input per tick and side, as far as they are known. */
  get logs(): readonly [readonly Input[], readonly Input[]] {
    return this.#known.logs;
  }

  get ended(): PeerEnd | undefined {
    return this.#ended;
  }

  /** The parts of `hello`. */
  get epochs(): SidePair {
    return [...this.#epochs];
  }

  get have(): SidePair {
    return [this.logs[0].length, this.logs[1].length];
  }

  /** There is a new connection: the node speaks first. */
  connect(): void {
    this.#isOpen = false;
  }

  /** One own tick, or what it waits for. */
  advance(given: Input): DuelStep<G> | Wait {
    const step = this.#waitsFor() ?? this.#play(this.head.duel.known(given));
    // While it waits nothing may be held back: what it waits for may depend on that.
    if (typeof step === 'string') this.#flush();
    return step;
  }

  /** Returns how the own board was shown wrongly, if it was. */
  hear(message: NetMessage): Correction<G> | undefined {
    switch (message.type) {
      case 'in':
        return message.side === this.side ? this.#hearOwn(message) : this.#hearOther(message);
      case 'ack':
        return this.#hearAck(message);
      case 'idle':
        return this.#hearIdle(message);
      case 'deal':
        return this.#hearDeal(message);
      case 'begin':
        return this.#hearBegin(message);
      case 'end':
        this.#end = message;
        return this.#runAgain();
      case 'gap':
        return this.#fill(message);
      case 'gather':
        return this.#answer();
      default:
        return undefined;
    }
  }

  /** Ticks that were confirmed since the last call. */
  confirmed(): readonly DuelStep<G>[] {
    return this.#confirmed.splice(0);
  }

  #waitsFor(): Wait | undefined {
    if (this.#ended !== undefined || this.result !== undefined) return 'over';
    if (this.#owed > 0 || this.#isGathering) return 'node';
    if (this.#view === undefined) return 'card';
    if (this.head.duel.result(this.#view) !== undefined) return 'end';
    return this.tick - this.known >= ROLLBACK ? 'opponent' : undefined;
  }

  #play(input: Input): DuelStep<G> | 'card' {
    const { duel } = this.head;
    const before = this.#view;
    if (before === undefined) return 'card';
    const inputs: [Input, Input] = [0, 0];
    inputs[this.side] = input;
    inputs[this.#other] = this.#theirs[this.tick] ?? 0;
    const { state, events } = duel.step(before, inputs, this.#known.cards);
    if (!this.#known.isBoardDealt(state.boards[this.side])) return 'card';
    if (input !== (this.#own.at(-1) ?? 0)) this.#hasChanged = true;
    this.#own.push(input);
    this.#view = state;
    this.#shown = state.boards[this.side];
    this.#report(duel.board.isSteered(before.boards[this.side]) && !duel.board.isSteered(state.boards[this.side]));
    return { before, after: state, events, tick: this.tick };
  }

  #hearOther({ epoch, from, runs }: InMessage): Correction<G> | undefined {
    if (epoch < this.#epochs[this.#other]) return undefined;
    if (from > this.known + 1) return this.#ask(this.#other);
    this.#epochs[this.#other] = epoch;
    if (writeOver(this.#theirs, from, inputsIn(runs)) <= this.#known.tick) this.#known.restart();
    return this.#runAgain();
  }

  /** The log of the node is right. What follows here stays if all before it is the same. */
  #hearOwn({ epoch, from, runs }: InMessage): Correction<G> | undefined {
    if (epoch < this.#epochs[this.side]) return undefined;
    if (from > this.tick + 1) return this.#ask(this.side);
    return this.#settle(epoch, from, inputsIn(runs));
  }

  #hearIdle({ epoch, from, ticks }: IdleMessage): Correction<G> | undefined {
    if (epoch < this.#epochs[this.side]) return undefined;
    if (from > this.tick + 1) return this.#ask(this.side);
    return this.#settle(
      epoch,
      from,
      Array.from({ length: ticks }, () => 0),
    );
  }

  #settle(epoch: number, from: number, inputs: readonly Input[]): Correction<G> | undefined {
    this.#epochs[this.side] = epoch;
    if (writeOver(this.#own, from, inputs) <= this.#known.tick) this.#known.restart();
    this.#accepted = from + inputs.length - 1;
    if (this.#accepted >= this.#owed) this.#owed = 0;
    this.#sent = this.#accepted;
    const correction = this.#runAgain();
    this.#flush();
    return correction;
  }

  #hearAck({ epoch, have, receipts }: AckMessage): Correction<G> | undefined {
    if (receipts !== undefined) this.#receipts = [receipts[0] ?? this.#receipts[0], receipts[1] ?? this.#receipts[1]];
    if (epoch !== this.#epochs[this.side] || have <= this.#accepted) return undefined;
    this.#accepted = Math.min(have, this.tick);
    return this.#runAgain();
  }

  #hearDeal({ rows }: DealMessage): Correction<G> | undefined {
    rows.forEach(({ from, cards }, i) => {
      const row = this.#known.cards[i];
      if (row !== undefined && from <= row.length) row.push(...cards.slice(row.length - from));
    });
    return this.#runAgain();
  }

  /** The round begins, or the page has connected again: the node says how much of both logs it has. */
  #hearBegin({ epochs, have }: BeginMessage): Correction<G> | undefined {
    const [own, other] = [this.side, this.#other];
    // The word of a node that no longer owns the match.
    if (epochs[own] < this.#epochs[own] || epochs[other] < this.#epochs[other]) return undefined;
    this.#isGathering = false;
    this.#isOpen = true;
    if (epochs[other] !== this.#epochs[other] && have[other] < this.known) this.#forget(this.#theirs, have[other]);
    this.#epochs[other] = epochs[other];
    const isSame = epochs[own] === this.#epochs[own] && have[own] <= this.tick;
    this.#epochs[own] = epochs[own];
    this.#accepted = isSame ? have[own] : 0;
    this.#owed = isSame ? 0 : have[own];
    this.#sent = have[own];
    const correction = this.#runAgain();
    this.#flush();
    return correction;
  }

  /** Asks for what follows the part of a log that is known. */
  #ask(side: Side): undefined {
    this.#send({ type: 'gap', side, from: this.have[side] + 1 });
  }

  #forget(log: Input[], length: number): void {
    log.length = length;
    if (length < this.#known.tick) this.#known.restart();
  }

  #fill({ side, from }: GapMessage): undefined {
    if (side === this.side && this.#owed === 0 && from <= this.tick) this.#sendLog(side, from);
  }

  /** Both logs, for a node that has taken over. */
  #answer(): undefined {
    this.#isGathering = true;
    this.#sendLog(0, 1);
    this.#sendLog(1, 1);
    const { round } = this.head;
    this.#send({ type: 'done', round, epochs: this.epochs, have: this.have, receipts: this.#receipts });
  }

  #sendLog(side: Side, from: number): void {
    const log = this.#known.logs[side];
    for (const message of inputMessages(side, this.#epochs[side], log, from, log.length)) this.#send(message);
    if (side !== this.side) return;
    this.#sent = log.length;
    this.#hasChanged = false;
  }

  /** Sends what is due: at once when a piece has locked, because attacks begin there. */
  #report(hasLocked: boolean): void {
    const most = this.#hasChanged ? AFTER_CHANGE : EVERY;
    if (hasLocked || this.tick - this.#sent >= most) this.#flush();
  }

  #flush(): void {
    if (this.#isOpen && this.#owed === 0 && this.tick > this.#sent) this.#sendLog(this.side, this.#sent + 1);
  }

  #runAgain(): Correction<G> | undefined {
    this.#confirm();
    const { state, tick } = this.#known;
    this.#view = state && this.#known.runOn(this.tick, state, tick);
    this.#close();
    return this.#view && this.#corrected(this.#view);
  }

  #corrected(view: Duel<G['state']>): Correction<G> | undefined {
    const [shown, board] = [this.#shown, view.boards[this.side]];
    // A card of it is still on its way.
    if (!this.#known.isBoardDealt(board)) return undefined;
    this.#shown = board;
    // The other side has ended the round a moment ago: that is no fault in what was shown.
    if (shown === undefined || this.head.duel.result(view) !== undefined) return undefined;
    return hash(shown) === hash(board) ? undefined : { tick: this.tick, shown, board };
  }

  #confirm(): void {
    const to = Math.min(this.#accepted, this.known, this.#end?.tick ?? Infinity);
    if (to < this.#known.tick) this.#known.restart();
    this.#known.run(to, (step) => {
      if (step.tick <= this.#told) return;
      this.#told = step.tick;
      this.#confirmed.push(step);
      if (step.tick % MARK_TICKS === 0) this.#send({ type: 'mark', tick: step.tick, hash: hash(step.after) });
    });
  }

  /** Checks the end, once everything is known that led there. */
  #close(): void {
    const end = this.#end;
    if (end === undefined || this.#ended !== undefined || this.#known.tick !== end.tick) return;
    const isReached = hash(this.#known.state) === end.hash;
    this.#ended = { end, fault: isReached ? this.#brokenSeal(end.key) : 'hash' };
  }

  #brokenSeal(key: string): 'commitment' | 'cards' | undefined {
    const { duel, setup, match, round, commitment } = this.head;
    return brokenSeal(duel, setup, { match, round, commitment, key, cards: this.#known.cards });
  }
}
