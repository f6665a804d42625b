import type { ReadonlySignal } from '@preact/signals';
import type { Sentence } from './narrator.ts';

interface SpokenProps {
  readonly said: ReadonlySignal<Sentence | undefined>;
  /** Whose board it is about, where there are several. */
  readonly name?: string | undefined;
}

/** A sentence inside a live region. A new one is a new paragraph, so that it is read even when the words are the same. */
export function Spoken({ said, name }: SpokenProps) {
  const sentence = said.value;
  if (sentence === undefined) return null;
  return (
    <p key={sentence.number}>
      {name !== undefined && `${name}: `}
      {sentence.words()}
    </p>
  );
}
