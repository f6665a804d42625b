// What a page that was modified could know: on every message of whole matches, cards are those of the boards that it can
// compute from what it was sent, and a few more.

import { type Duel, otherSide, type Side, Stream } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { ROUNDS, type TestedRound } from './rounds.testing.ts';
import { VirtualMatch } from './simulate.ts';
import type { NetMessage } from './wire/messages.ts';
import { inputsIn } from './wire/runs.ts';

const LOOK_AHEAD = 20;
const FRAMES = 2000;

/** Everything that one page was sent. */
class Watched {
  readonly side: Side;
  readonly #round: TestedRound;
  readonly cards: number[][];
  readonly theirs: number[] = [];
  /** Cards beyond the boards that could be computed, at most. */
  most = 0;
  checked = 0;

  constructor(round: TestedRound, side: Side) {
    this.#round = round;
    this.side = side;
    this.cards = (round.duel.ranges?.(round.setup) ?? []).map(() => []);
  }

  hear(message: NetMessage, own: readonly number[]): void {
    if (message.type === 'in' && message.side !== this.side) this.theirs.push(...inputsIn(message.runs));
    if (message.type !== 'deal') return;
    message.rows.forEach(({ cards }, row) => this.cards[row].push(...cards));
    const counts = this.#computable(own);
    this.checked++;
    this.most = Math.max(this.most, ...this.cards.map((row, i) => row.length - counts[i]));
  }

  /** Both boards as far as they can be computed: nobody presses anything after the end of a log. */
  #computable(own: readonly number[]): number[] {
    const { duel, setup } = this.#round;
    let state = duel.start(setup, 0, this.cards);
    let [turn, other] = [state, state];
    for (let tick = 0; tick <= Math.max(own.length, this.theirs.length); tick++) {
      if (tick === own.length) turn = this.#turnsEnd(state, tick, own);
      if (tick === this.theirs.length) other = state;
      state = this.#step(state, tick, own);
    }
    const [taken, seen] = [turn.boards[this.side], other.boards[otherSide(this.side)]].map((board) =>
      duel.board.used(board),
    );
    return taken.map((count, row) => Math.max(count, seen[row]));
  }

  #step(state: Duel<unknown>, tick: number, own: readonly number[]): Duel<unknown> {
    if (this.#round.duel.result(state) !== undefined) return state;
    const inputs = [0, 0];
    inputs[this.side] = own[tick] ?? 0;
    inputs[otherSide(this.side)] = this.theirs[tick] ?? 0;
    return this.#round.duel.step(state, inputs, this.cards).state;
  }

  /** A turn that is certain to end within some ticks counts as ended. */
  #turnsEnd(state: Duel<unknown>, tick: number, own: readonly number[]): Duel<unknown> {
    let at = state;
    for (let i = 0; i < LOOK_AHEAD && !this.#round.duel.board.isSteered(at.boards[this.side]); i++) {
      at = this.#step(at, tick + i, own);
    }
    return at;
  }
}

describe.each(ROUNDS)('$name', (round) => {
  it.each([
    [1, true, 60],
    [3, false, 300],
  ])('no page knows more than %i beyond (ranked: %s)', (ahead, ranked, delay) => {
    const pages = [new Watched(round, 0), new Watched(round, 1)];
    const match: VirtualMatch = new VirtualMatch({
      ...round,
      ranked,
      seed: 5,
      weather: { delay, jitter: 20 },
      source: (side) => round.players[1](new Stream(side + 1).next),
      onMessage: (side, from, message) => {
        if (from === 'node') pages[side].hear(message, match.desk.referee?.logs[side] ?? []);
      },
    });
    for (let frame = 0; frame < FRAMES && match.rounds.length === 0; frame++) match.frame();
    expect(pages.map(({ most }) => most)).toEqual([ahead, ahead]);
    expect(Math.min(...pages.map(({ checked }) => checked))).toBeGreaterThan(5);
  });
});
