import { Range } from './range.tsx';

interface SliderProps {
  readonly label: string;
  readonly index: number;
  /** Words for each step. */
  readonly words: readonly string[];
  readonly onChoose: (index: number) => void;
}

/** Choice of one of many values in a row. */
export function Slider({ label, index, words, onChoose }: SliderProps) {
  return (
    <label class="row wide">
      <span class="slider-head">
        <span class="row-label">{label}</span>
        <span class="slider-value" aria-hidden="true">
          {words[index]}
        </span>
      </span>
      <Range index={index} last={words.length - 1} words={words[index]} onChoose={onChoose} />
    </label>
  );
}
