import type { FallingTypes } from '@rensa/games/falling';
import type { StatsRow, StatsUi } from '../../listing/listing.ts';
import { bestWays } from './best.ts';
import { listWords, playWords } from '../text/text.ts';
import type { GameUi, SetupChoice } from '../ui/ui.ts';

/** The look of a falling game's statistics. */
export function statsUi<G extends FallingTypes>(ui: GameUi<G>): StatsUi {
  const wayWords = (way: string): string => wordsOf(ui.choices, way);
  return {
    measure: 'points',
    wayWords,
    bests: () => bestRows(bestWays(ui), wayWords),
    ...(ui.peak && { peak: ui.peak }),
  };
}

/** Everything else that can be chosen changes how hard it is, and not what is played. */
const NAMED = ['mode', 'rules'];

/** A way is written in the order of the choices. */
function wordsOf<Setup>(choices: readonly SetupChoice<Setup>[], way: string): string {
  const parts = way.split('/');
  const words = choices.flatMap(({ key, values, word }, i) => {
    const value = values.find((each) => String(each) === parts[i]);
    return value === undefined || !NAMED.includes(key) ? [] : [word(value)];
  });
  return listWords(words);
}

function bestRows(
  ways: readonly (readonly [string, number])[],
  wayWords: (way: string) => string,
): readonly StatsRow[] {
  const bests = new Map<string, number>();
  for (const [way, score] of ways) bests.set(wayWords(way), Math.max(score, bests.get(wayWords(way)) ?? 0));
  return [...bests]
    .filter(([words]) => words !== '')
    .toSorted(([, a], [, b]) => b - a)
    .map(([words, score]) => ({ words, value: playWords().number(score) }));
}
