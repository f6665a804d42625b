// The three touch controls, each with a picture.

import { ChevronLeft, ChevronRight, ChevronsDown, MoveHorizontal, RotateCcw, RotateCw } from 'lucide';
import { useId } from 'preact/hooks';
import { choose, CHOICES, type Settings, settings } from '../../base/settings/settings.ts';
import { Icon } from '../../parts/icon.tsx';
import { Switch } from '../../parts/switch.tsx';
import { controlsWords } from './text/text.ts';

type Scheme = Settings['touch'];

export function TouchChoice() {
  const t = controlsWords();
  const group = useId();
  return (
    <>
      <div class="schemes" role="radiogroup" aria-label={t.touch}>
        {CHOICES.touch.map((scheme) => (
          <label key={scheme} class="scheme">
            <input
              type="radio"
              name={group}
              checked={settings.value.touch === scheme}
              onChange={() => choose('touch', scheme)}
            />
            <span class="scheme-card">
              <Phone scheme={scheme} />
              <strong>{t[scheme]}</strong>
              <span class="scheme-line">{t[`${scheme}Line`]}</span>
            </span>
          </label>
        ))}
      </div>
      <Switch label={t.leftHanded} on={settings.value.leftHanded} onChange={(on) => choose('leftHanded', on)} />
    </>
  );
}

/** Heights of the columns of the drawn board, in pieces. */
const STACK = [2, 3, 3, 1, 2, 4];
const COLORS = [1, 2, 3, 4, 5];

function Phone({ scheme }: { readonly scheme: Scheme }) {
  return (
    <span class="scheme-phone" data-scheme={scheme} aria-hidden="true">
      <span class="scheme-board">
        {STACK.map((height, col) => (
          <span key={col} class="scheme-column">
            {Array.from({ length: height }, (_, row) => (
              <i key={row} data-color={COLORS[(col + 2 * row) % COLORS.length]} />
            ))}
          </span>
        ))}
        <Finger scheme={scheme} />
      </span>
      {scheme === 'buttons' && <Buttons />}
    </span>
  );
}

/** The finger on the drawn board, unless there are buttons. */
function Finger({ scheme }: { readonly scheme: Scheme }) {
  if (scheme === 'buttons') return null;
  return (
    <span class="scheme-finger">
      {scheme === 'swipe' && <Icon node={MoveHorizontal} size={46} />}
      <b />
    </span>
  );
}

function Buttons() {
  const icons = [ChevronLeft, ChevronRight, ChevronsDown, RotateCcw, RotateCw];
  return (
    <span class="scheme-buttons" data-hand={settings.value.leftHanded ? 'left' : 'right'}>
      {icons.map((icon, i) => (
        <i key={i}>
          <Icon node={icon} size={10} />
        </i>
      ))}
    </span>
  );
}
