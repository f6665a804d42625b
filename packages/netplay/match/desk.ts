// A match at the node that owns it: who is there, when rounds begin, rest and end, and who has won.

import {
  type DuelGame,
  type DuelSetup,
  type GameTypes,
  matchWinner,
  otherSide,
  type Side,
  SIDES,
  winsOf,
} from '@rensa/engine';
import { commitmentTo, roundKey } from '../deal/seal.ts';
import type { PageState } from '../round/account.ts';
import type { RoundHead } from '../round/knowledge.ts';
import type { Logs } from '../round/gather.ts';
import { TOO_EARLY } from '../round/limits.ts';
import { Notary } from '../round/receipts.ts';
import { type Breach, Referee, type RoundEnd } from '../round/referee.ts';
import type {
  AskMessage,
  DeskPhase,
  DoneMessage,
  FromNode,
  FromPage,
  HelloMessage,
  InMessage,
  NoMessage,
  OverReason,
  SidePair,
  ToldMessage,
} from '../wire/messages.ts';
import { inputsIn } from '../wire/runs.ts';
import { type RoundTime, startFor, tickAt } from './clock.ts';
import { Gathering, NOTHING } from './gathering.ts';
import { type MatchHead, playRules } from './head.ts';
import { AWAY_MS, OFFER_MS, DeskPlayer, READY_MS } from './player.ts';
import { type MatchRecord, recordOf } from './record.ts';
import { refusalOf } from './hello.ts';
import { refusal } from './refusal.ts';
import { Watcher } from './watch.ts';

export interface DeskEnd {
  readonly winner: Side | null;
  readonly reason: OverReason;
  readonly wins: SidePair;
}

export interface DeskOrder<G extends GameTypes = GameTypes> {
  /** The id of the match: 22 letters of base64url. */
  readonly match: string;
  readonly duel: DuelGame<G>;
  readonly head: MatchHead;
  /** 32 bytes as hex digits. Nobody but the owner knows it. */
  readonly secret: string;
  /** The number of this owner, from 1. */
  readonly owner: number;
  /** The side that a bot of the node plays. */
  readonly house?: Side;
  /** What the owner before has stored. */
  readonly record?: MatchRecord;
}

/** The node around a desk. */
export interface DeskListener {
  send(side: Side, message: FromNode): void;
  /** A round begins, goes on after a takeover, or has ended: what is stored is old. */
  onChange?(): void;
  onRound?(end: RoundEnd): void;
  onOver?(end: DeskEnd): void;
  /** Both want another match. */
  onRematch?(): void;
}

const COUNTDOWN_MS = 3000;
/** After so many draws in a row the match is a draw. */
const MAX_DRAWS = 3;
/** Both boards stop so many ticks after the longer log. */
const PAUSE_TICKS = 30;

export class Desk<G extends GameTypes = GameTypes> {
  readonly order: DeskOrder<G>;
  readonly #listener: DeskListener;
  readonly #setup: DuelSetup<G['setup']>;
  readonly #players: readonly [DeskPlayer, DeskPlayer];
  readonly #winners: (Side | null)[];
  #referee: Referee<G> | undefined;
  /** The round that has ended last. */
  #last: Referee<G> | undefined;
  #lastTime: RoundTime = { startAt: 0 };
  readonly #watchers = new Set<Watcher<G>>();
  #gathering: Gathering<G> | undefined;
  #time: RoundTime = { startAt: 0 };
  #pausedBy: Side | undefined;
  /** The moment when the pause began, or the wait for `ready`. */
  #since: number;
  #over: DeskEnd | undefined;

  constructor(order: DeskOrder<G>, listener: DeskListener, now: number) {
    const { duel, head, record } = order;
    this.order = order;
    this.#listener = listener;
    this.#setup = duel.parseSetup(head.setup);
    this.#players = [new DeskPlayer(now), new DeskPlayer(now)];
    this.#since = now;
    this.#winners = [...(record?.winners ?? [])];
    if (!record?.running) return;
    const { startAt, logs } = record.running;
    this.#time = { startAt };
    this.#gathering = new Gathering(duel, { logs: [inputsIn(logs[0]), inputsIn(logs[1])], owner: record.owner });
  }

  /** The number of the round that is played or comes next, from 1. */
  get round(): number {
    return this.#winners.length + 1;
  }

