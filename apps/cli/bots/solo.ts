// A bot alone at the real game, headless. The game waits while the bot thinks.

import { type Bot, pilot, type Target, viewOf } from '@rensa/bots/puyo';
import { hash, type Input, type Replay, Session } from '@rensa/engine';
import { type Event, INPUT, puyo, type Setup, type State } from '@rensa/games/puyo';

export interface Limits {
  /** Stops after so many pairs. */
  readonly pieces: number;
  /** Stops once a chain scores this. */
  readonly stopScore: number;
}

export interface Solo {
  readonly result: 'lost' | 'stopped';
  readonly score: number;
  readonly pieces: number;
  /** The length of the best-scoring chain, and its points. */
  readonly maxChain: number;
  readonly maxChainScore: number;
  /** Mean processor time of thinking. */
  readonly msPerMove: number;
  readonly hash: string;
}

interface Tally {
  chain: number;
  chainScore: number;
  maxChain: number;
  maxChainScore: number;
  thinkMs: number;
}

type Game = Session<Setup, State, Event>;

export function playAlone(setup: Setup, seed: number, bot: Bot, limits: Limits): { solo: Solo; replay: Replay } {
  const game: Game = new Session(puyo, setup, seed);
  const tally: Tally = { chain: 0, chainScore: 0, maxChain: 0, maxChainScore: 0, thinkMs: 0 };
  while (game.result === undefined && game.state.pairs < limits.pieces && tally.maxChainScore < limits.stopScore) {
    playPair(game, tally, bot, limits.pieces);
  }
  const { pairs, score } = game.state;
  const solo: Solo = {
    result: game.result === undefined ? 'stopped' : 'lost',
    score,
    pieces: pairs,
    maxChain: tally.maxChain,
    maxChainScore: tally.maxChainScore,
    msPerMove: pairs === 0 ? 0 : Math.round((10 * tally.thinkMs) / pairs) / 10,
    hash: hash(game.state),
  };
  return { solo, replay: game.replay() };
}

/** From one spawn to the end of what that pair does. */
function playPair(game: Game, tally: Tally, bot: Bot, pieces: number): void {
  while (game.state.pair === null && game.result === undefined) advance(game, tally, 0);
  if (game.result !== undefined) return;
  const presses = decide(game, tally, bot, pieces);
  for (let tick = 0; game.state.pair !== null; tick++) advance(game, tally, presses[tick] ?? INPUT.soft);
  while (game.state.phase !== 'spawn' && game.result === undefined) advance(game, tally, 0);
}

/** The presses to the best placement that can be reached; none, where none can, lets the pair fall. */
function decide(game: Game, tally: Tally, bot: Bot, pieces: number): Input[] {
  const { state } = game;
  const left = Number.isFinite(pieces) ? pieces - state.pairs : null;
  const start = process.cpuUsage();
  const { placements } = bot.think(viewOf(state, null, left));
  const { user, system } = process.cpuUsage(start);
  tally.thinkMs += (user + system) / 1000;
  return firstFlown(state, placements) ?? [];
}

function firstFlown(state: State, targets: readonly Target[]): Input[] | undefined {
  for (const target of targets) {
    const presses = pilot(state, target);
    if (presses !== undefined) return presses;
  }
  return undefined;
}

function advance(game: Game, tally: Tally, input: Input): void {
  for (const event of game.advance([input])) note(tally, event);
}

function note(tally: Tally, event: Event): void {
  if (event.kind === 'popped') {
    tally.chain = event.link.chain;
    tally.chainScore += event.link.score;
  }
  if (event.kind !== 'ended') return;
  if (tally.chainScore > tally.maxChainScore) {
    tally.maxChain = tally.chain;
    tally.maxChainScore = tally.chainScore;
  }
  tally.chain = 0;
  tally.chainScore = 0;
}
