import { search, type Placement, type Style, type Thought } from './think.ts';
import type { View } from './view.ts';

/** Nodes make an answer that is the same on every machine; a clock of the caller's makes one in time. */
export type Budget = { readonly nodes: number } | { readonly expired: () => boolean };

export interface Bot {
  readonly name: string;
  /** What it thinks with when nobody says. */
  readonly nodes: number;
  readonly think: (view: View, budget?: Budget) => Thought;
}

const BUILD: Style = {
  weights: {
    shape: -100,
    well: -100,
    bump: -100,
    pair: 150,
    triple: 250,
    kept: -50,
    ojama: -250,
    link: 1000,
    height: 289,
    key: -200,
    room: 200,
  },
  waste: -250,
  cash: 5000,
  depth: 11,
  enough: 95_000,
  tight: 8,
  fear: 0.08,
  droughtFrom: 10,
  droughtPairs: 3,
  droughtWeight: 0.5,
};

export const strong = botOf('strong', BUILD, 48_000);
export const swift = botOf('swift', { ...BUILD, depth: 10, droughtFrom: 0 }, 10_000);

export const BOTS: readonly Bot[] = [strong, swift];

function botOf(name: string, style: Style, nodes: number): Bot {
  return { name, nodes, think: (view, budget = { nodes }) => think(view, style, budget) };
}

const FIRST_ROUND = 2000;
const ROUND_GROWTH = 3;
const never = (): boolean => false;

/** With a clock it searches in rounds, each larger than the last, and answers with the last one that it finished. */
function think(view: View, style: Style, budget: Budget): Thought {
  if ('nodes' in budget) return search(view, style, budget.nodes, never) ?? NOTHING;
  let answer = search(view, style, FIRST_ROUND, never) ?? NOTHING;
  for (let nodes = ROUND_GROWTH * FIRST_ROUND; !budget.expired(); nodes *= ROUND_GROWTH) {
    const next = search(view, style, nodes, budget.expired);
    if (next === undefined) break;
    answer = { placements: next.placements, nodes: answer.nodes + next.nodes };
  }
  return answer;
}

const NOTHING: Thought = { placements: [] as Placement[], nodes: 0 };
