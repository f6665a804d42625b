// A drawn keyboard with the action of each key and the pressed keys. The rows below offer the same without a mouse.

import { keyName } from '../../base/controls/keynames.ts';
import type { ControlsModel } from './model.ts';
import type { BindingTarget } from './target.ts';

interface DrawnKey {
  readonly code: string;
  /** Width divided by that of a plain key. */
  readonly width: number;
}

/** Keys of one row. A number after a colon is a width. */
function row(keys: string): readonly DrawnKey[] {
  return keys.split(' ').map((key) => {
    const [code = '', width = '1'] = key.split(':');
    return { code: code.length === 1 ? (/\d/.test(code) ? `Digit${code}` : `Key${code}`) : code, width: Number(width) };
  });
}

const ROWS = [
  row('Escape 1 2 3 4 5 6 7 8 9 0 Minus Equal Backspace:2'),
  row('Tab:1.5 Q W E R T Y U I O P BracketLeft BracketRight Backslash:1.5'),
  row('CapsLock:1.75 A S D F G H J K L Semicolon Quote Enter:2.25'),
  row('ShiftLeft:2 Z X C V B N M Comma Period Slash ShiftRight:1 ArrowUp ControlRight:1'),
  row('ControlLeft:1.25 MetaLeft:1.25 AltLeft:1.25 Space:6.25 AltRight:1 MetaRight:1 ArrowLeft ArrowDown ArrowRight'),
];

interface BoardProps {
  readonly model: ControlsModel;
  readonly target: BindingTarget;
}

export function DrawnKeyboard({ model, target }: BoardProps) {
  return (
    <div class="drawn-keyboard" aria-hidden="true">
      {ROWS.map((keys, i) => (
        <div key={i} class="drawn-row">
          {keys.map((key) => (
            <Key key={key.code} model={model} target={target} drawn={key} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Key({ model, target, drawn: { code, width } }: BoardProps & { readonly drawn: DrawnKey }) {
  const bound = target.bound();
  const action = Object.hasOwn(bound, code) ? bound[code] : undefined;
  return (
    <button
      type="button"
      tabindex={-1}
      class="drawn-key"
      style={{ flexGrow: width }}
      data-action={action}
      data-pressed={model.isPressed(target, code)}
      onClick={() => model.click(target, code)}
    >
      <span>{keyName(code)}</span>
      {action && <small>{target.shortName(action)}</small>}
    </button>
  );
}
