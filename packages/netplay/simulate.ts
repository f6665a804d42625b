// A match of two sources through pages, virtual links and a node, on a virtual clock. Tests, the command line and a
// development page use it.

import {
  type BestOf,
  type DuelGame,
  type GameTypes,
  type Input,
  otherSide,
  type Side,
  SIDES,
  Stream,
  TICK_MS,
} from '@rensa/engine';
import { type LinkWeather, VirtualLink } from './link.ts';
import { tickAt } from './match/clock.ts';
import { Desk } from './match/desk.ts';
import { MatchPlace } from './match/place.ts';
import type { MatchRecord } from './match/record.ts';
import type { DuelStep } from './round/knowledge.ts';
import type { Correction, Wait } from './round/peer.ts';
import type { RoundEnd } from './round/referee.ts';
import { ShownTick } from './round/shown.ts';
import { decode, encode } from './wire/binary.ts';
import type { FromNode, FromPage, NetMessage, NoMessage } from './wire/messages.ts';

/** Plays a side: the input for the next tick, from the own board as it is and the other as it is shown. */
export type VirtualSource<State> = (own: State, other: State) => Input;

export interface SimulatedMatch<G extends GameTypes = GameTypes> {
  readonly duel: DuelGame<G>;
  readonly setup: unknown;
  readonly ranked: boolean;
  readonly bestOf?: BestOf;
  readonly seed: number;
  /** Of each hop, which is from a page to the node or back. */
  readonly weather: LinkWeather;
  /** Opens the source of a side; once more after its page was loaded again. */
  readonly source: (side: Side) => VirtualSource<G['state']>;
  /** Milliseconds by which the clock of each page is late. */
  readonly late?: readonly [number, number];
  /** Sees every message as it is sent. */
  readonly onMessage?: (side: Side, from: 'page' | 'node', message: NetMessage) => void;
}

/** What a page has gone through. */
export interface PageCount<G extends GameTypes = GameTypes> {
  readonly waits: Record<Wait, number>;
  readonly corrections: Correction<G>[];
  readonly refusals: NoMessage[];
  /** Ticks by which the other side was shown late, at most. */
  behind: number;
  bytesSent: number;
  messagesSent: number;
}

const CLOCK_FRAMES = 6;
const PING_FRAMES = 60;
const CATCH_UP = 60;

export class VirtualPage<G extends GameTypes> {
  readonly side: Side;
  readonly count: PageCount<G> = {
    waits: { card: 0, opponent: 0, node: 0, end: 0, over: 0 },
    corrections: [],
    refusals: [],
    behind: 0,
    bytesSent: 0,
    messagesSent: 0,
  };
  /** To the node, and from there. */
  readonly up: VirtualLink<Uint8Array>;
  readonly down: VirtualLink<Uint8Array>;
  /** The desk that it is connected with. */
  desk: Desk<G> | undefined;
  /** The moment at which it connects again. */
  back = 0;
  place: MatchPlace<G>;
  readonly #match: SimulatedMatch<G>;
  #source: VirtualSource<G['state']>;
  #input: Input | undefined;
  #round = 0;
  #shown = new ShownTick();
  #steps: DuelStep<G>[] = [];
  #other: G['state'] | undefined;
  #now = 0;

  constructor(match: SimulatedMatch<G>, side: Side, roll: (n: number) => number) {
    this.side = side;
    this.#match = match;
    this.up = new VirtualLink(match.weather, roll);
    this.down = new VirtualLink(match.weather, roll);
    this.#source = match.source(side);
    this.place = this.#open();
  }

  /** Everything that was not sent is lost. */
  reload(): void {
    this.#source = this.#match.source(this.side);
    this.#input = undefined;
    this.place = this.#open();
  }

