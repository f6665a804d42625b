// Names of keys, as printed on them: from the browser if it knows the layout, else those of an American keyboard.

import { signal } from '@preact/signals';
import { shellWords } from '../text/text.ts';

type KeyboardLayout = ReadonlyMap<string, string>;

declare global {
  /** Not every browser has it. */
  interface Navigator {
    readonly keyboard?: { getLayoutMap(): Promise<KeyboardLayout> };
  }
}

const layout = signal<KeyboardLayout>(new Map());
let asked = false;

/** Asks for the layout, when the name of a key is first shown. The names change when the answer comes. */
function askForLayout(): void {
  if (asked) return;
  asked = true;
  navigator.keyboard?.getLayoutMap().then(
    (known) => (layout.value = known),
    () => {},
  );
}

const NAMES = new Map(
  Object.entries({
    ArrowLeft: '←',
    ArrowRight: '→',
    ArrowUp: '↑',
    ArrowDown: '↓',
    Escape: 'Esc',
    Backquote: '`',
    Minus: '-',
    Equal: '=',
    BracketLeft: '[',
    BracketRight: ']',
    Backslash: '\\',
    Semicolon: ';',
    Quote: "'",
    Comma: ',',
    Period: '.',
    Slash: '/',
    CapsLock: 'Caps',
    ControlLeft: 'Ctrl',
    ControlRight: 'Ctrl',
    ShiftLeft: 'Shift',
    ShiftRight: 'Shift',
    AltLeft: 'Alt',
    AltRight: 'Alt',
    MetaLeft: 'Meta',
    MetaRight: 'Meta',
    Backspace: 'Back',
    Delete: 'Del',
    Insert: 'Ins',
    NumpadAdd: 'Num +',
    NumpadSubtract: 'Num -',
    NumpadMultiply: 'Num *',
    NumpadDivide: 'Num /',
    NumpadDecimal: 'Num .',
  }),
);

/** Name of a key; `known` has the keys that print something. */
export function nameIn(known: KeyboardLayout, code: string): string {
  const printed = known.get(code)?.trim();
  if (printed) return printed.length === 1 ? printed.toUpperCase() : printed;
  return NAMES.get(code) ?? code.replace(/^(?:Key|Digit)(?=.$)/, '').replace(/^Numpad/, 'Num ');
}

export function keyName(code: string): string {
  askForLayout();
  return code === 'Space' ? shellWords().keySpace : nameIn(layout.value, code);
}
