// A stage: its viruses, and the capsules that it deals.

import { type Cards, nothingTaken, secondStream, type Taken, takeCard } from '@rensa/engine';
import { type Board, emptyBottle } from './board.ts';
import { CARD_ROWS, cardRanges } from './cards.ts';
import type { Colors } from './capsule.ts';
import { type Deck, deal, openDeck } from './deal.ts';
import { numberedRegister, registerOf } from './lfsr.ts';
import { type Rules, rulesOf } from './rules.ts';
import type { Setup, State } from './state.ts';
import { scatter, spread, virusCount } from './viruses.ts';

/** The beginning of a stage: a part of a state. */
export type Stage = Pick<State, 'board' | 'viruses' | 'level' | 'next' | 'pieces' | 'reserve' | 'dealt' | 'misc'>;
type Streams = Pick<State, 'pieces' | 'misc'>;

export function firstStreams(rules: Rules, seed: number, cards?: Cards): Streams {
  if (cards !== undefined) return { pieces: nothingTaken(cardRanges(rules).length), misc: 0 };
  return { pieces: rules.deal === 'lfsr' ? registerOf(seed) : seed | 0, misc: secondStream(seed) };
}

/** Goes on with the streams where the stage before has left them. */
export function openStage(rules: Rules, level: number, streams: Streams, cards?: Cards): Stage {
  const { deck, misc, board, viruses } = prepare(rules, level, streams, cards);
  const first = deal(deck, rules, cards);
  return { board, viruses, level, next: first.colors, ...first.deck, misc };
}

interface Prepared {
  readonly deck: Deck;
  readonly misc: number;
  readonly board: Board;
  readonly viruses: number;
}

/** The register deals all capsules of a stage before it places the viruses; otherwise viruses have their own stream. */
function prepare(rules: Rules, level: number, { pieces, misc }: Streams, cards: Cards | undefined): Prepared {
  if (typeof pieces !== 'number') return { ...takeStage(rules, level, pieces, cards), misc };
  const deck = openDeck(rules, pieces);
  const bottle = emptyBottle(rules.rows);
  if (rules.deal === 'lfsr') {
    const { board, placed, rng } = spread(bottle, level, deck.pieces);
    return { deck: { ...deck, pieces: rng }, misc, board, viruses: placed };
  }
  const { board, placed, rng } = scatter(bottle, virusCount(level), misc);
  return { deck, misc: rng, board, viruses: placed };
}

/** The card of a stage is where the stream of its viruses starts. */
function takeStage(rules: Rules, level: number, pieces: Taken, cards: Cards | undefined): Omit<Prepared, 'misc'> {
  const { card = 0, taken } = takeCard(pieces, cards, CARD_ROWS.stages);
  const bottle = emptyBottle(rules.rows);
  const { board, placed } =
    rules.deal === 'lfsr'
      ? spread(bottle, level, numberedRegister(card))
      : scatter(bottle, virusCount(level), card | 0);
  return { deck: { pieces: taken, reserve: [], dealt: 0 }, board, viruses: placed };
}

/** Viruses of a stage for which no place was found. */
export function missingFrom({ level, viruses }: Stage): number {
  return virusCount(level) - viruses;
}

/** The first capsules that a game with this setup and seed deals, and the viruses of its first stage. */
export function dealStage(
  setup: Setup,
  seed: number,
  count: number,
): { readonly capsules: readonly Colors[]; readonly board: Board; readonly missing: number } {
  const rules = rulesOf(setup);
  const stage = openStage(rules, setup.level, firstStreams(rules, seed));
  const capsules = [stage.next];
  for (let deck: Deck = stage; capsules.length < count;) {
    const dealt = deal(deck, rules);
    capsules.push(dealt.colors);
    deck = dealt.deck;
  }
  return { capsules: capsules.slice(0, count), board: stage.board, missing: missingFrom(stage) };
}
