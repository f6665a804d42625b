// The bots: levels from the weakest to the strongest, then themes. What tells them apart is written in two tables; none
// is made weaker by chance or by waiting.

import type { Weights } from './evaluate.ts';
import { type Judgement, thinkAgainst } from './judge.ts';
import type { Style } from './survey.ts';
import { type Placement, thinkAlone, type Thought } from './think.ts';
import type { View } from './view.ts';

/** Nodes make an answer that is the same on every machine; a clock of the caller's makes one in time. */
export type Budget = { readonly nodes: number } | { readonly expired: () => boolean };

/** What makes a bot. */
interface Character {
  readonly name: string;
  /** What it thinks with when nobody says. */
  readonly nodes: number;
  readonly style: Style;
  /** How it looks at an opponent; null for one that plays as if alone. */
  readonly judgement: Judgement | null;
}

export interface Bot extends Character {
  readonly think: (view: View, budget?: Budget) => Thought;
}

const BUILDER: Weights = {
  shape: -100,
  tilt: 1,
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
};

/** Sees that puyos of a colour lie together, and no chains. */
const STACKER: Weights = { ...BUILDER, link: 0, height: 0, key: 0, room: 0 };

const BUILD: Style = {
  weights: BUILDER,
  waste: -250,
  cash: 5000,
  depth: 11,
  guesses: 6,
  goal: Infinity,
  enough: 95_000,
  tight: 8,
  fear: 0.08,
  droughtFrom: 10,
  droughtPairs: 3,
  droughtWeight: 0.5,
};
const QUICK: Style = { ...BUILD, depth: 10, droughtFrom: 0 };

const JUDGE: Judgement = { share: 0.1, guesses: 2, strikes: 2, least: 300, belief: 0.8, margin: 0.15, greed: 0.5 };

/** Weakest first. */
export const LEVELS: readonly Bot[] = [
  { name: 'novice', nodes: 22, style: { ...QUICK, weights: STACKER, depth: 1, guesses: 0 }, judgement: null },
  { name: 'learner', nodes: 500, style: { ...QUICK, weights: STACKER, depth: 2, guesses: 0 }, judgement: null },
  { name: 'builder', nodes: 100, style: { ...QUICK, depth: 3, guesses: 0 }, judgement: null },
  { name: 'casual', nodes: 700, style: { ...QUICK, depth: 3, guesses: 0 }, judgement: { ...JUDGE, guesses: 0 } },
  { name: 'skilled', nodes: 500, style: { ...QUICK, depth: 4, guesses: 1 }, judgement: { ...JUDGE, guesses: 1 } },
  { name: 'strong', nodes: 48_000, style: BUILD, judgement: JUDGE },
].map(botOf);

/** Between the last two levels; `strong` wins three games of five against it, which is no step. */
const expert = botOf({ name: 'expert', nodes: 3000, style: { ...QUICK, depth: 7, guesses: 3 }, judgement: JUDGE });

/** Plays for itself, nearly as large chains as `strong` in a quarter of the time. */
export const swift = botOf({ name: 'swift', nodes: 10_000, style: QUICK, judgement: null });

/** Not for strength: each has one idea. */
const THEMES: readonly Bot[] = [
  { name: 'tower', nodes: 10_000, style: { ...QUICK, weights: { ...BUILDER, tilt: 4 } }, judgement: null },
  { name: 'fives', nodes: 5000, style: { ...QUICK, depth: 8, goal: 4800, cash: 4800, enough: 4800 }, judgement: null },
].map(botOf);

export const strong = LEVELS.at(-1) as Bot;
export const BOTS: readonly Bot[] = [...LEVELS.toReversed(), expert, swift, ...THEMES];

function botOf(character: Character): Bot {
  return { ...character, think: (view, budget = { nodes: character.nodes }) => think(view, character, budget) };
}

const FIRST_ROUND = 2000;
const ROUND_GROWTH = 3;
const never = (): boolean => false;

/** With a clock it searches in rounds, each larger than the last, and answers with the last one that it finished. */
function think(view: View, character: Character, budget: Budget): Thought {
  if ('nodes' in budget) return search(view, character, budget.nodes, never) ?? NOTHING;
  let last = search(view, character, FIRST_ROUND, never) ?? NOTHING;
  let sum = last.nodes;
  for (let nodes = ROUND_GROWTH * FIRST_ROUND; !budget.expired(); nodes *= ROUND_GROWTH) {
    const next = search(view, character, nodes, budget.expired);
    sum += next?.nodes ?? 0;
    if (next === undefined || next.nodes <= last.nodes) break;
    last = next;
  }
  return { placements: last.placements, nodes: sum };
}

const NOTHING: Thought = { placements: [] as Placement[], nodes: 0 };

function search(view: View, character: Character, nodes: number, expired: () => boolean): Thought | undefined {
  const { style, judgement } = character;
  const { opponent } = view;
  if (judgement === null || opponent === null || opponent.pairs.length === 0) {
    return thinkAlone(view, style, nodes, expired);
  }
  return thinkAgainst(view, opponent, { style, judgement }, nodes, expired);
}
