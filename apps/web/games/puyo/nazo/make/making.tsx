// What is said where a puzzle is not there: it is being made, could not be made, or there is none.

import { RefreshCcw, X } from 'lucide';
import { SmallButton } from '../../tools/frame.tsx';
import { boardsDrawn, cancelMaking } from '../puzzle/maker.ts';
import { nazoWords } from '../text/text.ts';

interface NotThereProps {
  readonly why: 'making' | 'failed' | 'damaged';
  /** What is wrong with a damaged one; empty where its address says nothing more. */
  readonly detail: string;
  readonly onAgain: () => void;
}

export function NotThere({ why, detail, onAgain }: NotThereProps) {
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
