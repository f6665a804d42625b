// Which keys do what, for those who have them.

import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide';
import type { ComponentChildren } from 'preact';
import { Icon } from '../parts/icon.tsx';
import { Keycap } from '../parts/keycap.tsx';
import { playWords } from './text.ts';

export function KeyHints({ hardDrop }: { readonly hardDrop: boolean }) {
  const t = playWords();
  return (
    <ul class="keys" aria-label={t.controls}>
      <Hint does={t.keyMove}>
        <ArrowKeys />
      </Hint>
      <Hint does={t.keyTurn}>
        <Keycap>Z</Keycap>
        <Keycap>X</Keycap>
      </Hint>
      <Hint does={t.keySoft}>
        <Keycap>
          <Icon node={ChevronDown} size={14} />
        </Keycap>
      </Hint>
      {hardDrop && (
        <Hint does={t.keyHard}>
          <Keycap>{t.keySpace}</Keycap>
        </Hint>
      )}
      <Hint does={t.keyPause}>
        <Keycap>Esc</Keycap>
      </Hint>
    </ul>
  );
}

/** Left and right. */
export function ArrowKeys() {
  return (
    <>
      <Keycap>
        <Icon node={ChevronLeft} size={14} />
      </Keycap>
      <Keycap>
        <Icon node={ChevronRight} size={14} />
      </Keycap>
    </>
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
