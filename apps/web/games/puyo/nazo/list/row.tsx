// The row of a puzzle in a list.

import type { Nazo } from '@rensa/games/puyo';
import { BoardThumb } from '../../tools/thumb.tsx';
import { hrefOf } from '../puzzle/puzzle.ts';
import { nazoResults } from '../puzzle/results.ts';
import { Stars } from '../parts/stars.tsx';
import { nazoWords } from '../text/text.ts';
import { goalName } from '../parts/words.ts';

interface NazoRowProps {
  readonly id: string;
  /** The address of the puzzle; by default that of its name. */
  readonly href?: string;
  readonly nazo: Nazo | undefined;
  readonly note: string;
  readonly shown: string | undefined;
  /** True if the puzzle could not be made; opening it tries again. */
  readonly failed?: boolean;
}

export function NazoRow({ id, href = hrefOf(id), nazo, note, shown, failed = false }: NazoRowProps) {
  const t = nazoWords();
  return (
    <li>
      <a class="nazo-row" href={href} aria-current={shown === id ? 'page' : undefined}>
        {nazo ? <BoardThumb class="nazo-thumb" board={nazo.board} cell={8} rows={6} /> : <span class="nazo-thumb" />}
        <span class="nazo-row-words">
          <b>{nazo ? goalName(nazo.goal) : failed ? t.makeAgain : t.making}</b>
          <span>{note}</span>
        </span>
        <RowState id={id} />
      </a>
    </li>
  );
}

export function RowState({ id }: { readonly id: string }) {
  const t = nazoWords();
  const result = nazoResults.value[id];
  if (result?.solved === true) return <Stars count={result.stars} />;
  return <span class={result ? 'nazo-ring begun' : 'nazo-ring'} role="img" aria-label={result ? t.begun : t.fresh} />;
}
