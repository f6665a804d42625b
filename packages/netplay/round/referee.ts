// The node's side of a round: it checks and joins both logs, runs them, passes them on, reveals cards and ends the round.

import {
  boardSetup,
  cutCards,
  type Duel,
  type GameTypes,
  hash,
  type Input,
  otherSide,
  type Replay,
  REPLAY_FORMAT,
  roundWinner,
  type Side,
  SIDES,
  ticksOf,
} from '@rensa/engine';
import { type SealedDeck, deckOf, roundKey } from '../deal/seal.ts';
import type {
  EndReason,
  FromNode,
  GapMessage,
  InMessage,
  MarkMessage,
  Receipt,
  Receipts,
  SidePair,
} from '../wire/messages.ts';
import { inputsIn, runsIn } from '../wire/runs.ts';
import { type PageState, SideAccount } from './account.ts';
import { cardMessages, inputMessages } from './bulk.ts';
import { RoundKnowledge, type RoundHead } from './knowledge.ts';
import { EARLY, HOLD, MARK_TICKS, MAX_ROUND_TICKS, type PlayRules, RECEIPT_TICKS, TOO_EARLY } from './limits.ts';
import { Notary } from './receipts.ts';
import { Revealer } from './reveal.ts';

/** What a page must not do. `forged` ends the match against its side, the others end its connection. */
export type Breach = 'forged' | 'early' | 'message' | 'state';

export interface RoundOrder<G extends GameTypes = GameTypes> {
  readonly head: RoundHead<G>;
  /** The secret of the match, 32 bytes as hex digits. */
  readonly secret: string;
  readonly play: PlayRules;
  /** The number of this node among those that have owned the match, from 1. */
  readonly owner: number;
  /** The logs that a node has gathered when it took over. */
  readonly logs?: readonly [readonly Input[], readonly Input[]];
}

export interface RoundEnd {
  readonly tick: number;
  readonly winner: Side | null;
  readonly reason: EndReason;
  readonly replay: Replay;
}

/** Cards that are dealt beyond the used ones, more than are used while one side is ahead of the other. */
const SPARE = 64;
const KEPT_MARKS = 4;

export class Referee<G extends GameTypes = GameTypes> {
  readonly head: RoundHead<G>;
  readonly #order: RoundOrder<G>;
  readonly #send: (side: Side, message: FromNode) => void;
  readonly #key: string;
  readonly #deck: SealedDeck;
  readonly #known: RoundKnowledge<G>;
  readonly #revealer: Revealer<G>;
  readonly #notary: Notary;
  readonly #sides: readonly [SideAccount, SideAccount];
  /** Hashes of the latest states for `mark`, by tick. */
  readonly #marks = new Map<number, string>();
  /** Cards that were used from a tick on. */
  readonly #uses: { readonly tick: number; readonly used: readonly number[] }[] = [];
  /** Cards of each row that each side may know. */
  #counts: readonly [readonly number[], readonly number[]] = [[], []];
  #end: RoundEnd | undefined;

  constructor(order: RoundOrder<G>, send: (side: Side, message: FromNode) => void) {
    const { head, secret, owner, logs = [[], []] } = order;
    this.head = head;
    this.#order = order;
    this.#send = send;
    this.#key = roundKey(secret, head);
    this.#deck = deckOf(head.duel, head.setup, this.#key);
    this.#notary = new Notary(secret, head);
    this.#sides = [new SideAccount(logs[0], owner), new SideAccount(logs[1], owner)];
    this.#deck.deal(this.#deck.cards.map(() => SPARE));
    this.#known = new RoundKnowledge(head, this.#deck.cards, [this.#sides[0].log, this.#sides[1].log]);
    this.#revealer = new Revealer(this.#known, order.play.ahead, head.duel.board.lead(boardSetup(head.setup)));
    this.#settle();
  }

  /** The last tick that both logs cover. */
  get tick(): number {
    return this.#known.tick;
  }

  get state(): Duel<G['state']> {
    const { state } = this.#known;
    if (state === undefined) throw new Error('the deck has too few cards for the start');
    return state;
  }

  get end(): RoundEnd | undefined {
    return this.#end;
  }

