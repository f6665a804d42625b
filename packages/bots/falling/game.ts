import { type FallingTypes, INPUT } from '@rensa/games/falling';
import type { Bot } from '../bot/bot.ts';
import type { BotGame } from '../bot/game.ts';

/** The members of a `BotGame` that are the same for every falling game. */
type SharedMember = 'names' | 'open' | 'hasPair' | 'isAtRest' | 'pairsOf' | 'longestChainOf' | 'fall';

/** The parts of a `BotGame` that differ between falling games. */
interface FallingBots<G extends FallingTypes, View, Placement extends object, Character> extends Omit<
  BotGame<G, View, Placement>,
  SharedMember
> {
  /** All bots, the default first. */
  readonly characters: readonly Character[];
  /** Opens a bot with its own memory. */
  readonly openBot: (character: Character) => Bot<View, Placement>;
}

/** The `BotGame` of a falling game. */
export function fallingBots<
  G extends FallingTypes,
  View,
  Placement extends object,
  Character extends { readonly name: string },
>({ characters, openBot, ...own }: FallingBots<G, View, Placement, Character>): BotGame<G, View, Placement> {
  return {
    ...own,
    names: characters.map(({ name }) => name),
    open(name) {
      const character = characters.find((each) => each.name === name);
      if (character === undefined) throw new Error(`there is no bot ${JSON.stringify(name)}`);
      return openBot(character);
    },
    hasPair: ({ pair }) => pair !== null,
    isAtRest: ({ phase }) => phase === 'spawn',
    pairsOf: ({ pairs }) => pairs,
    longestChainOf: ({ maxChain }) => maxChain,
    fall: INPUT.soft,
  };
}
