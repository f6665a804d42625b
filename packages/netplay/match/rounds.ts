// The rounds of a match at its node: the one that is played, those that have ended, and a take-over in between.

import { type DuelSetup, type GameTypes, matchWinner, type Side, SIDES, winsOf } from '@rensa/engine';
import { commitmentTo, roundKey } from '../deal/seal.ts';
import type { PageState } from '../round/account.ts';
import type { Logs } from '../round/gather.ts';
import type { RoundHead } from '../round/knowledge.ts';
import { TOO_EARLY } from '../round/limits.ts';
import { Notary } from '../round/receipts.ts';
import { type Breach, Referee, type RoundEnd } from '../round/referee.ts';
import type {
  DoneMessage,
  EndReason,
  FromNode,
  GapMessage,
  HelloMessage,
  InMessage,
  MarkMessage,
  OverMessage,
  SidePair,
} from '../wire/messages.ts';
import { inputsIn } from '../wire/runs.ts';
import { type RoundTime, startFor, tickAt } from './clock.ts';
import { Gathering, NOTHING } from './gathering.ts';
import { playRules } from './head.ts';
import type { DeskOrder } from './order.ts';
import { type MatchRecord, recordOf } from './record.ts';
import { type RoundInSight, Watcher } from './watch.ts';

/** Both boards stop so many ticks after the longer log. */
const PAUSE_TICKS = 30;
/** After so many draws in a row the match is a draw. */
const MAX_DRAWS = 3;

export class DeskRounds<G extends GameTypes> {
  readonly #order: DeskOrder<G>;
  readonly #send: (side: Side, message: FromNode) => void;
  readonly #setup: DuelSetup<G['setup']>;
  readonly #winners: (Side | null)[];
  readonly #watchers = new Set<Watcher<G>>();
  #time: RoundTime = { startAt: 0 };
  #referee: Referee<G> | undefined;
  #gathering: Gathering<G> | undefined;
  /** The round that has ended last. */
  #last: RoundInSight<G> | undefined;

  constructor(order: DeskOrder<G>, send: (side: Side, message: FromNode) => void) {
    const { duel, head, record } = order;
    this.#order = order;
    this.#send = send;
    this.#setup = duel.parseSetup(head.setup);
    this.#winners = [...(record?.winners ?? [])];
    if (!record?.running) return;
    const { startAt, logs } = record.running;
    this.#time = { startAt };
    this.#gathering = new Gathering(duel, { logs: [inputsIn(logs[0]), inputsIn(logs[1])], owner: record.owner });
  }

  /** The number of the round that is played or comes next, from 1. */
  get number(): number {
    return this.#winners.length + 1;
  }

