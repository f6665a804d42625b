import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Sentence } from './narrator.ts';

interface Speaker {
  readonly said: ReadonlySignal<Sentence | undefined>;
  /** Whose board it is about, where there are several. */
  readonly name?: string | undefined;
}

interface SpokenProps {
  readonly speakers: readonly Speaker[];
  /** Further remarks. */
  readonly children?: ComponentChildren;
}

/** The remarks about the boards: a warning interrupts a screen reader, everything else waits for its turn. */
export function Spoken({ speakers, children }: SpokenProps) {
  return (
    <div class="unseen">
      <div aria-live="polite">
        {speakers.map((speaker) => paragraph(speaker, false))}
        {children}
      </div>
      <div aria-live="assertive">{speakers.map((speaker) => paragraph(speaker, true))}</div>
    </div>
  );
}

/** A new sentence is a new paragraph, so that it is read even when the words are the same. */
function paragraph({ said, name = '' }: Speaker, urgent: boolean) {
  const sentence = said.value;
  if (sentence?.urgent !== urgent) return null;
  return (
    <p key={`${name} ${sentence.number}`}>
      {name !== '' && `${name}: `}
      {sentence.words()}
    </p>
  );
}
