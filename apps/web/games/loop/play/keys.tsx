// The keys and their actions, on large screens with a mouse. The board describes them to screen readers.

import type { LoopAction } from '@rensa/controls/loop';
import type { ComponentChildren } from 'preact';
import { Keycap, KeyOf } from '../../../parts/keycap.tsx';
import { keyOf } from '../board/bindings.ts';
import { loopWords } from '../text/text.ts';

const MOVES = ['left', 'up', 'down', 'right'] as const;

export function KeyLine() {
  const t = loopWords();
  return (
    <ul class="loop-keys" aria-hidden="true">
      <KeyHint what={t.keyMove}>
        {MOVES.map((action) => (
          <KeyOf key={action} code={keyOf(action)} />
        ))}
      </KeyHint>
      <KeyHint what={t.keyDraw}>
        <Keycap>{t.keyShift}</Keycap>
      </KeyHint>
      <KeyFor action="cross" what={t.keyCross} />
      <KeyFor action="trial" what={t.trial} />
      <KeyFor action="undo" what={t.undo} />
      <KeyFor action="redo" what={t.redo} />
      <KeyFor action="hint" what={t.hint} />
      <KeyFor action="clue" what={t.keyClue} />
    </ul>
  );
}

function KeyFor({ action, what }: { readonly action: LoopAction; readonly what: string }) {
  return (
    <KeyHint what={what}>
      <KeyOf code={keyOf(action)} />
    </KeyHint>
  );
}

function KeyHint({ what, children }: { readonly what: string; readonly children: ComponentChildren }) {
  return (
    <li class="key-hint">
      {children}
      <span>{what}</span>
    </li>
  );
}
