// One page of a match in this tab, and its connection with the node.

import type { DuelGame, Side } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import {
  decode,
  encode,
  type FromNode,
  type FromPage,
  type LinkWeather,
  MatchPlace,
  tickAt,
  VirtualLink,
} from '@rensa/netplay';
import { PeerDriver } from '../../run/peer.ts';
import type { InputSource } from '../../run/source.ts';

/** 16 and 32 bytes of zeros: nobody else is there. */
export const MATCH = 'A'.repeat(22);
const TOKEN = 'A'.repeat(43);

export class LinkEnd<G extends FallingTypes> {
  readonly side: Side;
  readonly place: MatchPlace<G>;
  readonly #up: VirtualLink<Uint8Array>;
  readonly #down: VirtualLink<Uint8Array>;
  #driver: PeerDriver<G> | undefined;
  #round = 0;
  #isThere = false;
  #now = 0;

  constructor(duel: DuelGame<G>, side: Side, weather: LinkWeather, roll: (n: number) => number) {
    this.side = side;
    this.#up = new VirtualLink(weather, roll);
    this.#down = new VirtualLink(weather, roll);
    this.place = new MatchPlace({
      match: MATCH,
      token: TOKEN,
      versions: `${duel.id} ${duel.version}`,
      form: 'binary',
      duelOf: () => duel,
      isEager: true,
      send: (message) => this.#isThere && this.#up.send(encode(message), this.#now),
    });
  }

  get isThere(): boolean {
    return this.#isThere;
  }

  /** The number of the round that is dealt, from 1. */
  get round(): number {
    return this.#round;
  }

  /** Moves that round. */
  get driver(): PeerDriver<G> | undefined {
    return this.#driver;
  }

  /** Ticks that are missing; undefined while the clock of the round rests. */
  due(now: number): number | undefined {
    const { time, peer, clock } = this.place;
    if (time === undefined || peer === undefined) return undefined;
    const due = tickAt(time, clock.at(now)) - peer.tick;
    const rests = time.stopAt === undefined ? due + peer.tick < 0 : due <= 0;
    return rests ? undefined : due;
  }

  connect(now: number): void {
    this.#now = now;
    this.#isThere = true;
    this.place.connect();
  }

  /** Everything on its way is lost. */
  cut(): void {
    this.#isThere = false;
    this.#up.cut();
    this.#down.cut();
  }

  /** The messages of this page that have come to the node. */
  sent(now: number): FromPage[] {
    return this.#up.receive(now).map((bytes) => decode(bytes) as FromPage);
  }

  send(message: FromNode, now: number): void {
    if (this.#isThere) this.#down.send(encode(message), now);
  }

  /** Hears what has come from the node. */
  receive(now: number): void {
    this.#now = now;
    for (const bytes of this.#down.receive(now)) {
      const correction = this.place.hear(decode(bytes), now);
      if (correction !== undefined) this.#driver?.correct(correction);
    }
    const { peer } = this.place;
    if (peer?.view === undefined || peer.head.round === this.#round) return;
    this.#round = peer.head.round;
    this.#driver = new PeerDriver(peer, (at) => this.due(at));
  }
}

/** Plays an end that has no picture. */
export class BlindPlayer<G extends FallingTypes> {
  readonly #end: LinkEnd<G>;
  readonly #source: InputSource<G['state']>;
  #input: number | undefined;

  constructor(end: LinkEnd<G>, source: InputSource<G['state']>) {
    this.#end = end;
    this.#source = source;
  }

  /** Plays what is due, at most two ticks at once. */
  frame(now: number): void {
    const { driver } = this.#end;
    const due = this.#end.due(now) ?? 0;
    if (driver !== undefined) for (let ticks = Math.min(due, 2); ticks > 0; ticks--) this.#tick(driver);
  }

  #tick(driver: PeerDriver<G>): void {
    const { side } = this.#end;
    if (driver.ended) return;
    this.#input ??= this.#source.next(driver.sightOf(side));
    if (this.#input === undefined) return;
    const inputs = [0, 0];
    inputs[side] = this.#input;
    if (driver.advance(inputs).isHeld !== true) this.#input = undefined;
  }
}
