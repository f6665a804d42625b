import type { BotGame } from '@rensa/bots/bot';
import type { Replay } from '@rensa/engine';
import type { Bench } from '../bench/bench.ts';
import type { Report } from '../io/output.ts';
import type { Command } from './command.ts';
import type { BoardText } from './replays.ts';
import type { Deal, Play, Task } from './task.ts';

/** What the command line has for one game: `games/<id>/index.ts` exports it as `cliGame`. */
export interface CliGame<State = unknown> {
  /** How its replays are shown. */
  readonly board: BoardText<State>;
  readonly resolve?: Task<string>;
  readonly deal?: Task<Deal>;
  /** Pieces with their moves, one per line. */
  readonly drop?: Task<string>;
  /** A bot alone. */
  readonly play?: Task<Play>;
  /** Games between two bots, one per seed. */
  readonly match?: Task<readonly number[], Report>;
  /** A bot's view of one position, which comes as unread JSON. */
  readonly think?: Task<unknown>;
  /** What `bot` serves. */
  readonly bots?: BotGame;
  /** Commands that no other game has. */
  readonly commands?: readonly Command[];
  readonly benches?: readonly Bench[];
  /** The start of a game, for examples: at most so many ticks, the same every time. */
  readonly sample?: (ticks: number) => Replay;
}
