// Records golden games into replays/: `npx tsx scripts/golden.ts`. Run it when the rules change on purpose and a game's
// version was raised; an ordinary change must leave every recorded game as it is.

import { advance, below, type Game, type Input, Session, versus } from '@rensa/engine';
import { childCol, INPUT } from '@rensa/games/falling';
import * as capsules from '@rensa/games/capsules';
import * as gems from '@rensa/games/gems';
import * as loops from '@rensa/games/loop';
import { at, landing, type Pair, puyo, resolveBoard, type Setup, type State } from '@rensa/games/puyo';
import { writeFileSync } from 'node:fs';

/** What a player needs to know of a state. */
interface Seen {
  readonly pair: { readonly col: number; readonly facing: number } | null;
  readonly rules: { readonly hardDrop: number | null };
  readonly maxChain: number;
}

/** A modest player: looks at every place for the pair in hand, and takes the one that is worth most. */
function choose<S extends Seen>(state: S, worth: (state: S, pair: NonNullable<S['pair']>) => number): Aim {
  let best = { col: 2, facing: 0, value: Number.NEGATIVE_INFINITY };
  for (let facing = 0; facing < 4; facing++) {
    for (let col = 0; col < 6; col++) {
      const pair = { ...(state.pair as NonNullable<S['pair']>), col, facing, row: 12 };
      const other = childCol(pair);
      if (other < 0 || other > 5) continue;
      const value = worth(state, pair);
      if (value > best.value) best = { col, facing, value };
    }
  }
  return best;
}

interface Aim {
  readonly col: number;
  /** How many turns to the right lead there. */
  readonly facing: number;
  /** Ticks to wait before the first press. */
  readonly wait?: number;
}

/** Likes points, then low and even columns. */
function puyoWorth(state: State, pair: Pair): number {
  const { axis, child } = landing(state.board, pair);
  if (axis.row > 11 || child.row > 11) return -1e6;
  const board = [...state.board];
  board[at(axis.row, axis.col)] = pair.axis;
  board[at(child.row, child.col)] = pair.child;
  const { links, score } = resolveBoard(board, state.rules);
  const friends = [axis, child].filter(({ row, col }) => hasFriend(board, row, col)).length;
  return (links.length > 1 ? score : links.length * -50) + 30 * friends - 4 * (axis.row ** 2 + child.row ** 2);
}

function hasFriend(board: readonly number[], row: number, col: number): boolean {
  const own = board[at(row, col)];
  return [col > 0 ? -1 : 0, col < 5 ? 1 : 0, row > 0 ? -6 : 0, 6].some(
    (d) => d !== 0 && board[at(row, col) + d] === own,
  );
}

/** Likes points and power, then low columns, and the alley least. */
function gemsWorth(state: gems.State, pair: gems.Pair): number {
  const board = [...state.board];
  const { axis, child } = gems.landing({ ...state, rules: { ...state.rules, topRow: 'open' } }, { ...pair, row: 11 });
  if (axis.row > 10 || child.row > 10) return -1e6;
  board[gems.at(axis.row, axis.col)] = pair.axis;
  board[gems.at(child.row, child.col)] = pair.child;
  const after = gems.resolveField({ board, slabs: state.slabs }, state.rules);
  const power = gems.powerGroups(after, state.rules).reduce((cells, group) => cells + group.length, 0);
  const filled = after.board.filter((cell) => cell !== gems.EMPTY).length;
  const high = [axis, child].reduce((sum, { row, col }) => sum + row * row + (col === gems.SPAWN_COL ? 3 * row : 0), 0);
  return (filled > 36 || after.links.length > 1 ? after.score : -20 * after.links.length) + 25 * power - 4 * high;
}

/** The place for a capsule that is worth most. It starts flat, and in its first row it may not have room to stand up. */
function aimCapsules(state: capsules.State): Aim {
  let best = { col: 3, facing: 0, wait: 1, value: Number.NEGATIVE_INFINITY };
  for (let facing = 0; facing < 4; facing++) {
    for (let col = 0; col < capsules.COLS; col++) {
      const capsule = { ...(state.pair as capsules.Capsule), col, facing };
      const other = childCol(capsule);
      if (other < 0 || other >= capsules.COLS) continue;
      const value = capsulesWorth(state, capsule);
      if (value > best.value) best = { col, facing: (facing + 3) % 4, wait: 1, value };
    }
  }
  return best;
}

