// A bot alone at the real game, headless. The game waits while the bot thinks.

import { pilot, type Target, viewOf } from '@rensa/bots/puyo';
import { hash, type Input, type Replay, Session } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';
import { type Event, puyo, type Setup, type State } from '@rensa/games/puyo';
import type { Player } from './player.ts';
import type { Seated } from './seat.ts';

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
  /** Mean time of thinking: the processor's, or the clock's for a program of somebody else's. */
  readonly msPerMove: number;
  readonly hash: string;
}

interface Tally {
  chain: number;
  chainScore: number;
  maxChain: number;
  maxChainScore: number;
}

type Game = Session<Setup, State, Event>;

export async function playAlone(
  setup: Setup,
  seed: number,
  player: Player,
  limits: Limits,
): Promise<{ readonly solo: Solo; readonly replay: Replay }> {
  const game: Game = new Session(puyo, setup, seed);
  const tally: Tally = { chain: 0, chainScore: 0, maxChain: 0, maxChainScore: 0 };
  const seat = await player.sit(setup.rules);
  try {
    while (game.result === undefined && game.state.pairs < limits.pieces && tally.maxChainScore < limits.stopScore) {
      await playPair(game, tally, seat, limits.pieces);
    }
  } finally {
    await seat.leave();
  }
  const { pairs, score } = game.state;
  const solo: Solo = {
    result: game.result === undefined ? 'stopped' : 'lost',
    score,
    pieces: pairs,
    maxChain: tally.maxChain,
    maxChainScore: tally.maxChainScore,
    msPerMove: pairs === 0 ? 0 : Math.round((10 * seat.ms()) / pairs) / 10,
    hash: hash(game.state),
  };
  return { solo, replay: game.replay() };
}

/** From one spawn to the end of what that pair does. */
async function playPair(game: Game, tally: Tally, seat: Seated, pieces: number): Promise<void> {
  while (game.state.pair === null && game.result === undefined) advance(game, tally, 0);
  if (game.result !== undefined) return;
  const presses = await decide(game, seat, pieces);
  for (let tick = 0; game.state.pair !== null; tick++) advance(game, tally, presses[tick] ?? INPUT.soft);
  while (game.state.phase !== 'spawn' && game.result === undefined) advance(game, tally, 0);
}

/** The presses to the best placement that can be reached; none, where none can, lets the pair fall. */
async function decide({ state }: Game, seat: Seated, pieces: number): Promise<Input[]> {
  const left = Number.isFinite(pieces) ? pieces - state.pairs : null;
  const reply = await seat.ask(viewOf(state, null, left));
  if ('forfeit' in reply) throw new Error(reply.forfeit);
  return firstFlown(state, reply.placements) ?? [];
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
