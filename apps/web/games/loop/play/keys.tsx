// Which keys do what, where there is a keyboard and space for it. The board says the same to a screen reader.

import type { LoopAction } from '@rensa/controls/loop';
import type { ComponentChildren } from 'preact';
import { Keycap, KeyOf } from '../../../parts/keycap.tsx';
import { keyOf } from '../board/bindings.ts';
import { loopText } from '../text/text.ts';

const MOVES = ['left', 'up', 'down', 'right'] as const;

export function KeyLine() {
  const t = loopText();
  return (
    <ul class="loop-keys" aria-hidden="true">
      <Does what={t.keyMove}>
        {MOVES.map((action) => (
          <KeyOf key={action} code={keyOf(action)} />
        ))}
      </Does>
      <Does what={t.keyDraw}>
        <Keycap>{t.keyShift}</Keycap>
      </Does>
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
    <Does what={what}>
      <KeyOf code={keyOf(action)} />
    </Does>
  );
}

function Does({ what, children }: { readonly what: string; readonly children: ComponentChildren }) {
  return (
    <li class="key-hint">
      {children}
      <span>{what}</span>
    </li>
  );
}
