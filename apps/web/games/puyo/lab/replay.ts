// A replay in the lab: the board before the pair that fired the longest chain of the game.

import { type Turn, turnsIn } from '@rensa/bots/puyo/review';
import { type Replay, duel } from '@rensa/engine';
import { puyo } from '@rensa/games/puyo';
import { LongWork } from '../../../base/screen/longwork.ts';
import { parseReplayText } from '../../../base/share/replaytext.ts';
import { waitingSteps } from '../tools/links.ts';
import type { LabField } from './board/labfield.ts';
import type { labWords } from './text/text.ts';

/** The field to show, if the replay has one, and a sentence about it. */
interface LabReplay {
  readonly field?: Omit<LabField, 'rules'>;
  readonly words: (t: ReturnType<typeof labWords>) => string;
}

/** Reads a replay; of a match, the first board. */
export async function labReplay(text: string): Promise<LabReplay> {
  const turns = await parseReplayText(text)
    .then(knownTurns)
    .catch(() => undefined);
  if (turns === undefined) return { words: (t) => t.replayDamaged };
  if (turns === 'foreign') return { words: (t) => t.replayForeign };
  const number = decisiveTurn(turns);
  const turn = turns[number];
  if (turn === undefined) return { words: (t) => t.replayEmpty };
  const { board, pairs } = turn.view;
  return { field: { board, steps: waitingSteps(pairs) }, words: (t) => t.replayOpened(number + 1, turns.length) };
}

/** Rejects if the replay is not valid. */
async function knownTurns(replay: Replay): Promise<readonly Turn[] | 'foreign'> {
  const known = replay.game === puyo.id || replay.game === duel(puyo).id;
  return known ? (await new LongWork().run(turnsIn(replay, 0, true))).turns : 'foreign';
}

/** The first turn that fired the longest chain; the last turn if none fired. */
export function decisiveTurn(turns: readonly Pick<Turn, 'fired'>[]): number {
  const longest = Math.max(0, ...turns.map(({ fired }) => fired));
  return longest === 0 ? turns.length - 1 : turns.findIndex(({ fired }) => fired === longest);
}