  get epochs(): SidePair {
    return [this.#sides[0].epoch, this.#sides[1].epoch];
  }

  get have(): SidePair {
    return [this.#sides[0].log.length, this.#sides[1].log.length];
  }

  get logs(): readonly [readonly Input[], readonly Input[]] {
    return this.#known.logs;
  }

  get cards(): readonly (readonly number[])[] {
    return this.#deck.cards;
  }

  /** Cards of each row that both boards had used after a tick. */
  usedAt(tick: number): readonly number[] {
    return this.#uses.findLast((use) => use.tick <= tick)?.used ?? [];
  }

  /** A page has connected: sends what it lacks. It has had `seat` before. */
  join(side: Side, { epochs, have }: PageState): void {
    const [own, other] = [this.#sides[side], this.#sides[otherSide(side)]];
    own.join(other, { epoch: epochs[otherSide(side)], have: have[otherSide(side)] });
    const from = epochs[side] === own.epoch ? have[side] + 1 : 1;
    for (const message of inputMessages(side, own.epoch, own.log, from, own.log.length)) this.#send(side, message);
    this.#tell(side);
  }

  leave(side: Side): void {
    this.#sides[side].isHere = false;
  }

  /** `now` is the tick that is due by the clock of the round. */
  hear(side: Side, message: InMessage | GapMessage | MarkMessage, now: number): Breach | undefined {
    if (this.#end !== undefined) return undefined;
    if (message.type === 'in') return this.#take(side, message, now);
    if (message.type === 'gap') return this.#fill(side, message);
    const mark = this.#marks.get(message.tick);
    return mark !== undefined && mark !== message.hash ? 'state' : undefined;
  }

  /** Takes inputs that are due by now, and writes idle ticks into a log that is late. */
  clock(now: number): void {
    if (this.#end !== undefined) return;
    const { late } = this.#order.play;
    let hasChanged = false;
    for (const account of this.#sides) {
      const before = account.log.length;
      account.admit(now + EARLY);
      if (now - account.log.length > late) this.#commitIdle(account, now - late / 2);
      hasChanged ||= account.log.length > before;
    }
    if (hasChanged) this.#settle();
  }

  /** Ends the round where it is. */
  stop(winner: Side | null, reason: EndReason): void {
    if (this.#end !== undefined) return;
    this.#end = { tick: this.tick, winner, reason, replay: this.#replay() };
    this.#counts = [this.usedAt(this.tick), this.usedAt(this.tick)];
    for (const side of SIDES) this.#tell(side);
  }

  /** Both sides get a proof: only the node knows that the owner of the log has not pressed anything. */
  #commitIdle(account: SideAccount, to: number): void {
    account.commitIdle(to - account.log.length);
    for (const each of this.#sides) each.needsProof = true;
  }

  #take(side: Side, { side: of, epoch, from, runs }: InMessage, now: number): Breach | undefined {
    const account = this.#sides[side];
    if (of !== side) return 'forged';
    if (epoch !== account.epoch) return undefined;
    if (from === 0) return 'message';
    if (from > account.length + 1) return this.#ask(side, account.length + 1);
    if (from + ticksOf(runs) - 1 > now + TOO_EARLY) return 'early';
    const inputs = inputsIn(runs);
    if (inputs.some((input) => this.head.duel.known(input) !== input)) return 'message';
    const fresh = account.length + 1 - from;
    if (inputs.some((input, i) => i < fresh && account.at(from + i) !== input)) return 'forged';
    account.waiting.push(...inputs.slice(fresh));
    account.admit(now + EARLY);
    this.#settle();
    return undefined;
  }

  #ask(side: Side, from: number): undefined {
    this.#send(side, { type: 'gap', side, from });
  }

  /** Sends a part of the other log again. */
  #fill(side: Side, { side: of, from }: GapMessage): Breach | undefined {
    const account = this.#sides[side];
    if (from === 0) return 'message';
    if (of === side) {
      for (const message of inputMessages(side, account.epoch, account.log, from, account.log.length)) {
        this.#send(side, message);
      }
    } else {
      account.sent = Math.min(account.sent, from - 1);
      this.#tell(side);
    }
    return undefined;
  }

  #settle(): void {
    const { duel } = this.head;
    if (this.#uses.length === 0) this.#uses.push({ tick: 0, used: duel.used?.(this.state) ?? [] });
    this.#known.run(Math.min(...this.have, MAX_ROUND_TICKS), ({ tick, after }) => this.#note(tick, after));
    const result = duel.result(this.state);
    if (result !== undefined) return this.stop(roundWinner(result), 'played');
    if (this.tick >= MAX_ROUND_TICKS) return this.stop(null, 'long');
    this.#counts = [this.#revealer.countsFor(0, this.state), this.#revealer.countsFor(1, this.state)];
    for (const side of SIDES) this.#tell(side);
  }

  #note(tick: number, state: Duel<G['state']>): void {
    const used = this.head.duel.used?.(state) ?? [];
    const before = this.#uses.at(-1)?.used;
    if (used.some((count, row) => count !== before?.[row])) {
      this.#uses.push({ tick, used });
      this.#deck.deal(used.map((count) => count + SPARE));
    }
    if (tick % MARK_TICKS !== 0) return;
    this.#marks.set(tick, hash(state));
    this.#marks.delete(tick - KEPT_MARKS * MARK_TICKS);
  }

  /** Sends a page what is new for it. Cards come last: they belong to boards that it can compute from the rest. */
  #tell(side: Side): void {
    const account = this.#sides[side];
    if (!account.isHere) return;
    this.#forward(side);
    if (account.log.length > account.told || account.needsProof) this.#accept(side);
    this.#deal(side);
    if (this.#end !== undefined) this.#send(side, this.endMessage(this.#end));
  }

  #deal(side: Side): void {
    const account = this.#sides[side];
    const counts = this.#counts[side];
    if (counts.every((count, row) => count <= (account.dealt[row] ?? 0))) return;
    const most = counts.map((count, row) => Math.max(count, account.dealt[row] ?? 0));
    for (const message of cardMessages(this.#deck.cards, account.dealt, most)) this.#send(side, message);
    account.dealt = most;
  }

  #forward(side: Side): void {
    const [account, other] = [this.#sides[side], this.#sides[otherSide(side)]];
    const to = this.#end?.tick ?? Math.min(other.log.length, account.log.length + HOLD);
    if (to <= account.sent) return;
    for (const message of inputMessages(otherSide(side), other.epoch, other.log, account.sent + 1, to)) {
      this.#send(side, message);
    }
    account.sent = to;
    if (to >= account.provenOther + RECEIPT_TICKS) account.needsProof = true;
  }

  #accept(side: Side): void {
    const account = this.#sides[side];
    const { epoch, log, idle } = account;
    const have = log.length;
    const isDue = account.needsProof || have >= account.proven + RECEIPT_TICKS;
    if (idle > 0) this.#send(side, { type: 'idle', epoch, from: have - idle + 1, ticks: idle });
    if (idle === 0 || isDue) this.#send(side, { type: 'ack', epoch, have, ...(isDue && this.#receipts(side)) });
    account.told = have;
    account.idle = 0;
    account.needsProof = false;
    if (isDue) [account.proven, account.provenOther] = [have, account.sent];
  }

  /** Of its own log, and of the other as far as it was sent. */
  #receipts(side: Side): { readonly receipts: Receipts } {
    const receiptOf = (of: Side): Receipt => {
      const { epoch, log } = this.#sides[of];
      return this.#notary.receipt(of, epoch, log, of === side ? log.length : this.#sides[side].sent);
    };
    return { receipts: [receiptOf(0), receiptOf(1)] };
  }

  /** The message about the end. */
  endMessage({ tick, winner, reason, replay }: RoundEnd): FromNode {
    return { type: 'end', round: this.head.round, tick, hash: replay.hash, winner, reason, key: this.#key };
  }

  #replay(): Replay {
    const { duel, setup } = this.head;
    return {
      format: REPLAY_FORMAT,
      game: duel.id,
      version: duel.version,
      setup,
      seed: 0,
      cards: cutCards(this.#deck.cards, duel.used?.(this.state) ?? []),
      ticks: this.tick,
      log: this.logs.map((log) => runsIn(log, 1, this.tick)),
      hash: hash(this.state),
    };
  }
}
