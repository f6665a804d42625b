import { ChevronRight, House, Play, RefreshCcw } from 'lucide';
import type { ComponentChildren } from 'preact';
import { formatTime } from '../../base/text/format.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { QuickRows } from '../../parts/preferences/preferences.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { CoachRow } from '../parts/coachrow.tsx';
import { playWords } from '../text/text.ts';
import { usePlayKey } from '../parts/playkey.ts';

interface PausedProps {
  /** The progress of the game. */
  readonly note: string;
  /** The game has one. */
  readonly coach: boolean;
  /** The keys that pause, and go on. */
  readonly keys: () => readonly string[];
  readonly onResume: () => void;
  readonly onSettings: () => void;
  /** The focus goes elsewhere. */
  readonly busy?: boolean;
  /** Further choices. */
  readonly children: ComponentChildren;
}

/** A pause, alone or in a match. */
export function Paused({ note, coach, keys, onResume, onSettings, busy = false, children }: PausedProps) {
  const t = playWords();
  usePlayKey(keys, onResume);
  return (
    <Sheet title={t.paused} note={note} onClose={onResume}>
      <div class="sheet-actions">
        <Button kind="primary" icon={Play} autofocus={!busy} onClick={onResume}>
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

/** The game can begin again. */
interface Restart {
  readonly keys: () => readonly string[];
  /** The pause was asked for with this wish. */
  readonly asked: boolean;
  readonly onRestart: () => void;
}

interface PauseProps extends Omit<PausedProps, 'note' | 'busy' | 'children'> {
  readonly score: number;
  readonly seconds: number;
  /** The mark that keeps the game apart from others. */
  readonly mark: string | undefined;
  /** Left out where there is only one try. */
  readonly restart?: Restart;
  readonly onHome: () => void;
  /** For people who cannot see the board. */
  readonly inWords: ComponentChildren;
}

export function PauseSheet({ score, seconds, mark, restart, onHome, inWords, ...paused }: PauseProps) {
  const t = playWords();
  const note = t.pausedAt(score, formatTime(seconds));
  return (
    <Paused {...paused} busy={restart?.asked === true} note={mark === undefined ? note : t.listed(mark, note)}>
      <div class="buttons">
        {restart && <RestartButton {...restart} />}
        <Button icon={House} onClick={onHome}>
          {t.home}
        </Button>
      </div>
      {inWords}
    </Paused>
  );
}

function RestartButton({ keys, asked, onRestart }: Restart) {
  usePlayKey(keys, onRestart);
  return (
    <Button icon={RefreshCcw} autofocus={asked} onClick={() => onRestart()}>
      {playWords().restart}
    </Button>
  );
}
