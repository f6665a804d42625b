// A match at the node that owns it: who is there, when rounds begin, rest and end, and who has won.

import { type GameTypes, otherSide, type Side, SIDES } from '@rensa/engine';
import type { Breach, Referee } from '../round/referee.ts';
import type {
  AskMessage,
  DeskPhase,
  FromNode,
  FromPage,
  HelloMessage,
  NoMessage,
  OverMessage,
  OverReason,
  SidePair,
  ToldMessage,
} from '../wire/messages.ts';
import type { RoundTime } from './clock.ts';
import { playRules } from './head.ts';
import { refusalOf } from './hello.ts';
import type { DeskEnd, DeskListener, DeskOrder } from './order.ts';
import { AWAY_MS, DeskPlayer, OFFER_MS, READY_MS } from './player.ts';
import type { MatchRecord } from './record.ts';
import { refusal } from './refusal.ts';
import { DeskRounds } from './rounds.ts';
import type { Watcher } from './watch.ts';

const COUNTDOWN_MS = 3000;

export class Desk<G extends GameTypes = GameTypes> {
  readonly order: DeskOrder<G>;
  readonly #listener: DeskListener;
  readonly #players: readonly [DeskPlayer, DeskPlayer];
  readonly #rounds: DeskRounds<G>;
  /** The sides that are waited for: a bot of the node is always there. */
  readonly #awaited: readonly Side[];
  #pausedBy: Side | undefined;
  /** The moment when the pause began, or the wait for `ready`. */
  #since: number;
  #over: OverMessage | undefined;

  constructor(order: DeskOrder<G>, listener: DeskListener, now: number) {
    this.order = order;
    this.#listener = listener;
    this.#players = [new DeskPlayer(now), new DeskPlayer(now)];
    this.#rounds = new DeskRounds(order, (side, message) => this.#send(side, message));
    this.#awaited = SIDES.filter((side) => side !== order.house);
    this.#since = now;
  }

  /** The number of the round that is played or comes next, from 1. */
  get round(): number {
    return this.#rounds.number;
  }

  get wins(): SidePair {
    return this.#rounds.wins;
  }

  get over(): DeskEnd | undefined {
    return this.#over;
  }

  /** The round that is played. */
  get referee(): Referee<G> | undefined {
    return this.#rounds.referee;
  }

  get time(): RoundTime {
    return this.#rounds.time;
  }

