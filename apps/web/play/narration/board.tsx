// The board for people who cannot see it: every column, from the floor up, for a screen reader to read in a pause.

import { EMPTY, type FallingState } from '@rensa/games/falling';
import { listWords, playWords } from '../text/text.ts';
import type { Speech } from './remarks.ts';

interface SaidBoard<State, Event> {
  readonly speech: Speech<State, Event>;
  readonly state: State;
  /** Garbage that falls after this piece; for matches. */
  readonly incoming?: number;
}

interface BoardProps<State, Event> extends SaidBoard<State, Event> {
  /** Says whose board it is, where there are several. */
  readonly label?: string;
}

export function BoardInWords<State extends FallingState, Event>({ label, ...said }: BoardProps<State, Event>) {
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
export function columnsInWords<State extends FallingState, Event>(said: SaidBoard<State, Event>): readonly string[] {
  const { speech, state } = said;
  return stacksOf(speech, state).map((stack, col) =>
    playWords().stackIn(col + 1, listWords(stack.map((pile) => wordOf(speech, pile)))),
  );
}

/** What is to come: the piece in hand and the next one, then garbage. */
export function piecesInWords<State extends FallingState, Event>(said: SaidBoard<State, Event>): readonly string[] {
  const { speech, state, incoming = 0 } = said;
  const t = playWords();
  const { pair } = state;
  const next = speech.next(state);
  return [
    ...(pair && next ? [t.saidPiece(speech.piece(pair), speech.piece(next))] : []),
    ...(incoming > 0 ? [t.saidIncoming(incoming)] : []),
  ];
}

function wordOf<State, Event>({ cell: name }: Speech<State, Event>, { cell, count }: Pile): string {
  const t = playWords();
  return t.several(count, cell === EMPTY ? t.empty : name(cell));
}

/** Equal cells on top of each other. */
interface Pile {
  readonly cell: number;
  readonly count: number;
}

/** What is in each column, from the floor up to its highest cell. */
export function stacksOf(
  { cols }: Pick<Speech<never, never>, 'cols'>,
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
