import { Download, House, RefreshCcw, Trophy } from 'lucide';
import { Button } from '../parts/button.tsx';
import { Celebration } from '../parts/celebration.tsx';
import { Histogram } from '../parts/histogram.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { Stat } from '../parts/stat.tsx';
import { text } from '../text.ts';
import { formatTime } from './format.ts';
import type { Hud } from './hud.ts';
import type { Verdict } from './table.ts';

interface OverProps {
  readonly verdict: Verdict;
  readonly hud: Hud;
  readonly onAgain: () => void;
  readonly onSave: () => void;
  readonly onHome: () => void;
}

export function OverSheet({ verdict, hud, onAgain, onSave, onHome }: OverProps) {
  const t = text();
  const isBest = verdict.score > (verdict.previous ?? 0);
  return (
    <Sheet title={t.over} bare calm class="over" crown={isBest && <Celebration />} onClose={onHome}>
      <Headline verdict={verdict} isBest={isBest} />
      {hud.longest.value > 0 && <Histogram turns={verdict.turns} />}
      <Stats hud={hud} />
      <div class="sheet-actions">
        <Button kind="primary" icon={RefreshCcw} onClick={onAgain}>
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

function Headline({ verdict: { score, previous }, isBest }: { readonly verdict: Verdict; readonly isBest: boolean }) {
  const t = text();
  return (
    <div class="headline">
      {isBest ? (
        <p class="pill">
          <Icon node={Trophy} size={18} />
          {t.newBest}
        </p>
      ) : (
        <p class="over-title">{t.over}</p>
      )}
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

function Stats({ hud }: { readonly hud: Hud }) {
  const t = text();
  return (
    <dl class="stats">
      <Stat kind="tile" label={t.longestChain} value={t.number(hud.longest.value)} />
      {hud.level.value !== undefined && <Stat kind="tile" label={t.level} value={t.number(hud.level.value)} />}
      <Stat kind="tile" label={t.time} value={formatTime(hud.seconds.value)} />
    </dl>
  );
}
