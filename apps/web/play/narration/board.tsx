// The board for people who cannot see it: every column, from the floor up, for a screen reader to read in a pause.

import type { GameTypes } from '@rensa/engine';
import { EMPTY, type FallingState, type FallingTypes } from '@rensa/games/falling';
import { listWords, playWords } from '../text/text.ts';
import type { Speech } from './remarks.ts';

interface SaidBoard<G extends GameTypes> {
  readonly speech: Speech<G>;
  readonly state: G['state'];
  /** Garbage that falls after this piece; for matches. */
  readonly incoming?: number;
}

interface BoardProps<G extends GameTypes> extends SaidBoard<G> {
  /** Names the owner of the board, where there are several. */
  readonly label?: string;
}

export function BoardInWords<G extends FallingTypes>({ label, ...said }: BoardProps<G>) {
  return (
    <section class="unseen" aria-label={label ?? playWords().board}>
      <ul>
        {columnsInWords(said).map((words, col) => (
          <li key={col}>{words}</li>
        ))}
      </ul>
      {piecesInWords(said).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </section>
  );
}

/** A sentence per column. */
export function columnsInWords<G extends FallingTypes>(said: SaidBoard<G>): readonly string[] {
  const { speech, state } = said;
  return stacksOf(speech, state).map((stack, col) =>
    playWords().stackIn(col + 1, listWords(stack.map((pile) => wordOf(speech, pile)))),
  );
}

/** The pieces to come: the one in hand and the next one, then garbage. */
export function piecesInWords<G extends FallingTypes>(said: SaidBoard<G>): readonly string[] {
  const { speech, state, incoming = 0 } = said;
  const t = playWords();
  const { pair } = state;
  const next = speech.next(state);
  return [
    ...(pair && next ? [t.saidPiece(speech.piece(pair), speech.piece(next))] : []),
    ...(incoming > 0 ? [t.saidIncoming(incoming)] : []),
  ];
}

function wordOf<G extends GameTypes>({ cell: name }: Speech<G>, { cell, count }: Pile): string {
  const t = playWords();
  return t.several(count, cell === EMPTY ? t.empty : name(cell));
}

/** Equal cells on top of each other. */
interface Pile {
  readonly cell: number;
  readonly count: number;
}

/** The cells of each column, from the floor up to its highest. */
export function stacksOf(
  { cols }: Pick<Speech<FallingTypes>, 'cols'>,
  { board }: Pick<FallingState, 'board'>,
): readonly (readonly Pile[])[] {
  return Array.from({ length: cols }, (_, col) => {
    const cells = board.filter((_, i) => i % cols === col);
    return pilesOf(cells.slice(0, 1 + cells.findLastIndex((cell) => cell !== EMPTY)));
  });
}

function pilesOf(cells: readonly number[]): readonly Pile[] {
  const piles: Pile[] = [];
  for (const cell of cells) {
    const last = piles.at(-1);
    if (last?.cell === cell) piles[piles.length - 1] = { cell, count: last.count + 1 };
    else piles.push({ cell, count: 1 });
  }
  return piles;
}
