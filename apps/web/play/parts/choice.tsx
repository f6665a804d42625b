// One thing to choose before a game.

import { Segmented } from '../../parts/segmented.tsx';
import { Slider } from '../../parts/slider.tsx';
import type { SetupChoice } from '../ui/ui.ts';

/** More values than this do not fit side by side. */
const MAX_SEGMENTS = 5;

interface ChoiceRowProps<Setup> {
  readonly choice: SetupChoice<Setup>;
  readonly setup: Setup;
  /** The label is above a control that takes the whole width. */
  readonly wide?: boolean;
  readonly onChange: (key: string, value: string | number) => void;
}

export function ChoiceRow<Setup>({ choice, setup, wide = false, onChange }: ChoiceRowProps<Setup>) {
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
      {values.length > MAX_SEGMENTS ? (
        <Slider label={label} index={current} words={words} onChoose={chooseAt} />
      ) : (
        <Segmented
          wide={wide}
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
