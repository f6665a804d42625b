import { Minus, Plus } from 'lucide';
import { preferencesWords } from './text/text.ts';
import { IconButton } from '../button.tsx';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  /** Words for a value. */
  readonly words: (value: number) => string;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** Small number with a button on each side. */
export function Stepper({ label, value, words, least, most, onChange }: StepperProps) {
  const t = preferencesWords();
  const move = (by: number) => () => onChange(Math.min(most, Math.max(least, value + by)));
  return (
    <div class="row" role="group" aria-label={label}>
      <span class="row-label">{label}</span>
      <div class="stepper">
        <IconButton icon={Minus} name={t.less(label)} class="plain" onClick={move(-1)} />
        <output>{words(value)}</output>
        <IconButton icon={Plus} name={t.more(label)} class="plain" onClick={move(1)} />
      </div>
    </div>
  );
}
