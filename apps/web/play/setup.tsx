// Before a game: how to play it.

import { useSignal } from '@preact/signals';
import { MODES, type Setup } from '@rensa/games/puyo';
import { Play as PlayIcon } from 'lucide';
import { Button } from '../parts/button.tsx';
import { Resume } from '../parts/resume.tsx';
import { Segmented } from '../parts/segmented.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { text } from '../text.ts';
import { bestOf } from './best.ts';
import { COLORS, RULE_NAMES } from './query.ts';
import type { Saved } from './save.ts';

interface SetupSheetProps {
  readonly initial: Setup;
  readonly saved: Saved | undefined;
  readonly onStart: (setup: Setup) => void;
  readonly onContinue: (saved: Saved) => void;
  readonly onLeave: () => void;
}

export function SetupSheet({ initial, saved, onStart, onContinue, onLeave }: SetupSheetProps) {
  const t = text();
  const setup = useSignal(initial);
  const best = bestOf(setup.value);
  return (
    <Sheet title={t.puyo} note={best === undefined ? t.noBest : t.bestIs(best)} onClose={onLeave}>
      {saved && <Resume state={saved.session.state} onClick={() => onContinue(saved)} />}
      <Choices setup={setup.value} onChange={(change) => (setup.value = { ...setup.value, ...change })} />
      <div class="sheet-actions">
        <Button kind="primary" icon={PlayIcon} autofocus onClick={() => onStart(setup.value)}>
          {t.play}
        </Button>
      </div>
    </Sheet>
  );
}

function Choices({ setup, onChange }: { readonly setup: Setup; readonly onChange: (change: Partial<Setup>) => void }) {
  const t = text();
  return (
    <div class="choices">
      <Segmented
        wide
        label={t.mode}
        value={setup.mode}
        options={MODES.map((mode) => ({ value: mode, label: t[mode] }))}
        onChoose={(mode) => onChange({ mode })}
      />
      <p class="hint">{setup.mode === 'endless' ? t.endlessLine : t.survivalLine}</p>
      <Segmented
        wide
        label={t.rules}
        value={setup.rules}
        options={RULE_NAMES.map((rules) => ({ value: rules, label: t[rules] }))}
        onChoose={(rules) => onChange({ rules })}
      />
      <Segmented
        wide
        label={t.colors}
        value={String(setup.colors)}
        options={COLORS.map((n) => ({ value: String(n), label: t.number(n) }))}
        onChoose={(n) => onChange({ colors: Number(n) })}
      />
    </div>
  );
}
