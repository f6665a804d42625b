import { ChevronRight, House, Play, RefreshCcw } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { onPauseKey } from '../base/controls/pausing.ts';
import { formatTime } from '../base/format.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { QuickRows } from '../parts/preferences/preferences.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { CoachRow } from './coachrow.tsx';
import { playWords } from './text.ts';

interface PausedProps {
  /** How far it has come. */
  readonly note: string;
  /** The game has one. */
  readonly coach: boolean;
  /** The keys that pause, and go on. */
  readonly keys: () => readonly string[];
  readonly onResume: () => void;
  readonly onSettings: () => void;
  /** What can be done besides. */
  readonly children: ComponentChildren;
}

/** A pause, alone or in a match. */
export function Paused({ note, coach, keys, onResume, onSettings, children }: PausedProps) {
  const t = playWords();
  useLayoutEffect(() => {
    const resume = (): boolean => {
      onResume();
      return true;
    };
    return onPauseKey(keys, resume);
  }, [onResume]);
  return (
    <Sheet title={t.paused} note={note} onClose={onResume}>
      <div class="sheet-actions">
        <Button kind="primary" icon={Play} autofocus onClick={onResume}>
          {t.resume}
        </Button>
        {children}
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

interface PauseProps extends Omit<PausedProps, 'note' | 'children'> {
  readonly score: number;
  readonly seconds: number;
  /** What keeps the game apart from others. */
  readonly mark: string | undefined;
  /** Left out where there is only one try. */
  readonly onRestart?: () => void;
  readonly onHome: () => void;
}

export function PauseSheet({ score, seconds, mark, onRestart, onHome, ...paused }: PauseProps) {
  const t = playWords();
  const note = t.pausedAt(score, formatTime(seconds));
  return (
    <Paused {...paused} note={mark === undefined ? note : t.listed(mark, note)}>
      <div class="buttons">
        {onRestart && (
          <Button icon={RefreshCcw} onClick={onRestart}>
            {t.restart}
          </Button>
        )}
        <Button icon={House} onClick={onHome}>
          {t.home}
        </Button>
      </div>
    </Paused>
  );
}
