// Which keys do what, for those who have them and room to see it. The board tells the same to those who listen.

import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../parts/icon.tsx';
import { Keycap } from '../../parts/keycap.tsx';
import { loopText } from './text.ts';

const ARROWS = [ArrowLeft, ArrowUp, ArrowDown, ArrowRight];

export function KeyLine() {
  const t = loopText();
  return (
    <ul class="loop-keys" aria-hidden="true">
      <Does what={t.keyMove}>
        {ARROWS.map((node, i) => (
          <Keycap key={i}>
            <Icon node={node} size={14} />
          </Keycap>
        ))}
      </Does>
      <Does what={t.keyDraw}>
        <Keycap>{t.keyShift}</Keycap>
      </Does>
      <Does what={t.keyCross}>
        <Keycap>X</Keycap>
      </Does>
      <Does what={t.trial}>
        <Keycap>T</Keycap>
      </Does>
      <Does what={t.undo}>
        <Keycap>U</Keycap>
      </Does>
      <Does what={t.redo}>
        <Keycap>R</Keycap>
      </Does>
      <Does what={t.hint}>
        <Keycap>H</Keycap>
      </Does>
      <Does what={t.keyClue}>
        <Keycap>C</Keycap>
      </Does>
    </ul>
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
