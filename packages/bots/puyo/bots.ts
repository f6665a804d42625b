// The bots: levels from weakest to strongest, then themes. Their differences are in two tables. None is made weaker by
// chance or by waiting.

import type { Bot, Thought } from '../bot/bot.ts';
import type { Budget } from '../bot/budget.ts';
import type { PairPlacement } from '../falling/placement.ts';
import type { Kernel, Weights } from './kernel/index.ts';
import { type Judgment, type SearchTools, thinkAgainst } from './match/judge.ts';
import { type BotQuestion, parallelSearch } from './parallel.ts';
import { thinkAlone } from './search/alone.ts';
import { Enumerator } from './search/enumerate.ts';
import { Search, type Style } from './search/search.ts';
import type { PuyoView } from './view/view.ts';

/** Name and parameters of a bot. */
export interface Character {
  readonly name: string;
  /** Nodes per move, unless the caller names a number. */
  readonly nodes: number;
  /** Nodes and style without an opponent. Absent if they are the same. */
  readonly alone?: { readonly nodes: number; readonly style: Style };
  readonly style: Style;
  /** Parameters for an opponent; null if it ignores the opponent. */
  readonly judgment: Judgment | null;
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
  spawn: 0,
};

/** Keeps the spawn column low, because an opponent's ojama can block it. */
const GUARDED: Weights = { ...BUILDER, tilt: -1, spawn: -100 };

/** Likes puyos of a color that touch, and sees no chains. */
const STACKER: Weights = { ...BUILDER, link: 0, height: 0, key: 0, room: 0 };

const BUILD: Style = {
  weights: BUILDER,
  waste: -250,
  split: 0,
  fireAt: 5000,
  depth: 11,
  guesses: 6,
  goal: Infinity,
  enough: 95_000,
  tight: 8,
  fear: 0.08,
  droughtFrom: 10,
  droughtPairs: 3,
  droughtWeight: 0.5,
  randomFrom: 0,
  randomGuesses: 0,
  failure: 0,
};
/** Waits for larger chains. */
const GRAND: Style = { ...BUILD, enough: 130_000 };
/** Plans for bad luck on a full board. */
const CAREFUL = { droughtFrom: 20, randomFrom: 12, randomGuesses: 16, failure: 100_000 };
const QUICK: Style = { ...BUILD, depth: 10, droughtFrom: 0 };

const JUDGE: Judgment = { pairs: 3, share: 0.2, guesses: 2, margin: 0.1, weights: BUILDER, split: 0 };

/** Weakest first. */
export const LEVELS: readonly Character[] = [
  { name: 'novice', nodes: 22, style: { ...QUICK, weights: STACKER, depth: 1, guesses: 0 }, judgment: null },
  { name: 'learner', nodes: 500, style: { ...QUICK, weights: STACKER, depth: 2, guesses: 0 }, judgment: null },
  { name: 'builder', nodes: 100, style: { ...QUICK, depth: 3, guesses: 0 }, judgment: null },
  {
    name: 'casual',
    nodes: 700,
    style: { ...QUICK, depth: 3, guesses: 0 },
    judgment: { ...JUDGE, pairs: 1, guesses: 0 },
  },
  {
    name: 'skilled',
    nodes: 1500,
    style: { ...QUICK, depth: 5, guesses: 2 },
    judgment: { ...JUDGE, pairs: 2, guesses: 1 },
  },
  {
    name: 'strong',
    nodes: 400_000,
    alone: { nodes: 240_000, style: { ...GRAND, ...CAREFUL } },
    style: GRAND,
    judgment: { ...JUDGE, weights: GUARDED, split: -125 },
  },
];

/** Between the last two levels, and too close to `skilled` to be a level. */
const expert: Character = {
  name: 'expert',
  nodes: 3000,
  style: { ...QUICK, depth: 7, guesses: 3 },
  judgment: JUDGE,
};

/** Ignores the opponent. Alone it makes nearly the chains of `strong`, in a fifth of the time. */
const swift: Character = { name: 'swift', nodes: 48_000, style: GRAND, judgment: null };

/** Bots with one idea each, not made for strength. */
const THEMES: readonly Character[] = [
  { ...expert, name: 'patient', judgment: { ...JUDGE, margin: 0.6 } },
  { ...expert, name: 'harasser', judgment: { ...JUDGE, margin: -0.15 } },
  { name: 'tower', nodes: 10_000, style: { ...QUICK, weights: { ...BUILDER, tilt: 4 } }, judgment: null },
  { name: 'fives', nodes: 5000, style: { ...QUICK, depth: 8, goal: 4800, fireAt: 4800, enough: 4800 }, judgment: null },
];

/** Strongest first. */
export const BOTS: readonly Character[] = [...LEVELS.toReversed(), expert, swift, ...THEMES];

/** Opens a bot that takes over this kernel. */
export function openBot(character: Character, kernel: Kernel): Bot<PuyoView, PairPlacement> {
  const { name, nodes, alone, judgment } = character;
  const tools = { search: new Search(kernel), enumerator: new Enumerator(kernel, judgment?.pairs ?? 0) };
  return {
    name,
    nodes,
    nodesFor: ({ opponent }) => (opponent === null && alone !== undefined ? alone.nodes : nodes),
    search: (view, budget) => choose(tools, questionIn(view, character), budget),
    parallel: parallelSearch(tools, (view) => questionIn(view, character)),
  };
}

function questionIn(view: PuyoView, { style, alone, judgment }: Character): BotQuestion {
  const { opponent } = view;
  if (opponent === null) return { view, style: alone?.style ?? style };
  if (judgment === null || opponent.pairs.length === 0) return { view, style };
  return { match: { view: { ...view, opponent }, style, judgment } };
}

function choose(tools: SearchTools, question: BotQuestion, budget: Budget): Thought<PairPlacement> | undefined {
  if ('match' in question) return thinkAgainst(tools, question.match, budget);
  return thinkAlone(tools.search, question.view, question.style, budget);
}
