import type { Signal } from '@preact/signals';
import { labWords } from './text/text.ts';

interface ShowAllProps {
  /** True to show all entries, and not only the first ones. */
  readonly all: Signal<boolean>;
  readonly total: number;
}

/** The button that shows all entries of a list, or only the first ones. */
export function ShowAll({ all, total }: ShowAllProps) {
  const t = labWords();
  return (
    <button type="button" class="text-button" aria-expanded={all.value} onClick={() => (all.value = !all.value)}>
      {all.value ? t.showFew : t.showAll(total)}
    </button>
  );
}
