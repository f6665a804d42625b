import type { Input } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import type { GameUi } from '../ui/ui.ts';
import { remarksOf } from './remarks.ts';

/** Everything there is to say while a game is played for a number of ticks with one input. */
export function saidIn<G extends FallingTypes>(
  ui: GameUi<G>,
  from: G['state'],
  input: Input,
  ticks: number,
): readonly string[] {
  const said: string[] = [];
  let before = from;
  for (let i = 0; i < ticks; i++) {
    const { state: after, events } = ui.game.step(before, [input]);
    said.push(...remarksOf(ui, { before, after, events }).map(({ words }) => words()));
    before = after;
  }
  return said;
}