  frame(now: number, frame: number): void {
    this.#now = now;
    for (const bytes of this.down.receive(now)) this.#hear(decode(bytes), now);
    if (this.desk !== undefined && frame % PING_FRAMES === 0) this.place.ping(now);
    const { peer, time } = this.place;
    if (peer === undefined || time === undefined) return;
    const due = tickAt(time, now - (this.#match.late?.[this.side] ?? 0)) - peer.tick;
    if (due > CATCH_UP) for (let tick = 0; tick < due && typeof peer.advance(0) !== 'string'; tick++);
    else for (let tick = Math.min(due, frame % 8 === 0 ? 2 : 1); tick > 0; tick--) this.#tick();
  }

  #open(): MatchPlace<G> {
    const { duel } = this.#match;
    return new MatchPlace({
      match: MATCH,
      token: TOKEN,
      versions: `${duel.id} ${duel.version}`,
      form: 'binary',
      duelOf: () => duel,
      isEager: true,
      send: (message) => {
        if (this.desk === undefined) return;
        this.#match.onMessage?.(this.side, 'page', message);
        const bytes = encode(message);
        this.count.bytesSent += bytes.length;
        this.count.messagesSent++;
        this.up.send(bytes, this.#now);
      },
    });
  }

  #hear(message: NetMessage, now: number): void {
    const correction = this.place.hear(message, now);
    if (correction !== undefined) this.count.corrections.push(correction);
    const { peer } = this.place;
    if (peer === undefined) return;
    if (peer.head.round !== this.#round) this.#enter(peer.head.round);
    for (const step of peer.confirmed()) this.#steps.push(step);
  }

  #enter(round: number): void {
    this.#round = round;
    this.#shown = new ShownTick();
    this.#steps = [];
    this.#other = undefined;
  }

  /** One tick of play, as the page of a person has it. */
  #tick(): void {
    const { peer } = this.place;
    const own = peer?.view?.boards[this.side];
    if (peer === undefined) return;
    this.#other ??= peer.state?.boards[otherSide(this.side)];
    if (own !== undefined) this.#input ??= this.#source(own, this.#other ?? own);
    const step = peer.advance(this.#input ?? 0);
    if (typeof step === 'string') this.count.waits[step]++;
    else this.#input = undefined;
    for (let ticks = this.#shown.next(peer.settled, peer.tick); ticks > 0; ticks--) {
      this.#other = this.#steps.shift()?.after.boards[otherSide(this.side)] ?? this.#other;
    }
    this.count.behind = Math.max(this.count.behind, peer.tick - this.#shown.tick);
  }
}

/** 16 and 32 bytes of zeros. */
const MATCH = 'A'.repeat(22);
const TOKEN = 'A'.repeat(43);

export class VirtualMatch<G extends GameTypes = GameTypes> {
  now = 0;
  readonly duel: DuelGame<G>;
  readonly pages: readonly [VirtualPage<G>, VirtualPage<G>];
  /** Rounds that have ended, as the owner saw it. */
  readonly rounds: RoundEnd[] = [];
  /** The owner of the match. */
  desk: Desk<G>;
  /** What is stored of it, whenever it must be. */
  stored: MatchRecord;
  readonly #match: SimulatedMatch<G>;
  readonly #before: Desk<G>[] = [];
  /** Of the match, 32 bytes as hex digits. */
  readonly secret: string;
  #frame = 0;

  constructor(match: SimulatedMatch<G>) {
    const stream = new Stream(match.seed);
    this.#match = match;
    this.duel = match.duel;
    this.secret = Array.from({ length: 64 }, () => stream.next(16).toString(16)).join('');
    this.pages = [new VirtualPage(match, 0, stream.next), new VirtualPage(match, 1, stream.next)];
    this.desk = this.#openDesk(1);
    this.stored = this.desk.record();
  }

  get owner(): number {
    return this.desk.order.owner;
  }

  /** A sixtieth of a second. */
  frame(): void {
    this.#frame++;
    this.now = Math.floor(this.#frame * TICK_MS);
    for (const page of this.pages) {
      if (page.desk === undefined && this.now >= page.back) this.#connect(page);
      this.#receive(page);
    }
    if (this.#frame % CLOCK_FRAMES === 0) for (const desk of [...this.#before, this.desk]) desk.clock(this.now);
    for (const page of this.pages) page.frame(this.now, this.#frame);
  }

  /** The connection of a page is gone for a while, and everything on its way. */
  cut(side: Side, ms: number): void {
    const page = this.pages[side];
    page.up.cut();
    page.down.cut();
    page.desk?.leave(side);
    page.desk = undefined;
    page.back = this.now + ms;
  }

  /** The page of a side is loaded again. */
  reload(side: Side, ms: number): void {
    this.cut(side, ms);
    this.pages[side].reload();
  }

  /**
   * Another node takes the match over, with what is stored of it. Pages find it after a while; one may stay with the old
   * node until then, which does not know yet.
   */
  takeOver(record: MatchRecord, ms: readonly [number, number], stays?: Side): void {
    this.#before.push(this.desk);
    this.desk = this.#openDesk(this.owner + 1, record);
    for (const side of SIDES) if (side !== stays) this.cut(side, ms[side]);
  }

  #openDesk(owner: number, record?: MatchRecord): Desk<G> {
    const { duel, setup, ranked, bestOf = 1 } = this.#match;
    const head = { game: duel.id, version: duel.version, setup, bestOf, ranked, names: ['A', 'B'] as const };
    const desk: Desk<G> = new Desk(
      { match: MATCH, duel, head, secret: this.secret, owner, ...(record && { record }) },
      {
        send: (side, message) => this.#send(desk, side, message),
        onChange: () => {
          if (desk === this.desk) this.stored = desk.record();
        },
        onRound: (end) => void (desk === this.desk && this.rounds.push(end)),
      },
      this.now,
    );
    return desk;
  }

  #send(desk: Desk<G>, side: Side, message: FromNode): void {
    const page = this.pages[side];
    if (page.desk !== desk) return;
    this.#match.onMessage?.(side, 'node', message);
    page.down.send(encode(message), this.now);
  }

  #connect(page: VirtualPage<G>): void {
    page.desk = this.desk;
    page.place.connect();
  }

  #receive(page: VirtualPage<G>): void {
    for (const bytes of page.up.receive(this.now)) {
      const { desk, side } = page;
      const message = decode(bytes);
      if (desk === undefined) return;
      const refused =
        message.type === 'hello' ? desk.join(side, message, this.now) : desk.hear(side, message as FromPage, this.now);
      this.#refuse(desk, side, refused);
    }
  }

  #refuse(desk: Desk<G>, side: Side, refusal: NoMessage | undefined): void {
    if (refusal === undefined) return;
    this.#send(desk, side, refusal);
    this.pages[side].count.refusals.push(refusal);
  }
}