  phase(now: number): DeskPhase {
    const { startAt, stopAt } = this.time;
    if (this.#over !== undefined) return 'over';
    if (this.#rounds.isGathering) return 'gathering';
    if (this.referee === undefined) return 'ready';
    if (stopAt !== undefined) return 'paused';
    return now < startAt ? 'countdown' : 'playing';
  }

  /** What another node needs to take over. */
  record(): MatchRecord {
    return this.#rounds.record();
  }

  /** A page has connected for a side. With an answer the connection must end. */
  join(side: Side, hello: HelloMessage, now: number): NoMessage | undefined {
    const refused = refusalOf(this.order, hello);
    if (refused !== undefined) return refused;
    this.#players[side].isHere = true;
    this.#hearFrom(side, now);
    this.#send(side, this.#seatOf(side, now));
    this.#rounds.join(side, hello, this.#over !== undefined);
    if (this.#over !== undefined) this.#send(side, this.#over);
    return undefined;
  }

  /** The connection of a side is gone. */
  leave(side: Side): void {
    this.#players[side].leave();
    this.#rounds.leave(side);
  }

  /** Somebody watches. With a refusal the connection must end. */
  watch(hello: HelloMessage, send: (message: FromNode) => void, now: number): Watcher<G> | NoMessage {
    const refused = refusalOf(this.order, hello);
    if (refused !== undefined) return refused;
    send(this.#seatOf(null, now));
    return this.#rounds.watch(send);
  }

  unwatch(watcher: Watcher<G>): void {
    this.#rounds.unwatch(watcher);
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
        return this.#judge(side, this.#rounds.hearDone(side, message, this.#awaited, now), now);
      case 'hello':
        return refusal('message', 'this page has said hello before');
      default:
        return this.#judge(side, this.#rounds.hear(side, message, now), now);
    }
  }

  /** Everything that only time brings. */
  clock(now: number): void {
    this.#rounds.tellWatchers(this.#over, now);
    if (this.#over !== undefined) return;
    for (const side of this.#awaited) {
      const player = this.#players[side];
      if (player.notice(now)) this.#tell(side, { what: 'away', until: (player.awaySince ?? now) + AWAY_MS });
    }
    this.#rounds.clock(now);
    this.#endRound(now);
    this.#endPause(now);
    this.#endWaiting(now);
  }

  #send(side: Side, message: FromNode): undefined {
    if (this.#players[side].isHere) this.#listener.send(side, message);
  }

  /** Tells the other side. */
  #tell(side: Side, what: Omit<ToldMessage, 'type' | 'side'>): undefined {
    this.#send(otherSide(side), { type: 'told', side, ...what });
  }

  #hearFrom(side: Side, now: number): void {
    if (this.#players[side].heard(now)) this.#tell(side, { what: 'back' });
  }

  #seatOf(side: Side | null, now: number): FromNode {
    const { wins, round } = this;
    return { type: 'seat', side, round, phase: this.phase(now), wins, head: JSON.stringify(this.order.head) };
  }

  #hearReady(side: Side, round: number, now: number): undefined {
    if (this.phase(now) !== 'ready' || round !== this.round) return;
    this.#players[side].isReady = true;
    this.#tell(side, { what: 'ready' });
    if (!this.#players.every(({ isReady }) => isReady)) return;
    this.#rounds.begin(now + COUNTDOWN_MS);
    this.#listener.onChange?.();
  }

  #judge(side: Side, breach: Breach | undefined, now: number): NoMessage | undefined {
    this.#endRound(now);
    if (breach === undefined) return undefined;
    if (breach === 'forged') this.#finish(otherSide(side), 'forged');
    return refusal(breach);
  }

  #hearAsk(side: Side, { what, which }: AskMessage, now: number): undefined {
    if (what === 'rematch') return this.#hearRematch(side);
    if (this.#over !== undefined) return undefined;
    if (what === 'resign' || what === 'leave')
      return this.#finish(otherSide(side), what === 'leave' ? 'left' : 'resigned');
    if (what === 'phrase') return this.#tell(side, { what, ...(which !== undefined && { which }) });
    if (what === 'pause') return this.#pause(side, now);
    if (what === 'resume') return this.#pausedBy === side ? this.#resume(side, now) : undefined;
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
    if (this.referee === undefined) return undefined;
    if (now < other.offersUntil && what === 'draw') return this.#finish(null, 'draw');
    if (what === 'no draw') other.offersUntil = 0;
    else own.offersUntil = now + OFFER_MS;
    return this.#tell(side, { what, ...(what === 'draw' && { until: own.offersUntil }) });
  }

  #pause(side: Side, now: number): undefined {
    if (this.phase(now) !== 'playing' || !playRules(this.order.head).mayPause) return;
    const time = this.#rounds.pause();
    [this.#pausedBy, this.#since] = [side, now];
    this.#tell(side, { what: 'pause', until: now + this.#players[side].pauseLeft });
    for (const each of SIDES) this.#send(each, { type: 'clock', ...time, why: 'pause' });
  }

  #resume(side: Side, now: number): undefined {
    this.#players[side].pauseLeft -= now - this.#since;
    this.#pausedBy = undefined;
    const time = this.#rounds.resume(now + COUNTDOWN_MS);
    for (const each of SIDES) this.#send(each, { type: 'clock', ...time, why: 'resume' });
  }

  #endPause(now: number): void {
    const side = this.#pausedBy;
    if (side === undefined || now - this.#since <= this.#players[side].pauseLeft) return;
    this.#finish(otherSide(side), 'paused');
  }

  #endRound(now: number): void {
    const end = this.#over === undefined ? this.#rounds.close() : undefined;
    if (end === undefined) return;
    this.#since = now;
    this.#pausedBy = undefined;
    for (const player of this.#players) player.isReady = false;
    this.#listener.onRound?.(end);
    this.#listener.onChange?.();
    const { decided } = this.#rounds;
    if (decided !== undefined) this.#close(decided, decided === null ? 'draws' : 'rounds');
  }

  /** Somebody has been away for too long, or is not ready. */
  #endWaiting(now: number): void {
    if (this.#over !== undefined) return;
    const isReady = this.phase(now) === 'ready';
    const isLate = now - this.#since > READY_MS;
    const gone = this.#awaited.filter((side) => {
      const player = this.#players[side];
      return isReady ? isLate && !player.isReady : player.hasLeft(now);
    });
    const [side] = gone;
    if (side === undefined) return;
    if (gone.length === 2 || (isReady && this.round === 1)) return this.#finish(null, 'void');
    const winner = otherSide(side);
    // As long as the other is away, too, nobody has won.
    if (this.#players[winner].awaySince === undefined || !this.#awaited.includes(winner)) this.#finish(winner, 'away');
  }

  /** Ends the match, and the round that is played, where it is. */
  #finish(winner: Side | null, reason: Exclude<OverReason, 'rounds' | 'draws'>): undefined {
    if (this.#over !== undefined) return;
    const end = this.#rounds.stop(winner, reason);
    if (end !== undefined) this.#listener.onRound?.(end);
    this.#close(this.order.head.bestOf === null && reason === 'left' ? leader(this.wins) : winner, reason);
  }

  #close(winner: Side | null, reason: OverReason): undefined {
    this.#over = { type: 'over', record: '', winner, reason, wins: this.wins };
    for (const side of SIDES) this.#send(side, this.#over);
    this.#listener.onOver?.({ winner, reason, wins: this.wins });
  }
}

function leader([first, second]: SidePair): Side | null {
  if (first === second) return null;
  return first > second ? 0 : 1;
}
