interface SliderProps {
  readonly label: string;
  readonly index: number;
  /** What each step of it is called. */
  readonly words: readonly string[];
  readonly onChoose: (index: number) => void;
}

/** One of many in a row. */
export function Slider({ label, index, words, onChoose }: SliderProps) {
  return (
    <label class="row wide">
      <span class="slider-head">
        <span class="row-label">{label}</span>
        <span class="slider-value" aria-hidden="true">
          {words[index]}
        </span>
      </span>
      <input
        type="range"
        class="slider"
        min={0}
        max={words.length - 1}
        value={index}
        aria-valuetext={words[index]}
        onInput={(event) => onChoose(Number(event.currentTarget.value))}
      />
    </label>
  );
}
