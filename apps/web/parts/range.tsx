import '../styles/slider.css';

interface RangeProps {
  /** Of the input, for style sheets. */
  readonly name?: string;
  /** Left out where a label is around it. */
  readonly label?: string;
  readonly index: number;
  /** The last step. */
  readonly last: number;
  /** What the chosen step is called. */
  readonly words: string | undefined;
  readonly onChoose: (index: number) => void;
}

/** A track with a knob, filled up to the knob. */
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
