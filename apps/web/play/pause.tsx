import { useLayoutEffect } from 'preact/hooks';
import { ChevronRight, House, Play, RefreshCcw } from 'lucide';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { QuickRows } from '../parts/preferences/preferences.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { CoachRow } from './coachrow.tsx';
import { playWords } from './text.ts';
import { formatTime } from '../base/format.ts';
import { onShortcut } from '../base/shortcut.ts';

interface PauseProps {
  readonly score: number;
  readonly seconds: number;
  /** The game has one. */
  readonly coach: boolean;
  readonly onResume: () => void;
  readonly onRestart: () => void;
  readonly onHome: () => void;
  readonly onSettings: () => void;
}

export function PauseSheet({ score, seconds, coach, onResume, onRestart, onHome, onSettings }: PauseProps) {
  const t = playWords();
  useLayoutEffect(() => {
    const resume = (): boolean => {
      onResume();
      return true;
    };
    return onShortcut('KeyP', resume);
  }, [onResume]);
  return (
    <Sheet title={t.paused} note={t.pausedAt(score, formatTime(seconds))} onClose={onResume}>
      <div class="sheet-actions">
        <Button kind="primary" icon={Play} autofocus onClick={onResume}>
          {t.resume}
        </Button>
        <div class="buttons">
          <Button icon={RefreshCcw} onClick={onRestart}>
            {t.restart}
          </Button>
          <Button icon={House} onClick={onHome}>
            {t.home}
          </Button>
        </div>
      </div>
      <div class="rows">
        <QuickRows />
        {coach && <CoachRow />}
        <button type="button" class="row" onClick={onSettings}>
          <span class="row-label">{t.allSettings}</span>
          <Icon node={ChevronRight} />
        </button>
      </div>
    </Sheet>
  );
}
