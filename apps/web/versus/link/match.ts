// A match whose second seat is behind a virtual link. The node, both pages and the connections between them are in this
// tab, so it shows what play over a network is like.

import { signal } from '@preact/signals';
import { type DuelTypes, matchWinner, type PlayedRound, Session, type Side, TICKS_PER_SECOND } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import { Desk, type RoundEnd } from '@rensa/netplay';
import { type Frames, screenFrames } from '../../base/screen/clock.ts';
import { runName } from '../../play/saves/saves.ts';
import { noteUncounted } from '../../play/saves/uncounted.ts';
import { type RunDriver, matchDriver } from '../../run/driver.ts';
import type { InputSource } from '../../run/source.ts';
import type { SeatedPlan } from '../series/plan.ts';
import type { MatchAuthority, MatchListener, MatchPhase } from '../ui/authority.ts';
import type { VersusUi } from '../ui/ui.ts';
import { BlindPlayer, LinkEnd, MATCH } from './end.ts';
import type { Weather } from './weather.ts';

interface LinkedOptions<G extends FallingTypes> {
  readonly versus: Pick<VersusUi<G>, 'duel'>;
  readonly plan: SeatedPlan;
  readonly listener: MatchListener<G>;
  readonly weather: Weather;
  readonly frames?: Frames;
  /** Whole numbers from 0 to n - 1. */
  readonly roll?: (n: number) => number;
}

const CLOCK_FRAMES = 6;
const PING_FRAMES = TICKS_PER_SECOND;
/** A cut comes within so many frames after the one before, and lasts for up to so many milliseconds. */
const CUT_FRAMES = 10 * TICKS_PER_SECOND;
const MIN_CUT_MS = 100;
const MAX_CUT_MS = 4000;

export class LinkedMatch<G extends FallingTypes> implements MatchAuthority<G> {
  readonly name: string;
  readonly phase = signal<MatchPhase>('announcing');
  readonly rounds = signal<readonly PlayedRound[]>([]);
  readonly #options: LinkedOptions<G>;
  readonly #frames: Frames;
  readonly #roll: (n: number) => number;
  readonly #ended: RoundEnd[] = [];
  readonly #ends: readonly [LinkEnd<G>, LinkEnd<G>];
  #desk: Desk<G> | undefined;
  #player: BlindPlayer<G> | undefined;
  #driver: RunDriver<DuelTypes<G>, G>;
  /** The round of the driver. */
  #round = 0;
  #frame = 0;
  #frameId = 0;
  #cuts: number;
  #cutAt: number;
  #backAt = 0;
  /** Milliseconds of the last frame. */
  #now = 0;

  constructor(options: LinkedOptions<G>) {
    const { versus, plan, weather, frames = screenFrames, roll = chance } = options;
    const { duel } = versus;
    this.name = runName(duel.id);
    this.#options = options;
    this.#frames = frames;
    this.#roll = roll;
    const hop = { delay: Math.round(weather.delay / 2), jitter: Math.round(weather.jitter / 2) };
    this.#ends = [new LinkEnd(duel, 0, hop, roll), new LinkEnd(duel, 1, hop, roll)];
    const setup = duel.parseSetup(plan.setup);
    this.#driver = matchDriver<G>(
      new Session(
        duel,
        setup,
        0,
        duel.ranges?.(setup).map(() => []),
      ),
    );
    this.#cuts = weather.cuts;
    this.#cutAt = 2 * CUT_FRAMES;
    noteUncounted(this.name, 'practice');
  }

  get driver(): RunDriver<DuelTypes<G>, G> {
    return this.#driver;
  }

  get winner(): Side | undefined {
    return matchWinner(this.rounds.value, this.#options.plan.bestOf);
  }

  /** The second seat is played at the other end. */
  sourceOf(seat: Side, made: InputSource<G['state']>): InputSource<G['state']> {
    if (seat === 0) return made;
    this.#player = new BlindPlayer(this.#ends[1], made);
    return {
      next: () => 0,
      resume: () => made.resume(),
      pause: () => made.pause(),
      dispose: () => made.dispose(),
    };
  }

  start(): void {
    this.phase.value = 'announcing';
    this.#frameId = this.#frames.request((ms) => this.#onFrame(ms));
  }

  /** The clock of the node begins a round. */
  begin(): boolean {
    if (this.phase.value !== 'announcing' || !this.#isDue()) return false;
    this.phase.value = 'playing';
    return true;
  }

  mayResume(): boolean {
    return true;
  }

  keep(): void {}

  endRound(): Side | undefined {
    const end = this.#ended[this.rounds.value.length];
    if (end === undefined) return undefined;
    this.rounds.value = [...this.rounds.value, { replay: end.replay, winner: end.winner }];
    return this.winner;
  }

  goOn(): void {
    this.phase.value = this.winner === undefined ? 'announcing' : 'over';
  }

  dispose(): void {
    this.#frames.cancel(this.#frameId);
  }

  #isDue(): boolean {
    return this.#round > this.rounds.value.length && this.#ends[0].due(this.#now) !== undefined;
  }

  #onFrame(now: number): void {
    this.#frameId = this.#frames.request((ms) => this.#onFrame(ms));
    this.#now = Math.round(now);
    this.#frame++;
    this.#desk ??= this.#openDesk();
    const desk = this.#desk;
    for (const end of this.#ends) this.#deliver(desk, end);
    if (this.#frame % CLOCK_FRAMES === 0) desk.clock(this.#now);
    this.#cut(desk);
    this.#player?.frame(this.#now);
    this.#take();
  }

  #openDesk(): Desk<G> {
    const { versus, plan } = this.#options;
    const { id, version } = versus.duel;
    const head = {
      game: id,
      version,
      setup: plan.setup,
      bestOf: plan.bestOf,
      ranked: false,
      names: ['A', 'B'] as const,
    };
    const secret = Array.from({ length: 64 }, () => this.#roll(16).toString(16)).join('');
    return new Desk(
      { match: MATCH, duel: versus.duel, head, secret, owner: 1 },
      {
        send: (side, message) => this.#ends[side].send(message, this.#now),
        onRound: (end) => void this.#ended.push(end),
      },
      this.#now,
    );
  }

  #deliver(desk: Desk<G>, end: LinkEnd<G>): void {
    if (!end.isThere && this.#now >= this.#backAt) end.connect(this.#now);
    for (const message of end.sent(this.#now)) {
      if (message.type === 'hello') desk.join(end.side, message, this.#now);
      else desk.hear(end.side, message, this.#now);
    }
    end.receive(this.#now);
    if (end.isThere && this.#frame % PING_FRAMES === 0) end.place.ping(this.#now);
  }

  /** Breaks the connection of this page now and then. */
  #cut(desk: Desk<G>): void {
    if (this.#cuts === 0 || this.#frame < this.#cutAt) return;
    this.#cuts--;
    this.#cutAt = this.#frame + CUT_FRAMES / 2 + this.#roll(CUT_FRAMES);
    this.#backAt = this.#now + MIN_CUT_MS + this.#roll(MAX_CUT_MS - MIN_CUT_MS);
    this.#ends[0].cut();
    desk.leave(0);
  }

  /** Shows a round as soon as it is dealt, and begins it when its clock does. */
  #take(): void {
    const [{ driver, round }] = this.#ends;
    if (this.phase.peek() !== 'announcing' || driver === undefined) return;
    if (round !== this.#round) {
      this.#round = round;
      this.#driver = driver;
      this.#options.listener.onRound('waiting', []);
    }
    if (this.#isDue()) this.#options.listener.onBegin();
  }
}

function chance(n: number): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((random / 0x1_0000_0000) * n);
}
