import '../styles/slider.css';

interface RangeProps {
  /** Class of the input, for style sheets. */
  readonly name?: string;
  /** Name for screen readers; absent inside a label. */
  readonly label?: string;
  readonly index: number;
  /** Index of the last step. */
  readonly last: number;
  /** Words for the chosen step. */
  readonly words: string | undefined;
  readonly onChoose: (index: number) => void;
}

/** Track with a knob, filled up to the knob. */
export function Range({ name = '', label, index, last, words, onChoose }: RangeProps) {
  return (
    <input
      type="range"
      class={`slider ${name}`}
      min={0}
      max={last}
      value={index}
      style={{ '--filled': `${(100 * index) / last}%` }}
      aria-label={label}
      aria-valuetext={words}
      onInput={(event) => onChoose(Number(event.currentTarget.value))}
    />
  );
}
