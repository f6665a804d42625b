// Before a game: how to play it.

import { useSignal } from '@preact/signals';
import { Play as PlayIcon } from 'lucide';
import type { FallingState } from '@rensa/games/falling';
import { Button } from '../parts/button.tsx';
import { Resume } from './resume.tsx';
import { Segmented } from '../parts/segmented.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { Slider } from '../parts/slider.tsx';
import { playWords } from './text.ts';
import { bestOf } from './best.ts';
import type { SavedGame } from './save.ts';
import type { GameUi, SetupChoice } from './ui.ts';

interface SetupSheetProps<Setup, State extends FallingState, Event> {
  readonly ui: GameUi<Setup, State, Event>;
  readonly initial: Setup;
  readonly saved: SavedGame<Setup, State, Event> | undefined;
  readonly onStart: (setup: Setup) => void;
  readonly onContinue: (saved: SavedGame<Setup, State, Event>) => void;
  readonly onLeave: () => void;
}

export function SetupSheet<Setup, State extends FallingState, Event>(props: SetupSheetProps<Setup, State, Event>) {
  const { ui, initial, saved, onStart, onContinue, onLeave } = props;
  const t = playWords();
  const setup = useSignal(initial);
  const best = bestOf(ui, setup.value);
  const change = (key: string, value: string | number): void => {
    setup.value = ui.game.parseSetup({ ...setup.value, [key]: value });
  };
  return (
    <Sheet title={ui.name()} note={best === undefined ? t.noBest : t.bestIs(best)} onClose={onLeave}>
      {saved && <Resume ui={ui} state={saved.session.state} onClick={() => onContinue(saved)} />}
      <div class="choices">
        {ui.choices.map((choice) => (
          <ChoiceRow key={choice.key} choice={choice} setup={setup.value} onChange={change} />
        ))}
      </div>
      <div class="sheet-actions">
        <Button kind="primary" icon={PlayIcon} autofocus onClick={() => onStart(setup.value)}>
          {t.play}
        </Button>
      </div>
    </Sheet>
  );
}

/** More values than this do not fit side by side. */
const MOST_SEGMENTS = 5;

interface ChoiceRowProps<Setup> {
  readonly choice: SetupChoice<Setup>;
  readonly setup: Setup;
  readonly onChange: (key: string, value: string | number) => void;
}

function ChoiceRow<Setup>({ choice, setup, onChange }: ChoiceRowProps<Setup>) {
  const { key, values, word, note } = choice;
  const current = values.findIndex((value) => value === setup[key]);
  const label = choice.label();
  const chooseAt = (index: number): void => {
    const value = values[index];
    if (value !== undefined) onChange(key, value);
  };
  const words = values.map((value) => word(value));
  const chosen = values[current];
  return (
    <>
      {values.length > MOST_SEGMENTS ? (
        <Slider label={label} index={current} words={words} onChoose={chooseAt} />
      ) : (
        <Segmented
          wide
          label={label}
          value={String(current)}
          options={words.map((each, i) => ({ value: String(i), label: each }))}
          onChoose={(index) => chooseAt(Number(index))}
        />
      )}
      {note && chosen !== undefined && <p class="hint">{note(chosen)}</p>}
    </>
  );
}
