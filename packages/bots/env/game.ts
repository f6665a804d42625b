import type { GameTypes } from '@rensa/engine';
import type { BotGame } from '../bot/game.ts';
import type { PressMemory } from '../bot/presses.ts';
import type { Column } from './layout.ts';

/** A column of an observation, for one environment. */
interface EnvColumn<State> extends Column {
  /** Gives its numbers in order. */
  read(state: State): readonly number[];
}

/** Finds the actions that can be reached with the piece in hand. */
export interface LegalActions<State, Placement> {
  find(state: State, memory: PressMemory<State, Placement>): readonly number[];
}

/** Everything a game brings to be an environment. */
export interface EnvGame<G extends GameTypes = GameTypes, View = unknown, Placement extends object = object> {
  readonly bots: BotGame<G, View, Placement>;
  /** Actions, from 0, under a ruleset. */
  actions(ruleset: string): number;
  placementOf(action: number, ruleset: string): Placement;
  /** Opens a finder of legal actions, with its own memory. */
  openLegal(): LegalActions<G['state'], Placement>;
  /** Columns of an observation that are its own: the board, the pieces, counts. */
  columns(ruleset: string): readonly EnvColumn<G['state']>[];
  /** The board as flat rows, the floor first; 0 where nothing is. */
  boardOf(state: G['state']): readonly number[];
  readonly cols: number;
}
