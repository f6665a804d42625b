// A match as one page sees it: its side, the round that is played, and what the node has told.

import type { DuelGame, GameTypes, Side } from '@rensa/engine';
import { type Correction, Peer } from '../round/peer.ts';
import {
  type AskWhat,
  type BeginMessage,
  type DeskPhase,
  type EndMessage,
  type FromPage,
  type NetMessage,
  type NoMessage,
  type OverMessage,
  PROTOCOL,
  type SeatMessage,
  type SidePair,
  type ToldMessage,
  type WireForm,
} from '../wire/messages.ts';
import type { RoundTime } from './clock.ts';
import { type MatchHead, parseHead } from './head.ts';
import { NodeClock } from './pacer.ts';

export interface PlaceOrder<G extends GameTypes = GameTypes> {
  readonly match: string;
  /** Without it one watches. */
  readonly token?: string;
  /** The games of the page and their versions. */
  readonly versions: string;
  readonly form: WireForm;
  /** The game of a match. Throws where the page has none, or another version. */
  readonly duelOf: (head: MatchHead) => DuelGame<G>;
  readonly send: (message: FromPage) => void;
  /** The page plays its next round without being asked. */
  readonly isEager?: boolean;
}

export class MatchPlace<G extends GameTypes = GameTypes> {
  readonly clock = new NodeClock();
  readonly #order: PlaceOrder<G>;
  #seat: SeatMessage | undefined;
  #head: MatchHead | undefined;
  #duel: DuelGame<G> | undefined;
  #peer: Peer<G> | undefined;
  #time: RoundTime | undefined;
  #round = 0;
  #wins: SidePair = [0, 0];
  /** The round that this page is ready for. */
  #ready = 0;
  #over: OverMessage | undefined;
  #refusal: NoMessage | undefined;
  /** The latest of each kind that was told about the other side. */
  readonly #told = new Map<ToldMessage['what'], ToldMessage>();

  constructor(order: PlaceOrder<G>) {
    this.#order = order;
  }

  /** Undefined until the node has answered, null for one who watches. */
  get side(): Side | null | undefined {
    return this.#seat?.side;
  }

  get head(): MatchHead | undefined {
    return this.#head;
  }

  /** The round that is played or was played last. */
  get peer(): Peer<G> | undefined {
    return this.#peer;
  }

  get round(): number {
    return this.#round;
  }

  get wins(): SidePair {
    return this.#wins;
  }

  /** The clock of the round that is played. */
  get time(): RoundTime | undefined {
    return this.#time;
  }

  get over(): OverMessage | undefined {
    return this.#over;
  }

  /** Why the node has ended the connection. */
  get refusal(): NoMessage | undefined {
    return this.#refusal;
  }

  told(what: ToldMessage['what']): ToldMessage | undefined {
    return this.#told.get(what);
  }

  /** `now` is in milliseconds of the node. */
  phase(now: number): DeskPhase {
    if (this.#over !== undefined) return 'over';
    if (this.#time === undefined) return this.#seat?.phase === 'gathering' ? 'gathering' : 'ready';
    if (this.#time.stopAt !== undefined) return 'paused';
    return now < this.#time.startAt ? 'countdown' : 'playing';
  }

  /** A connection is there. */
  connect(): void {
    const { match, token, versions, form, send } = this.#order;
    const { epochs = NONE, have = NONE } = this.#peer ?? {};
    const round = this.#peer?.head.round ?? 0;
    this.#refusal = undefined;
    this.#peer?.connect();
    send({
      type: 'hello',
      protocol: PROTOCOL,
      form,
      match,
      ...(token !== undefined && { token }),
      versions,
      round,
      epochs,
      have,
    });
  }

  ping(now: number): void {
    this.#order.send({ type: 'ping', t: Math.floor(now) });
  }

  /** The next round may begin. */
  ready(): void {
    this.#ready = this.#round;
    this.#order.send({ type: 'ready', round: this.#round });
  }

  ask(what: AskWhat, which?: number): void {
    this.#order.send({ type: 'ask', what, ...(which !== undefined && { which }) });
  }

  /** `now` is in milliseconds of the page. Returns how the own board was shown wrongly, if it was. */
  hear(message: NetMessage, now: number): Correction<G> | undefined {
    switch (message.type) {
      case 'seat':
        return this.#hearSeat(message);
      case 'begin':
        return this.#hearBegin(message);
      case 'clock':
        this.#time = { startAt: message.startAt, ...(message.stopAt !== undefined && { stopAt: message.stopAt }) };
        return undefined;
      case 'pong':
        this.clock.hear(message, now);
        return undefined;
      case 'told':
        return void this.#told.set(message.what, message);
      case 'over':
        return this.#hearOver(message);
      case 'no':
        this.#refusal = message;
        return undefined;
      case 'gather':
        return this.#hearGather(message.round);
      default:
        return this.#hearRound(message);
    }
  }

  #hearSeat(message: SeatMessage): undefined {
    this.#seat = message;
    this.#head ??= parseHead(message.head);
    this.#duel ??= this.#order.duelOf(this.#head);
    this.#enter(message.round, message.wins);
    if (message.phase === 'ready' && (this.#order.isEager || this.#ready === message.round)) this.ready();
  }

  #enter(round: number, wins: SidePair): void {
    this.#round = round;
    this.#wins = wins;
    this.#time = undefined;
  }

  #hearBegin(message: BeginMessage): Correction<G> | undefined {
    const { round, commitment, startAt, stopAt } = message;
    const { side } = this.#seat ?? {};
    if (this.#duel === undefined || this.#head === undefined || side === undefined || side === null) return undefined;
    this.#round = Math.max(this.#round, round);
    this.#time = { startAt, ...(stopAt !== undefined && { stopAt }) };
    if (this.#peer?.head.round !== round) {
      const setup = this.#duel.parseSetup(this.#head.setup);
      this.#peer = new Peer(
        { match: this.#order.match, round, duel: this.#duel, setup, commitment },
        side,
        this.#order.send,
      );
    }
    return this.#peer.hear(message);
  }

  #hearGather(round: number): undefined {
    if (this.#peer?.head.round === round) this.#peer.hear({ type: 'gather', round });
    else this.#order.send({ type: 'done', round, epochs: NONE, have: NONE, receipts: [null, null] });
  }

  #hearRound(message: NetMessage): Correction<G> | undefined {
    const correction = this.#peer?.hear(message);
    const { end } = this.#peer?.ended ?? {};
    if (end !== undefined && this.#time !== undefined) this.#close(end);
    return correction;
  }

  /** The round is over, here too. */
  #close({ round, winner }: EndMessage): void {
    this.#time = undefined;
    if (round === this.#round) {
      const [first, second] = this.#wins;
      this.#enter(round + 1, [first + (winner === 0 ? 1 : 0), second + (winner === 1 ? 1 : 0)]);
    }
    if (this.#order.isEager && this.#over === undefined) this.ready();
  }

  #hearOver(message: OverMessage): undefined {
    this.#over = message;
    this.#wins = message.wins;
    this.#time = undefined;
  }
}

const NONE: SidePair = [0, 0];