/** Likes dead viruses and cleared lines, then company of its colour below, and low places. */
function capsulesWorth(state: capsules.State, capsule: capsules.Capsule): number {
  const { axis } = capsules.landing(state, capsule);
  const placed = capsules.withCapsule(state, { ...capsule, row: axis.row });
  const { viruses, lines, board } = capsules.resolveBoard(placed.board, state.rules, state.setup.speed);
  const friends = placed.cells.filter((cell) => {
    const below = placed.board[cell - capsules.COLS] ?? 0;
    return below !== 0 && capsules.colorOf(below) === capsules.colorOf(placed.board[cell] as number);
  });
  const filled = board.filter((cell) => cell !== 0 && !capsules.isVirus(cell)).length;
  return 300 * viruses + 60 * lines + 40 * friends.length - 6 * filled - axis.row ** 2;
}

/** One press at a time toward the chosen place, a tick of rest between, then down. */
function* steer<S extends Seen>(state: () => S, aim: (state: S) => Aim): Generator<Input, never> {
  for (;;) {
    if (state().pair === null) {
      yield 0;
      continue;
    }
    const { col, facing, wait = 0 } = aim(state());
    for (let i = 0; i < wait; i++) yield 0;
    for (let i = 0; i < facing; i++) yield* [INPUT.turnRight, 0];
    for (let i = 0; i < 6 && state().pair !== null && state().pair?.col !== col; i++) {
      yield* [(state().pair?.col ?? 0) < col ? INPUT.right : INPUT.left, 0];
    }
    while (state().pair !== null) yield state().rules.hardDrop === null ? INPUT.soft : INPUT.hard;
  }
}

const aimPuyo = (state: State): Aim => choose(state, puyoWorth);
const aimGems = (state: gems.State): Aim => choose(state, gemsWorth);

function solo<S, T extends Seen, E>(
  game: Game<S, T, E>,
  setup: S,
  seed: number,
  aim: (state: T) => Aim,
  name: string,
): void {
  const session = new Session(game, setup, seed);
  const hand = steer(() => session.state, aim);
  while (session.result === undefined) session.advance([hand.next().value]);
  save(name, session.replay(), `longest chain ${session.state.maxChain}`);
}

function duel<S, T extends Seen, E>(
  game: Parameters<typeof versus<S, T, E>>[0],
  setup: S,
  seed: number,
  aim: (state: T) => Aim,
  name: string,
): void {
  const session = new Session(versus(game), setup, seed);
  const hands = [0, 1].map((seat) => steer(() => session.state.boards[seat] as T, aim));
  while (session.result === undefined) {
    session.advance(hands.map((hand, seat) => (seat === 1 && session.ticks % 7 === 0 ? 0 : hand.next().value)));
  }
  const longest = Math.max(...session.state.boards.map(({ maxChain }) => maxChain));
  save(name, session.replay(), `longest chain ${longest}`);
}

function save(name: string, replay: object & { readonly ticks: number; readonly hash: string }, note: string): void {
  writeFileSync(new URL(`../replays/${name}.json`, import.meta.url), `${JSON.stringify(replay)}\n`);
  console.log(`${name}: ${replay.ticks} ticks, ${note}, ${replay.hash}`);
}

function soloPuyo(setup: Setup, seed: number): void {
  solo(puyo, setup, seed, aimPuyo, `puyo-${setup.rules}-${setup.mode}-${setup.colors}`);
}

function soloGems(setup: gems.Setup, seed: number): void {
  solo(gems.gems, setup, seed, aimGems, `gems-${setup.rules}-${setup.mode}-${setup.pattern}`);
}

function soloCapsules(setup: capsules.Setup, seed: number): void {
  const name = `capsules-${setup.rules}-${setup.mode}-${setup.speed}`;
  solo(capsules.capsules, setup, seed, aimCapsules, name);
}

