// Records golden games into replays/: `npx tsx scripts/golden.ts`. Run it when the rules change on purpose and a game's
// version was raised; an ordinary change must leave every recorded game as it is.

import { type Input, Session, versus } from '@rensa/engine';
import { at, childCol, INPUT, landing, type Pair, puyo, resolveBoard, type Setup, type State } from '@rensa/games/puyo';
import { writeFileSync } from 'node:fs';

/** A modest player: looks at every place for the pair in hand, likes points, then low and even columns. */
function choose(state: State): { readonly col: number; readonly facing: number } {
  let best = { col: 2, facing: 0, value: Number.NEGATIVE_INFINITY };
  for (let facing = 0; facing < 4; facing++) {
    for (let col = 0; col < 6; col++) {
      const pair = { ...(state.pair as Pair), col, facing, row: 12 };
      if (childCol(pair) < 0 || childCol(pair) > 5) continue;
      const value = worth(state, pair);
      if (value > best.value) best = { col, facing, value };
    }
  }
  return best;
}

function worth(state: State, pair: Pair): number {
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

/** One press at a time toward the chosen place, a tick of rest between, then down. */
function* steer(state: () => State): Generator<Input, never> {
  for (;;) {
    const { pair } = state();
    if (pair === null) {
      yield 0;
      continue;
    }
    const { col, facing } = choose(state());
    for (let i = 0; i < facing; i++) yield* [INPUT.turnRight, 0];
    for (let i = 0; i < 6 && state().pair !== null && state().pair?.col !== col; i++) {
      yield* [(state().pair?.col ?? 0) < col ? INPUT.right : INPUT.left, 0];
    }
    while (state().pair !== null) yield state().rules.hardDrop === null ? INPUT.soft : INPUT.hard;
  }
}

function solo(setup: Setup, seed: number): void {
  const session = new Session(puyo, setup, seed);
  const hand = steer(() => session.state);
  while (session.result === undefined) session.advance([hand.next().value]);
  save(`puyo-${setup.rules}-${setup.mode}-${setup.colors}`, session.replay(), session.state.maxChain);
}

function duel(seed: number): void {
  const session = new Session(versus(puyo), { rules: 'tsu', mode: 'endless', colors: 4 }, seed);
  const hands = [0, 1].map((seat) => steer(() => session.state.boards[seat] as State));
  while (session.result === undefined) {
    session.advance(hands.map((hand, seat) => (seat === 1 && session.ticks % 7 === 0 ? 0 : hand.next().value)));
  }
  save('puyo-versus-tsu', session.replay(), Math.max(...session.state.boards.map(({ maxChain }) => maxChain)));
}

function save(
  name: string,
  replay: object & { readonly ticks: number; readonly hash: string },
  maxChain: number,
): void {
  writeFileSync(new URL(`../replays/${name}.json`, import.meta.url), `${JSON.stringify(replay)}\n`);
  console.log(`${name}: ${replay.ticks} ticks, longest chain ${maxChain}, ${replay.hash}`);
}

for (const rules of ['classic', 'tsu'] as const) {
  solo({ rules, mode: 'endless', colors: 5 }, 11);
  solo({ rules, mode: 'survival', colors: 4 }, 12);
}
solo({ rules: 'classic', mode: 'endless', colors: 4 }, 2026);
duel(13);
