// What is chosen for a game, in one line.

import { isCustom } from '@rensa/engine';
import { listWords, playWords } from '../text/text.ts';
import type { SetupChoice } from '../ui/ui.ts';

/** Letters that fit the line; a Japanese letter is as wide as two. */
const MAX_LETTERS = 34;

/** The mode, the rules, and the rest: what does not fit is left out from the end. */
export function choiceLine<Setup>(choices: readonly SetupChoice<Setup>[], setup: Setup): string {
  const words = choiceWords(choices, setup);
  const fitting = words.filter((_, i) => widthOf(listWords(words.slice(0, i + 1))) <= MAX_LETTERS);
  return listWords(fitting);
}

function choiceWords<Setup>(choices: readonly SetupChoice<Setup>[], setup: Setup): readonly string[] {
  const named = choices.flatMap((choice) => {
    const words = wordsOf(choice, setup);
    return words === undefined ? [] : [{ key: choice.key, words }];
  });
  if (!isCustom(setup)) return named.map(({ words }) => words);
  const mode = named.filter(({ key }) => key === 'mode').map(({ words }) => words);
  return [...mode, playWords().customRulesChosen];
}

/** The words of a choice among others: a number comes after its label. */
export function wordsOf<Setup>(choice: SetupChoice<Setup>, setup: Setup): string | undefined {
  const { key, values, label, word, phrase } = choice;
  const value = values.find((each) => each === setup[key]);
  if (value === undefined) return undefined;
  if (typeof value !== 'number') return word(value);
  return phrase ? phrase(value) : `${label()} ${word(value)}`;
}

function widthOf(words: string): number {
  return [...words].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0xff ? 2 : 1), 0);
}
