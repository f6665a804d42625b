// The board for people who cannot see it: every column, from the floor up, for a screen reader to read in a pause.

import { EMPTY, type FallingState } from '@rensa/games/falling';
import { listWords, playWords } from '../text.ts';
import type { Speech } from './remarks.ts';

interface BoardProps<State, Event> {
  readonly speech: Speech<State, Event>;
  readonly state: State;
}

export function BoardInWords<State extends FallingState, Event>({ speech, state }: BoardProps<State, Event>) {
  const t = playWords();
  const { pair } = state;
  const next = speech.next(state);
  return (
    <section class="unseen" aria-label={t.board}>
      <ul>
        {stacksOf(speech, state).map((stack, col) => (
          <li key={col}>{t.stackIn(col + 1, listWords(stack.map((pile) => wordOf(speech, pile))))}</li>
        ))}
      </ul>
      {pair && next && <p>{t.saidPiece(speech.piece(pair), speech.piece(next))}</p>}
    </section>
  );
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
