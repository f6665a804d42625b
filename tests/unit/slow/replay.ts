// For tests: replays that take as long as possible. Each game has a file with its setups and inputs.

import { advance, below, type Game, type Input, type Replay } from '@rensa/engine';

/** The slow setups and inputs of a game: `games/<id>.ts` exports them as `slow`. */
export interface SlowGame {
  /** Setups whose games last, or in which much happens in one tick. */
  readonly setups: readonly unknown[];
  /** Inputs by tick; each player is slow in another way. */
  readonly players: readonly ((tick: number, random: number) => Input)[];
}

/** Ticks with inputs, so that the log stays within its limit. */
const BUSY_TICKS = 400_000;

/** A replay as long as `verify` accepts for this game, with a wrong hash. */
export function slowReplay(game: Game, { setups, players }: SlowGame, seed: number): Replay {
  const setup = setups[seed % setups.length];
  const player = players[Math.floor(seed / setups.length) % players.length];
  const { ticks } = game.limits;
  const log = Array.from({ length: game.seats }, (_, seat) => logOf(player, ticks, seed + seat));
  const { id, version } = game;
  return { format: 'rensa-replay/1', game: id, version, setup, seed, ticks, log, hash: '0'.repeat(16) };
}

function logOf(player: SlowGame['players'][number], ticks: number, seed: number): number[] {
  const log: number[] = [];
  let rng = seed;
  for (let tick = 0; tick < ticks;) {
    rng = advance(rng);
    const input = tick < BUSY_TICKS ? player(tick, below(rng, 1 << 16)) : 0;
    const length = tick < BUSY_TICKS ? 1 : ticks - tick;
    if (log.at(-1) === input) log[log.length - 2] = (log.at(-2) as number) + length;
    else log.push(length, input);
    tick += length;
  }
  return log;
}
