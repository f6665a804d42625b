import type { BotGame } from '@rensa/bots/bot';
import type { EnvHost } from '@rensa/bots/env';
import type { Replay } from '@rensa/engine';
import type { Bench } from '../bench/bench.ts';
import type { Report } from '../io/output.ts';
import type { Command } from './command.ts';
import type { BoardText } from './replays.ts';
import type { Deal, EnvPlan, Play, Task } from './task.ts';

/** The part of one game in the command line: `games/<id>/index.ts` exports it as `cliGame`. */
export interface CliGame<State = unknown> {
  /** Prints the boards of its replays. */
  readonly board: BoardText<State>;
  readonly resolve?: Task<string>;
  readonly deal?: Task<Deal>;
  /** Drops pieces with their moves, one per line. */
  readonly drop?: Task<string>;
  /** Lets a bot play alone. */
  readonly play?: Task<Play>;
  /** Plays games between two bots, one per seed. */
  readonly match?: Task<readonly number[], Report>;
  /** Asks a bot about one position, which comes as parsed but unchecked JSON. */
  readonly think?: Task<unknown>;
  /** Opens environments for training. */
  readonly env?: Task<EnvPlan, EnvHost>;
  /** The bots that the command `bot` serves. */
  readonly bots?: BotGame;
  /** Commands that only this game has. */
  readonly commands?: readonly Command[];
  readonly benches?: readonly Bench[];
  /** The first `ticks` ticks of a game, for examples; the same every time. */
  readonly sample?: (ticks: number) => Replay;
}
