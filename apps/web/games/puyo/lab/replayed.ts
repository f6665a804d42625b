// A replay in the lab: the board before the pair that fired its longest chain.

import { type Turn, turnsOf } from '@rensa/bots/puyo/review';
import { type Replay, duel } from '@rensa/engine';
import { puyo } from '@rensa/games/puyo';
import { parseReplayText } from '../../../base/share/replaytext.ts';
import type { LabField } from './board/labfield.ts';
import type { labWords } from './text/text.ts';

/** What is to be shown, if there is something, and what is to be said. */
interface OpenedReplay {
  readonly field?: Omit<LabField, 'rules'>;
  readonly words: (t: ReturnType<typeof labWords>) => string;
}

/** Of a match, the first board. */
export async function openedReplay(text: string): Promise<OpenedReplay> {
  const turns = await parseReplayText(text)
    .then(turnsIn)
    .catch(() => undefined);
  if (turns === undefined) return { words: (t) => t.replayDamaged };
  if (turns === 'foreign') return { words: (t) => t.replayForeign };
  const number = decisiveTurn(turns);
  const turn = turns[number];
  if (turn === undefined) return { words: (t) => t.replayEmpty };
  const { board, pairs } = turn.view;
  const steps = pairs.map((pair) => ({ kind: 'pair' as const, pair, aim: null }));
  return { field: { board, steps }, words: (t) => t.replayOpened(number + 1, turns.length) };
}

/** Throws where the replay does not hold. */
function turnsIn(replay: Replay): readonly Turn[] | 'foreign' {
  const known = replay.game === puyo.id || replay.game === duel(puyo).id;
  return known ? turnsOf(replay, 0).turns : 'foreign';
}

/** The one that fired the longest chain; the last one where none did. */
export function decisiveTurn(turns: readonly Pick<Turn, 'fired'>[]): number {
  const longest = Math.max(0, ...turns.map(({ fired }) => fired));
  return longest === 0 ? turns.length - 1 : turns.findIndex(({ fired }) => fired === longest);
}
