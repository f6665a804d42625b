// The page without its puzzle: it is being made, could not be made, or does not exist.

import { RefreshCcw, X } from 'lucide';
import { SmallButton } from '../tools/frame.tsx';
import { boardsDrawn, cancelMaking } from './puzzle/maker.ts';
import type { NazoEntry } from './puzzle/puzzle.ts';
import type { NazoRequest } from './puzzle/request.ts';
import { linkOf, readPasted } from '../tools/links.ts';
import { nazoWords } from './text/text.ts';

type WhyMissing = 'making' | 'failed' | 'damaged';

interface MissingPuzzleProps {
  readonly why: WhyMissing;
  /** The fault of the code in the address; empty if the address has no code. */
  readonly detail: string;
  readonly onAgain: () => void;
}

export function MissingPuzzle({ why, detail, onAgain }: MissingPuzzleProps) {
  const t = nazoWords();
  const words = { making: t.making, failed: t.notMade, damaged: t.notNazo }[why];
  return (
    <div class="nazo-not-there">
      <p role="status">{words}</p>
      {why === 'damaged' && detail !== '' && <p class="nazo-note">{detail}</p>}
      {why === 'making' && (
        <>
          <progress aria-label={t.making} />
          <p class="nazo-note">{t.boardsDrawn(boardsDrawn.value)}</p>
          <SmallButton icon={X} onClick={cancelMaking}>
            {t.cancelMaking}
          </SmallButton>
        </>
      )}
      {why === 'failed' && (
        <SmallButton icon={RefreshCcw} onClick={onAgain}>
          {t.makeAgain}
        </SmallButton>
      )}
    </div>
  );
}

export function whyMissing(request: NazoRequest, entry: NazoEntry | null | undefined): WhyMissing {
  if (request.kind === 'damaged') return 'damaged';
  return entry === null ? 'failed' : 'making';
}

/** The fault of the puzzle in an address. */
export function detailOf(search: string): string {
  const code = new URLSearchParams(search).get('field');
  if (code === null) return '';
  return readPasted(linkOf(code)).why ?? nazoWords().noGoal;
}
