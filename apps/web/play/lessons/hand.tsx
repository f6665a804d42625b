// The next press, on the person's own device: a lit key or pad, and a hand that goes there.

import { type Action, BUTTONS } from '@rensa/controls';
import { Pointer } from 'lucide';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ReadonlySignal } from '@preact/signals';
import { partsOf } from '../../base/controls/bindings.ts';
import { keysFor } from '../../base/controls/profiles.ts';
import { hasDeck, isTouch } from '../../base/screen/screen.ts';
import { Icon } from '../../parts/icon.tsx';
import { KeyOf } from '../../parts/keycap.tsx';
import { playWords } from '../text/text.ts';

function namesOf(): Readonly<Partial<Record<Action, string>>> {
  const t = playWords();
  return {
    left: t.moveLeft,
    right: t.moveRight,
    rotateLeft: t.rotateLeft,
    rotateRight: t.rotateRight,
    soft: t.keySoft,
    hard: t.keyHard,
  };
}

/** The keys that play, those of the person. */
export function LessonKeys({ game }: { readonly game: string }) {
  const names = namesOf();
  const keys = keysFor(game);
  return (
    <ul class="lesson-keys">
      {BUTTONS.map((action) => (
        <li key={action} data-button-key={action}>
          {partsOf(keys, action)
            .slice(0, 1)
            .map((code) => (
              <KeyOf key={code} code={code} />
            ))}
          <span>{names[action]}</span>
        </li>
      ))}
    </ul>
  );
}

interface HandProps {
  readonly taught: { readonly wanted: ReadonlySignal<Action | undefined> };
}

/** The place the hand points at: a key, a pad, or the board, where it shows the gesture. A screen reader names it. */
export function LessonHand({ taught }: HandProps) {
  const hand = useRef<HTMLDivElement>(null);
  const wanted = taught.wanted.value;
  useLayoutEffect(() => {
    const target = wanted && targetOf(wanted);
    if (!hand.current || !target) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    hand.current.style.translate = `${left + width / 2}px ${top + height / 2}px`;
  }, [wanted]);
  const gesture = isTouch() && !hasDeck() ? wanted : 'press';
  return (
    <>
      <div ref={hand} class="lesson-hand" data-gesture={gesture} data-shown={wanted !== undefined} aria-hidden="true">
        <Icon node={Pointer} size={34} />
      </div>
      <p class="unseen" aria-live="polite">
        {wanted && namesOf()[wanted]}
      </p>
    </>
  );
}

/** A deck has no pad for a hard drop. */
function targetOf(wanted: Action): Element | null {
  const find = (selector: string): Element | null => document.querySelector(selector);
  if (!isTouch()) return find(`[data-button-key="${wanted}"] kbd`);
  if (hasDeck()) return find(`.deck [data-button="${wanted === 'hard' ? 'soft' : wanted}"]`);
  return find('.lesson-board canvas');
}