  get wins(): SidePair {
    return winsOf(this.#winners.map((winner) => ({ winner })));
  }

  get over(): DeskEnd | undefined {
    return this.#over;
  }

  /** The round that is played. */
  get referee(): Referee<G> | undefined {
    return this.#referee;
  }

  get time(): RoundTime {
    return this.#time;
  }

  phase(now: number): DeskPhase {
    if (this.#over !== undefined) return 'over';
    if (this.#gathering !== undefined) return 'gathering';
    if (this.#referee === undefined) return 'ready';
    if (this.#time.stopAt !== undefined) return 'paused';
    return now < this.#time.startAt ? 'countdown' : 'playing';
  }

  /** What another node needs to take over. */
  record(): MatchRecord {
    if (this.#gathering !== undefined && this.order.record !== undefined) return this.order.record;
    return recordOf(this.order.owner, this.#winners, this.#referee && { logs: this.#referee.logs, ...this.#time });
  }

  /** A page has connected for a side. With an answer the connection must end. */
  join(side: Side, hello: HelloMessage, now: number): NoMessage | undefined {
    const refused = refusalOf(this.order, hello);
    if (refused !== undefined) return refused;
    const player = this.#players[side];
    player.isHere = true;
    this.#hearFrom(side, now);
    const { round } = this;
    this.#send(side, this.#seatOf(side, now));
    if (this.#gathering !== undefined) {
      this.#gathering.restart(side);
      return this.#send(side, { type: 'gather', round });
    }
    const referee = this.#referee ?? this.#last;
    const isSame = hello.round === referee?.head.round;
    // A page that has missed the end of a round gets it still.
    if (referee !== undefined && (isSame || referee.end === undefined)) {
      this.#openRound(referee, side, isSame ? hello : NOTHING);
    }
    if (this.#over !== undefined) this.#send(side, { type: 'over', record: '', ...this.#over });
    return undefined;
  }

  /** Somebody watches. With an answer the connection must end. */
  watch(hello: HelloMessage, send: (message: FromNode) => void, now: number): Watcher<G> | NoMessage {
    const refused = refusalOf(this.order, hello);
    if (refused !== undefined) return refused;
    const watcher = new Watcher<G>(playRules(this.order.head).watch, send);
    send(this.#seatOf(null, now));
    this.#watchers.add(watcher);
    return watcher;
  }

  unwatch(watcher: Watcher<G>): void {
    this.#watchers.delete(watcher);
  }

  /** The connection of a side is gone. */
  leave(side: Side): void {
    this.#players[side].leave();
    for (const referee of [this.#referee, this.#last]) referee?.leave(side);
  }

  /** A message of a player. With an answer the connection must end. */
  hear(side: Side, message: FromPage, now: number): NoMessage | undefined {
    this.#hearFrom(side, now);
    switch (message.type) {
      case 'ping':
        return this.#send(side, { type: 'pong', t: message.t, server: now });
      case 'ready':
        return this.#hearReady(side, message.round, now);
      case 'ask':
        return this.#hearAsk(side, message, now);
      case 'done':
        return this.#hearDone(side, message, now);
      case 'hello':
        return refusal('message', 'this page has said hello before');
      default:
        if (this.#gathering !== undefined) return message.type === 'in' ? this.#gather(side, message, now) : undefined;
        return this.#judge(side, this.#referee?.hear(side, message, tickAt(this.#time, now)), now);
    }
  }

  /** Everything that only time brings. */
  clock(now: number): void {
    this.#tellWatchers(now);
    if (this.#over !== undefined) return;
    for (const side of SIDES) {
      if (this.#isAwaited(side) && this.#players[side].notice(now)) this.#tellAway(side);
    }
    if (this.#time.stopAt === undefined) this.#referee?.clock(tickAt(this.#time, now));
    this.#endRound(now);
    this.#endPause(now);
    this.#endWaiting(now);
  }

  /** They hear of the end of a match when they have seen its last round. */
  #tellWatchers(now: number): void {
    const referee = this.#referee ?? this.#last;
    const round = referee && { referee, time: referee === this.#last ? this.#lastTime : this.#time };
    for (const watcher of this.#watchers) {
      watcher.tell(round, now);
      if (this.#over !== undefined && watcher.hasSeen(round))
        watcher.close({ type: 'over', record: '', ...this.#over });
    }
  }

  #send(side: Side, message: FromNode): undefined {
    if (this.#players[side].isHere) this.#listener.send(side, message);
  }

  #sendBoth(message: FromNode): void {
    for (const side of SIDES) this.#send(side, message);
  }

  /** Tells the other side. */
  #tell(side: Side, what: Omit<ToldMessage, 'type' | 'side'>): undefined {
    this.#send(otherSide(side), { type: 'told', side, ...what });
  }

  #tellAway(side: Side): void {
    this.#tell(side, { what: 'away', until: (this.#players[side].awaySince ?? 0) + AWAY_MS });
  }

  #hearFrom(side: Side, now: number): void {
    if (this.#players[side].heard(now)) this.#tell(side, { what: 'back' });
  }

  /** A bot of the node is always there. */
  #isAwaited(side: Side): boolean {
    return side !== this.order.house;
  }

  #seatOf(side: Side | null, now: number): FromNode {
    const { wins, round } = this;
    return { type: 'seat', side, round, phase: this.phase(now), wins, head: JSON.stringify(this.order.head) };
  }

  #roundHead(): RoundHead<G> {
    const { match, duel, secret } = this.order;
    const name = { match, round: this.round, setup: this.#setup };
    return { ...name, duel, commitment: commitmentTo(roundKey(secret, name), name) };
  }

  /** The round is there for a page, from its beginning or from where it was. */
  #openRound(referee: Referee<G>, side: Side, page: PageState): void {
    const { epochs, have, head } = referee;
    const { round, commitment } = head;
    this.#send(side, { type: 'begin', round, commitment, ...this.#time, epochs, have });
    if (this.#players[side].isHere) referee.join(side, page);
  }

  #newReferee(logs?: Referee<G>['logs']): Referee<G> {
    const { secret, owner, head } = this.order;
    const order = { head: this.#roundHead(), secret, owner, play: playRules(head), ...(logs && { logs }) };
    return new Referee(order, (side, message) => this.#send(side, message));
  }

  #hearReady(side: Side, round: number, now: number): undefined {
    if (this.phase(now) !== 'ready' || round !== this.round) return;
    this.#players[side].isReady = true;
    this.#tell(side, { what: 'ready' });
    if (!this.#players.every(({ isReady }) => isReady)) return;
    this.#time = { startAt: now + COUNTDOWN_MS };
    this.#referee = this.#newReferee();
    for (const each of SIDES) this.#openRound(this.#referee, each, NOTHING);
    this.#listener.onChange?.();
  }

  #judge(side: Side, breach: Breach | undefined, now: number): NoMessage | undefined {
    this.#endRound(now);
    if (breach === undefined) return undefined;
    if (breach === 'forged') this.#finish(otherSide(side), 'forged');
    return refusal(breach);
  }

  #gather(side: Side, message: InMessage, now: number): NoMessage | undefined {
    const most = tickAt(this.#time, now) + TOO_EARLY;
    return this.#gathering?.take(side, message, most) === false ? refusal('message') : undefined;
  }

  #hearDone(side: Side, message: DoneMessage, now: number): NoMessage | undefined {
    const gathering = this.#gathering;
    if (gathering === undefined || message.round !== this.round) return undefined;
    if (!gathering.finish(side, message)) return refusal('message');
    if (SIDES.every((each) => gathering.hasAnswered(each) || !this.#isAwaited(each))) this.#takeOver(gathering, now);
    return undefined;
  }

  /** The clock is set so that the longer log is on time. */
  #takeOver(gathering: Gathering<G>, now: number): void {
    const logs = this.#logsOf(gathering);
    this.#gathering = undefined;
    this.#time = { startAt: startFor(Math.max(logs[0].length, logs[1].length), now) };
    this.#referee = this.#newReferee(logs);
    for (const side of SIDES) this.#openRound(this.#referee, side, gathering.pageOf(side));
    this.#listener.onChange?.();
    this.#endRound(now);
  }

  #hearAsk(side: Side, { what, which }: AskMessage, now: number): undefined {
    if (what === 'rematch') return this.#hearRematch(side);
    if (this.#over !== undefined) return undefined;
    if (what === 'resign' || what === 'leave')
      return this.#finish(otherSide(side), what === 'leave' ? 'left' : 'resigned');
    if (what === 'phrase') return this.#tell(side, { what, ...(which !== undefined && { which }) });
    if (what === 'pause') return this.#pause(side, now);
    if (what === 'resume') return this.#pausedBy === side ? this.#resume(now) : undefined;
    return this.#hearDraw(side, what, now);
  }

  #hearRematch(side: Side): undefined {
    const player = this.#players[side];
    if (this.#over === undefined || player.wantsRematch) return;
    player.wantsRematch = true;
    this.#tell(side, { what: 'rematch' });
    if (this.#players.every(({ wantsRematch }) => wantsRematch)) this.#listener.onRematch?.();
  }

  #hearDraw(side: Side, what: 'draw' | 'no draw', now: number): undefined {
    const [own, other] = [this.#players[side], this.#players[otherSide(side)]];
    if (this.#referee === undefined) return undefined;
    if (now < other.offersUntil && what === 'draw') return this.#finish(null, 'draw');
    if (what === 'no draw') other.offersUntil = 0;
    else own.offersUntil = now + OFFER_MS;
    return this.#tell(side, { what, ...(what === 'draw' && { until: own.offersUntil }) });
  }

  #pause(side: Side, now: number): undefined {
    if (this.#referee === undefined || this.phase(now) !== 'playing' || !playRules(this.order.head).mayPause) return;
    const { startAt } = this.#time;
    const stopAt = Math.max(...this.#referee.have) + PAUSE_TICKS;
    this.#time = { startAt, stopAt };
    [this.#pausedBy, this.#since] = [side, now];
    this.#tell(side, { what: 'pause', until: now + this.#players[side].pauseLeft });
    this.#sendBoth({ type: 'clock', startAt, stopAt, why: 'pause' });
  }

  #resume(now: number): undefined {
    const { stopAt = 0 } = this.#time;
    if (this.#pausedBy === undefined) return;
    this.#players[this.#pausedBy].pauseLeft -= now - this.#since;
    this.#pausedBy = undefined;
    this.#time = { startAt: startFor(stopAt, now + COUNTDOWN_MS) };
    this.#sendBoth({ type: 'clock', ...this.#time, why: 'resume' });
  }

  #endPause(now: number): void {
    const side = this.#pausedBy;
    if (side !== undefined && now - this.#since > this.#players[side].pauseLeft)
      this.#finish(otherSide(side), 'paused');
  }

  #endRound(now: number): void {
    const end = this.#referee?.end;
    if (end === undefined || this.#over !== undefined) return;
    this.#winners.push(end.winner);
    this.#last = this.#referee;
    this.#lastTime = this.#time;
    this.#referee = undefined;
    this.#time = { startAt: 0 };
    this.#since = now;
    for (const player of this.#players) player.isReady = false;
    this.#listener.onRound?.(end);
    this.#listener.onChange?.();
    const { bestOf } = this.order.head;
    const decided =
      bestOf === null
        ? undefined
        : matchWinner(
            this.#winners.map((winner) => ({ winner })),
            bestOf,
          );
    const last = this.#winners.slice(-MAX_DRAWS);
    if (decided !== undefined) this.#close(decided, 'rounds');
    else if (last.length === MAX_DRAWS && last.every((winner) => winner === null)) this.#close(null, 'draws');
  }

  /** Somebody has been away for too long, or is not ready. */
  #endWaiting(now: number): void {
    if (this.#over !== undefined) return;
    const isNew = this.#referee === undefined && this.#gathering === undefined;
    const isLate = isNew && now - this.#since > READY_MS;
    const gone = SIDES.filter((side) => {
      const player = this.#players[side];
      if (!this.#isAwaited(side)) return false;
      return isNew ? isLate && !player.isReady : player.hasLeft(now);
    });
    const [side] = gone;
    if (side === undefined) return;
    if (isNew && this.#winners.length === 0) return this.#finish(null, 'void');
    if (gone.length === 2) return this.#finish(null, 'void');
    // As long as the other is away, too, nobody has won.
    if (this.#players[otherSide(side)].awaySince === undefined || !this.#isAwaited(otherSide(side))) {
      this.#finish(otherSide(side), 'away');
    }
  }

  /** Ends the match, and the round that is played, where it is. */
  #finish(winner: Side | null, reason: Exclude<OverReason, 'rounds' | 'draws'>): undefined {
    if (this.#over !== undefined) return;
    const gathering = this.#gathering;
    this.#gathering = undefined;
    const referee = this.#referee ?? (gathering && this.#newReferee(this.#logsOf(gathering)));
    referee?.stop(winner, reason);
    if (referee !== undefined) [this.#last, this.#lastTime, this.#referee] = [referee, this.#time, undefined];
    // What is known of a round that nobody could go on with.
    if (gathering !== undefined && referee !== undefined) {
      for (const side of SIDES) this.#openRound(referee, side, gathering.pageOf(side));
    }
    if (referee?.end !== undefined) this.#listener.onRound?.(referee.end);
    this.#close(this.order.head.bestOf === null && reason === 'left' ? leader(this.wins) : winner, reason);
  }

  #logsOf(gathering: Gathering<G>): Logs {
    return gathering.logs(new Notary(this.order.secret, { match: this.order.match, round: this.round }));
  }

  #close(winner: Side | null, reason: OverReason): undefined {
    this.#over = { winner, reason, wins: this.wins };
    this.#sendBoth({ type: 'over', record: '', ...this.#over });
    this.#listener.onOver?.(this.#over);
  }
}

function leader([first, second]: SidePair): Side | null {
  if (first === second) return null;
  return first > second ? 0 : 1;
}