  get wins(): SidePair {
    return winsOf(this.#winners.map((winner) => ({ winner })));
  }

  get time(): RoundTime {
    return this.#time;
  }

  get referee(): Referee<G> | undefined {
    return this.#referee;
  }

  /** Both pages are asked for their logs. */
  get isGathering(): boolean {
    return this.#gathering !== undefined;
  }

  /** The winner of the match, null for a draw; undefined as long as it goes on. */
  get decided(): Side | null | undefined {
    const last = this.#winners.slice(-MAX_DRAWS);
    if (last.length === MAX_DRAWS && last.every((winner) => winner === null)) return null;
    const { bestOf } = this.#order.head;
    const rounds = this.#winners.map((winner) => ({ winner }));
    return bestOf === null ? undefined : matchWinner(rounds, bestOf);
  }

  record(): MatchRecord {
    const { owner, record } = this.#order;
    if (this.#gathering !== undefined && record !== undefined) return record;
    return recordOf(owner, this.#winners, this.#referee && { logs: this.#referee.logs, ...this.#time });
  }

  /** Both pages are there for it. */
  begin(startAt: number): void {
    this.#time = { startAt };
    this.#referee = this.#open();
    for (const side of SIDES) this.#enter(this.#referee, side, NOTHING);
  }

  /** A page has connected. One that has missed the end of a round gets it still, and everyone that of the last one. */
  join(side: Side, hello: HelloMessage, isOver: boolean): void {
    if (this.#gathering !== undefined) {
      this.#gathering.restart(side);
      return this.#send(side, { type: 'gather', round: this.number });
    }
    const referee = this.#referee ?? this.#last?.referee;
    const isSame = hello.round === referee?.head.round;
    if (referee !== undefined && (isSame || isOver || referee.end === undefined)) {
      this.#enter(referee, side, isSame ? hello : NOTHING);
    }
  }

  leave(side: Side): void {
    this.#referee?.leave(side);
    this.#last?.referee.leave(side);
  }

  hear(side: Side, message: InMessage | GapMessage | MarkMessage, now: number): Breach | undefined {
    const tick = tickAt(this.#time, now);
    if (this.#gathering === undefined) return this.#referee?.hear(side, message, tick);
    return message.type !== 'in' || this.#gathering.take(side, message, tick + TOO_EARLY) ? undefined : 'message';
  }

  /** A page has reported both logs. With all reports the round goes on. */
  hearDone(side: Side, message: DoneMessage, awaited: readonly Side[], now: number): Breach | undefined {
    const gathering = this.#gathering;
    if (gathering === undefined || message.round !== this.number) return undefined;
    if (!gathering.finish(side, message)) return 'message';
    if (awaited.every((each) => gathering.hasAnswered(each))) this.#takeOver(gathering, now);
    return undefined;
  }

  clock(now: number): void {
    if (this.#time.stopAt === undefined) this.#referee?.clock(tickAt(this.#time, now));
  }

  /** The clock stops for both a little later. */
  pause(): RoundTime {
    const { startAt } = this.#time;
    return (this.#time = { startAt, stopAt: Math.max(...(this.#referee?.have ?? [0])) + PAUSE_TICKS });
  }

  /** It goes on where it stopped, at this moment. */
  resume(at: number): RoundTime {
    return (this.#time = { startAt: startFor(this.#time.stopAt ?? 0, at) });
  }

  /** Takes down the round that is over, if it is. */
  close(): RoundEnd | undefined {
    const end = this.#referee?.end;
    if (end !== undefined) {
      this.#winners.push(end.winner);
      this.#rest(this.#referee);
    }
    return end;
  }

  /** Ends the round that is played where it is. Of one that nobody could go on with, as far as it is known. */
  stop(winner: Side | null, reason: EndReason): RoundEnd | undefined {
    const gathering = this.#gathering;
    this.#gathering = undefined;
    const referee = this.#referee ?? (gathering && this.#open(this.#logsOf(gathering)));
    referee?.stop(winner, reason);
    if (gathering !== undefined && referee !== undefined) {
      for (const side of SIDES) this.#enter(referee, side, gathering.pageOf(side));
    }
    this.#rest(referee);
    return referee?.end;
  }

  watch(send: (message: FromNode) => void): Watcher<G> {
    const watcher = new Watcher<G>(playRules(this.#order.head).watch, send);
    this.#watchers.add(watcher);
    return watcher;
  }

  unwatch(watcher: Watcher<G>): void {
    this.#watchers.delete(watcher);
  }

  /** Watchers hear of the end of a match when they have seen its last round. */
  tellWatchers(over: OverMessage | undefined, now: number): void {
    const round = this.#referee === undefined ? this.#last : { referee: this.#referee, time: this.#time };
    for (const watcher of this.#watchers) {
      watcher.tell(round, now);
      if (over !== undefined && watcher.hasSeen(round)) watcher.close(over);
    }
  }

  #rest(referee: Referee<G> | undefined): void {
    if (referee === undefined) return;
    this.#last = { referee, time: this.#time };
    this.#referee = undefined;
    this.#time = { startAt: 0 };
  }

  /** The round is there for a page, from its beginning or from where it was. */
  #enter(referee: Referee<G>, side: Side, page: PageState): void {
    const { epochs, have, head } = referee;
    const { round, commitment } = head;
    this.#send(side, { type: 'begin', round, commitment, ...this.#time, epochs, have });
    referee.join(side, page);
  }

  #open(logs?: Logs): Referee<G> {
    const { secret, owner, head } = this.#order;
    const order = { head: this.#headOf(), secret, owner, play: playRules(head), ...(logs && { logs }) };
    return new Referee(order, this.#send);
  }

  #headOf(): RoundHead<G> {
    const { match, duel, secret } = this.#order;
    const name = { match, round: this.number, setup: this.#setup };
    return { ...name, duel, commitment: commitmentTo(roundKey(secret, name), name) };
  }

  /** The clock is set so that the longer log is on time. */
  #takeOver(gathering: Gathering<G>, now: number): void {
    const logs = this.#logsOf(gathering);
    this.#gathering = undefined;
    this.#time = { startAt: startFor(Math.max(logs[0].length, logs[1].length), now) };
    this.#referee = this.#open(logs);
    for (const side of SIDES) this.#enter(this.#referee, side, gathering.pageOf(side));
  }

  #logsOf(gathering: Gathering<G>): Logs {
    return gathering.logs(new Notary(this.#order.secret, { match: this.#order.match, round: this.number }));
  }
}
