import type { Signal } from '@preact/signals';
import { labWords } from './text/text.ts';

interface ShowAllProps {
  /** Are all shown, and not only the first ones? */
  readonly all: Signal<boolean>;
  readonly total: number;
}

/** Beside the head of a list of which only the first entries are shown. */
export function ShowAll({ all, total }: ShowAllProps) {
  const t = labWords();
  return (
    <button type="button" class="text-button" aria-expanded={all.value} onClick={() => (all.value = !all.value)}>
      {all.value ? t.showFew : t.showAll(total)}
    </button>
  );
}
