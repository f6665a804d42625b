import { type Capsules, COLS, RULES, type RulesName, type State } from '@rensa/games/capsules';
import type { EnvGame, LegalActions } from '../env/game.ts';
import { shownPairs } from '../falling/view.ts';
import { capsulesBots } from './game.ts';
import { CapsulesKernel, Reach } from './kernel/index.ts';
import { type CapsulePlacement, placementOf } from './placement.ts';
import type { CapsulesView } from './view.ts';

/** Capsules in an observation: the one in hand and the next. */
const SHOWN = 2;
/** Sides of the child. */
const SIDES = 4;

function rowsOf(ruleset: string): number {
  return RULES[ruleset as RulesName].rows;
}

/** The environments of Capsules. An action is `(side × rows + row) × columns + column` of the axis. */
export const capsulesEnv: EnvGame<Capsules, CapsulesView, CapsulePlacement> = {
  bots: capsulesBots,
  actions: (ruleset) => SIDES * rowsOf(ruleset) * COLS,
  placementOf: (action, ruleset) => {
    const rows = rowsOf(ruleset);
    return { rot: Math.floor(action / (rows * COLS)), row: Math.floor(action / COLS) % rows, col: action % COLS };
  },
  openLegal,
  columns: (ruleset) => [
    { name: 'board', type: 'u1', shape: [rowsOf(ruleset), COLS], read: ({ board }) => board },
    { name: 'pairs', type: 'u1', shape: [SHOWN, 2], read: pairsOf },
    { name: 'viruses', type: 'u1', shape: [], read: ({ viruses }) => [viruses] },
  ],
  boardOf: ({ board }) => board,
  cols: COLS,
};

function openLegal(): LegalActions<State, CapsulePlacement> {
  const kernel = new CapsulesKernel();
  const record = kernel.reserve(kernel.fieldWords);
  const reach = new Reach();
  return {
    find({ board, rules, gravity }) {
      kernel.write(record, board);
      kernel.load(record);
      const count = reach.find(kernel.words, rules, { rowTicks: gravity, reaction: 0, gap: 1 });
      return Array.from(reach.moves.subarray(0, count), (move) => {
        const { col, rot, row } = placementOf(move);
        return (rot * rules.rows + row) * COLS + col;
      });
    },
  };
}

function pairsOf({ pair, next }: State): number[] {
  return shownPairs(pair, [next]).flatMap(({ axis, child }) => [axis, child]);
}
