// The keys and what they do, where there is a keyboard.

import type { Action } from '@rensa/controls';
import type { ComponentChildren } from 'preact';
import { partsOf } from '../../base/controls/bindings.ts';
import { keysFor } from '../../base/controls/profiles.ts';
import { KeyOf } from '../../parts/keycap.tsx';
import { playWords } from '../text/text.ts';

interface KeyHintsProps {
  /** The game whose keys they are. */
  readonly game: string;
  readonly hardDrop: boolean;
}

export function KeyHints({ game, hardDrop }: KeyHintsProps) {
  const t = playWords();
  const keys = keysFor(game);
  const hint = (does: string, actions: readonly Action[]) => (
    <Hint does={does}>
      {actions.flatMap((action) =>
        partsOf(keys, action)
          .slice(0, 1)
          .map((code) => <KeyOf key={code} code={code} />),
      )}
    </Hint>
  );
  return (
    <ul class="keys" aria-label={t.controls}>
      {hint(t.keyMove, ['left', 'right'])}
      {hint(t.keyRotate, ['rotateLeft', 'rotateRight'])}
      {hint(t.keySoft, ['soft'])}
      {hardDrop && hint(t.keyHard, ['hard'])}
      {hint(t.keyPause, ['pause'])}
    </ul>
  );
}

export function Hint({ does, children }: { readonly does: string; readonly children: ComponentChildren }) {
  return (
    <li class="key-hint">
      {children}
      <span>{does}</span>
    </li>
  );
}
