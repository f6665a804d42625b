import { Download, House, RefreshCcw, RotateCcw, Trophy } from 'lucide';
import type { Cabinet, Played } from './ui.ts';
import { Button } from '../parts/button.tsx';
import { Celebration } from '../parts/celebration.tsx';
import { Histogram } from './histogram.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { text } from '../base/text.ts';
import type { Verdict } from './table.ts';

interface OverProps<Setup, State extends Played, Event> {
  readonly cabinet: Cabinet<Setup, State, Event>;
  readonly verdict: Verdict<State>;
  readonly onAgain: (setup?: Setup) => void;
  readonly onSave: () => void;
  readonly onHome: () => void;
}

export function OverSheet<Setup, State extends Played, Event>(props: OverProps<Setup, State, Event>) {
  const { cabinet, verdict, onAgain, onSave, onHome } = props;
  const t = text();
  const { score, maxChain } = verdict.state;
  const isBest = score > (verdict.previous ?? 0);
  const retry = cabinet.retry?.(verdict.state);
  const title = cabinet.verdict(t, verdict.state);
  return (
    <Sheet title={title} bare calm class="over" crown={isBest && <Celebration />} onClose={onHome}>
      <Headline title={title} score={score} previous={verdict.previous} isBest={isBest} />
      {maxChain > 0 && <Histogram turns={verdict.turns} />}
      <dl class="stats">
        <cabinet.Result state={verdict.state} />
      </dl>
      <div class="sheet-actions">
        {retry && (
          <Button kind="primary" icon={RotateCcw} onClick={() => onAgain(retry.setup)}>
            {retry.words(t)}
          </Button>
        )}
        <Button kind={retry ? 'secondary' : 'primary'} icon={RefreshCcw} onClick={() => onAgain()}>
          {t.playAgain}
        </Button>
        <div class="buttons">
          <Button icon={Download} onClick={onSave}>
            {t.saveReplay}
          </Button>
          <Button icon={House} onClick={onHome}>
            {t.home}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

interface HeadlineProps {
  readonly title: string;
  readonly score: number;
  readonly previous: number | undefined;
  readonly isBest: boolean;
}

function Headline({ title, score, previous, isBest }: HeadlineProps) {
  const t = text();
  return (
    <div class="headline">
      {isBest && (
        <p class="pill">
          <Icon node={Trophy} size={18} />
          {t.newBest}
        </p>
      )}
      {(!isBest || title !== t.over) && <p class="over-title">{title}</p>}
      <p class="over-score">{t.number(score)}</p>
      <p class="over-note">{note(score, previous, isBest)}</p>
    </div>
  );
}

function note(score: number, previous: number | undefined, isBest: boolean): string {
  const t = text();
  if (previous === undefined) return isBest ? t.firstScore : '';
  return isBest ? t.moreThanBefore(score - previous) : t.bestIs(previous);
}