/** Scribbles by dice with everything there is, starts over, and draws the solution in strokes of a few cells. */
function* scribble({ puzzle }: loops.State, seed: number): Generator<Input, void> {
  let dice = seed;
  const roll = (n: number): number => below((dice = advance(dice)), n);
  const cell = (): number => roll(puzzle.rows * puzzle.cols);
  const { press, run, trace, lift, tap, cancel, undo, redo, hint } = loops.INPUT;
  for (let strokes = 0; strokes < 60; strokes++) {
    yield press(loops.TOOLS[roll(8)] ?? 'pen', cell());
    for (let steps = roll(5); steps > 0; steps--) {
      const ways = Array.from(
        { length: roll(loops.TRACE_MOST) },
        () => (['left', 'right', 'up', 'down'] as const)[roll(4)],
      );
      yield roll(4) === 0
        ? run(cell(), cell())
        : trace(
            cell(),
            ways.filter((way) => way !== undefined),
          );
      for (let idle = roll(20); idle > 0; idle--) yield 0;
    }
    yield [lift, lift, tap, cancel][roll(4)] ?? lift;
    for (const input of [undo, redo, hint]) if (roll(4) === 0) yield input;
  }
  yield loops.INPUT.restart;
  for (let stages = 0; stages < 12; stages++) yield hint;
  const { solution } = puzzle;
  const around = [...solution, solution[0] ?? 0];
  for (let at = 0; at + 1 < around.length; at += 3) {
    const part = around.slice(at, at + 4);
    yield press('pen', part[0] ?? 0);
    for (const [i, to] of part.slice(1).entries()) yield run(part[i] ?? to, to);
    yield* [lift, 0, 0, 0];
  }
}

function soloLoop(setup: loops.Setup, seed: number, name: string): void {
  const session = new Session(loops.loop, setup, seed);
  for (const input of scribble(session.state, seed)) session.advance([input]);
  const { moves, hints } = session.state;
  save(name, session.replay(), `${moves} moves, ${hints} hints`);
}

for (const rules of ['classic', 'tsu'] as const) {
  soloPuyo({ rules, mode: 'endless', colors: 5 }, 11);
  soloPuyo({ rules, mode: 'survival', colors: 4 }, 12);
}
soloPuyo({ rules: 'classic', mode: 'endless', colors: 4 }, 2026);
duel(puyo, { rules: 'tsu', mode: 'endless', colors: 4 }, 13, aimPuyo, 'puyo-versus-tsu');

soloGems({ rules: 'classic', mode: 'endless', pattern: 'pillars' }, 21);
soloGems({ rules: 'classic', mode: 'timed2', pattern: 'pillars' }, 22);
// With as many crash gems as the ruleset deals this player hardly ever loses.
const options = { crashOdds: [64, 6, 6], drought: null } as const;
soloGems({ rules: 'arcade', mode: 'endless', pattern: 'quilt', options }, 23);
soloGems({ rules: 'arcade', mode: 'timed3', pattern: 'pillars' }, 24);
duel(gems.gems, { rules: 'arcade', mode: 'endless', pattern: 'stairs' }, 25, aimGems, 'gems-versus-arcade');

soloCapsules({ rules: 'classic', mode: 'stages', level: 3, speed: 'med' }, 31);
soloCapsules({ rules: 'classic', mode: 'marathon', level: 18, speed: 'hi' }, 32);
soloCapsules({ rules: 'nes', mode: 'stages', level: 0, speed: 'low' }, 0x8988);
soloCapsules({ rules: 'nes', mode: 'marathon', level: 4, speed: 'hi' }, 34);
soloCapsules({ rules: 'nes', mode: 'single', level: 1, speed: 'med' }, 35);
duel(
  capsules.capsules,
  { rules: 'nes', mode: 'single', level: 8, speed: 'med' },
  36,
  aimCapsules,
  'capsules-versus-nes',
);

soloLoop({ kind: 'daily', date: '2025-12-03', level: 'easy' }, 41, 'loop-daily-easy');
soloLoop({ kind: 'daily', date: '2025-11-30', level: 'hard' }, 42, 'loop-daily-hard');
soloLoop({ kind: 'sized', rows: 6, cols: 7 }, 43, 'loop-sized-6x7');
