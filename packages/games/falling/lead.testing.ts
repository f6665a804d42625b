// For tests: how soon a press on one side can change the board of the other.

import { env } from 'node:process';
import { boardSetup, duel, type Dueling, hash, type Input, seatEvents, seatState } from '@rensa/engine';
import type { Dice, InputPlayer } from '../subject.testing.ts';
import { diceOf } from './drawn.testing.ts';
import { INPUT } from './input.ts';
import { anyhow, idle } from './players.testing.ts';
import type { FallingState, FallingTypes } from './state.ts';

/** A game that is fought. */
export interface Fight<G extends FallingTypes> {
  readonly game: Dueling<G>;
  /** As `parseSetup` takes it. */
  readonly setup: (roll: Dice) => unknown;
  /** A board with a piece in hand, changed so that an attack is near. */
  readonly charged: (state: G['state'], roll: Dice) => G['state'];
}

/** The least time that was found, less the lead of its setup. */
export interface LeadFound {
  readonly found: number;
  readonly least: number;
}

/** Under `npm run soak` there are ten times as many of everything. */
const TIMES = env['SOAK'] === '1' ? 10 : 1;

/** Ticks of a fight in addition to its lead. */
const ROUND_TICKS = 40;

/** A fight in which both sides have their first piece. */
function begin<G extends FallingTypes>({ game, setup, charged }: Fight<G>, roll: Dice) {
  const { board, ...fought } = duel(game);
  const parsed = fought.parseSetup(setup(roll));
  let state = fought.start(parsed, roll(0x1_0000));
  while (!board.isSteered(state.boards[0])) ({ state } = fought.step(state, []));
  const [first, second] = state.boards;
  state = { boards: [charged(first, roll), charged(second, roll)] };
  return { fought, state, lead: board.lead(boardSetup(parsed)) };
}

/** Most players let the piece fall. */
function playerFor(roll: Dice): InputPlayer<FallingState> {
  return [idle, anyhow, soft][roll(3)](roll);
}

const soft = (): InputPlayer<FallingState> => () => INPUT.soft;

/** Fights until so many attacks were sent, and measures from the lock before each of them. */
export function attacks<G extends FallingTypes>(fight: Fight<G>, count: number, seed: number): LeadFound {
  const roll = diceOf(seed);
  const delays: number[] = [];
  while (delays.length < count * TIMES) delays.push(...attacksInOne(fight, roll));
  return { found: delays.length, least: Math.min(...delays) };
}

function attacksInOne<G extends FallingTypes>(fight: Fight<G>, roll: Dice): number[] {
  const { fought, state: start, lead } = begin(fight, roll);
  const players = [playerFor(roll), playerFor(roll)];
  const [delays, locked]: [number[], number[]] = [[], [0, 0]];
  let state = start;
  for (let tick = 1; tick <= lead + ROUND_TICKS && fought.result(state) === undefined; tick++) {
    const inputs = players.map((player, seat) => player(seatState(state, seat)));
    const step = fought.step(state, inputs);
    for (const seat of [0, 1]) {
      const events = seatEvents(step.events, seat);
      if (events.some(({ kind }) => kind === 'locked')) locked[seat] = tick;
      if (fight.game.attack(events).amount > 0) delays.push(tick - locked[seat] - lead);
    }
    ({ state } = step);
  }
  return delays;
}

/** Ticks before the other side presses something else, at most. */
const BEFORE_TICKS = 6;
/** Ticks beyond the lead, in which the own board can change. */
const AFTER_TICKS = 30;
const MAX_LEAD = 200;

/**
 * Lets the other side press something else from some tick on, so many times, and measures from the last tick at which its
 * presses were the same to the last at which the own board was. `found` counts the own boards that changed.
 */
export function counterfactuals<G extends FallingTypes>(fight: Fight<G>, count: number, seed: number): LeadFound {
  const roll = diceOf(seed);
  const times = Array.from({ length: count * TIMES }, () => counterfactual(fight, roll)).filter(
    (time) => time !== undefined,
  );
  return { found: times.length, least: Math.min(...times) };
}

function counterfactual<G extends FallingTypes>(fight: Fight<G>, roll: Dice): number | undefined {
  const { fought, state: start, lead } = begin(fight, roll);
  const [own, other, another] = [playerFor(roll), playerFor(roll), playerFor(roll)];
  let state = start;
  for (let tick = roll(BEFORE_TICKS); tick > 0; tick--)
    ({ state } = fought.step(state, [own(state.boards[0]), other(state.boards[1])]));
  const ticks = Math.min(lead, MAX_LEAD) + AFTER_TICKS;
  /** Goes on from there: the own boards, and what both sides pressed. */
  const goOn = (ownPress: (tick: number, board: G['state']) => Input, player: InputPlayer<G['state']>) => {
    let at = state;
    return Array.from({ length: ticks }, (_, tick) => {
      const inputs = [ownPress(tick, at.boards[0]), player(at.boards[1])] as const;
      ({ state: at } = fought.step(at, inputs));
      return { board: at.boards[0], inputs };
    });
  };
  const first = goOn((_, board) => own(board), other);
  const second = goOn((tick) => first[tick].inputs[0], another);
  const agreed = first.findIndex(({ inputs }, tick) => inputs[1] !== second[tick].inputs[1]);
  const same = sameFor(ticks, (tick) => hash(first[tick].board) === hash(second[tick].board));
  return same === ticks ? undefined : same - agreed - lead;
}

/** Ticks before two boards differ. They stay different from then on, so half of what is left is looked at each time. */
function sameFor(ticks: number, isSame: (tick: number) => boolean): number {
  let [same, end] = [0, ticks];
  while (same < end) {
    const middle = (same + end) >> 1;
    if (isSame(middle)) same = middle + 1;
    else end = middle;
  }
  return same;
}

/** Other times for about half of what takes time in these rules: few ticks each. */
export function timed(rules: object, roll: Dice): Record<string, number> {
  const times = Object.entries(rules).filter(
    ([name, value]) => name.endsWith('Ticks') && typeof value === 'number' && roll(2) === 0,
  );
  return Object.fromEntries(times.map(([name]) => [name, 1 + roll(9)]));
}
