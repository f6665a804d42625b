// The driver of a round over a connection. The own board is moved at once. The other one is shown late, when its ticks are
// confirmed, and what is counted waits for that, too.

import { type Duel, type DuelTypes, hash, type Input, otherSide, seatState, type Side, SIDES } from '@rensa/engine';
import type { FallingState, FallingTypes } from '@rensa/games/falling';
import { type Correction, type DuelStep, paceFor, type Peer, ShownTick } from '@rensa/netplay';
import type { DriverStep, Mended, RunDriver } from './driver.ts';
import { matchLens, seenBy } from './lens.ts';
import type { Sight } from './source.ts';

/** Ticks that are missing at a moment, in milliseconds of the page's frames; undefined while the clock of the round rests. */
export type DueTicks = (now: number) => number | undefined;

export class PeerDriver<G extends FallingTypes> implements RunDriver<DuelTypes<G>, G> {
  readonly #peer: Peer<G>;
  readonly #due: DueTicks;
  readonly #lens = matchLens<G>();
  readonly #shown = new ShownTick();
  /** Confirmed ticks in which the other side was not shown yet, and those that were not counted. */
  readonly #toShow: DuelStep<G>[] = [];
  #toCount: readonly DuelStep<G>[] = [];
  /** Seats whose picture is wrong; an empty list where only what is on its way between them is. */
  #wrong: readonly Side[] | undefined;
  #own: G['state'];
  #other: G['state'];
  #ended = false;

  /** The first cards must have come. */
  constructor(peer: Peer<G>, due: DueTicks) {
    const { view } = peer;
    if (view === undefined) throw new Error('the round is not dealt yet');
    this.#peer = peer;
    this.#due = due;
    this.#own = view.boards[peer.side];
    this.#other = view.boards[otherSide(peer.side)];
  }

  get state(): Duel<G['state']> {
    const { view, state } = this.#peer;
    return (this.#ended ? state : view) ?? this.#pair();
  }

  get tick(): number {
    return this.#peer.tick;
  }

  get ended(): boolean {
    return this.#ended;
  }

  tickOf(seat: number): number {
    return seat === this.#peer.side ? this.tick : this.#shown.tick;
  }

  sightOf(seat: number): Sight<G['state']> {
    const isOwn = seat === this.#peer.side;
    const [own, opponent] = isOwn ? [this.#own, this.#other] : [this.#other, this.#own];
    return { tick: this.tickOf(seat) + 1, own, opponent };
  }

  /** The own board was shown in another state than it is. Where only what is on its way differs, it stays as it is seen. */
  correct({ shown, board }: Correction<G>): void {
    this.#mend(look(shown) === look(board) ? [] : [this.#peer.side]);
  }

  pace(now: number): number {
    // One more tick shows the end.
    if (this.#peer.ended !== undefined) return 1;
    const due = this.#due(now);
    if (due === undefined) return 0;
    const pace = paceFor(due);
    if (pace === undefined) this.#catchUp(due);
    return pace ?? 1;
  }

  advance(inputs: readonly Input[]): DriverStep<DuelTypes<G>, G> {
    const { side } = this.#peer;
    const mended = this.#takeMended();
    const step = this.#peer.advance(inputs[side] ?? 0);
    const isHeld = typeof step === 'string';
    if (!isHeld) this.#own = step.after.boards[side];
    this.#hear();
    const own = isHeld ? [] : [step];
    const end = this.#peer.ended === undefined ? undefined : this.#end();
    const others = this.#show(end !== undefined);
    const seen = SIDES.map((seat) => this.#seatSteps(seat === side ? own : others, seat));
    const counted = this.#toCount;
    this.#toCount = [];
    return {
      mended: end ?? mended,
      seen: { seats: seen, whole: own },
      counted: { seats: SIDES.map((seat) => this.#seatSteps(counted, seat)), whole: counted },
      isHeld,
    };
  }

  #seatSteps(steps: readonly DuelStep<G>[], seat: Side) {
    return steps.map((step) => seenBy(this.#lens, step, seat));
  }

  /** Takes what was confirmed since. */
  #hear(): void {
    const confirmed = this.#peer.confirmed();
    this.#toShow.push(...confirmed);
    this.#toCount = [...this.#toCount, ...confirmed];
  }

  /** Ticks of the other side that are shown now. */
  #show(all: boolean): readonly DuelStep<G>[] {
    const { settled, tick } = this.#peer;
    const steps = this.#toShow.splice(0, all ? this.#shown.rest(settled) : this.#shown.next(settled, tick));
    const last = steps.at(-1);
    if (last !== undefined) this.#other = last.after.boards[otherSide(this.#peer.side)];
    return steps;
  }

  /** Plays what was missed at once, without a press or a picture. */
  #catchUp(due: number): void {
    for (let ticks = 0; ticks < due && typeof this.#peer.advance(0) !== 'string'; ticks++);
    this.#hear();
    this.#show(false);
    this.#mend(SIDES);
  }

  #mend(seats: readonly Side[]): void {
    this.#wrong = [...(this.#wrong ?? []), ...seats];
  }

  #takeMended(): Mended<DuelTypes<G>, G> | undefined {
    const wrong = this.#wrong;
    const { view, side } = this.#peer;
    this.#wrong = undefined;
    if (wrong === undefined || view === undefined) return undefined;
    this.#own = view.boards[side];
    return this.#mended(wrong, view);
  }

  #mended(wrong: readonly Side[], whole: Duel<G['state']>): Mended<DuelTypes<G>, G> {
    const boards = this.#pair();
    return { seats: SIDES.map((seat) => (wrong.includes(seat) ? seatState(boards, seat) : undefined)), whole };
  }

  /** The round is over. The own board stays as it is seen, unless a piece has locked after the end. */
  #end(): Mended<DuelTypes<G>, G> | undefined {
    const { state, side } = this.#peer;
    this.#ended = true;
    if (state === undefined) return undefined;
    const board = state.boards[side];
    if (board.pairs === this.#own.pairs) return this.#mended([], state);
    this.#own = board;
    return this.#mended([side], state);
  }

  /** Both boards as they are seen. */
  #pair(): Duel<G['state']> {
    return { boards: this.#peer.side === 0 ? [this.#own, this.#other] : [this.#other, this.#own] };
  }
}

/** What is seen of a board. Points and what is on its way to it are not. */
function look({ board, pair, phase, timer }: FallingState): string {
  return hash({ board, pair, phase, timer });
}
