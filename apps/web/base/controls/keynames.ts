// What is printed on a key: the browser may know the layout; else it is that of an American keyboard.

import { signal } from '@preact/signals';
import { shellWords } from '../text/text.ts';

type KeyboardLayout = ReadonlyMap<string, string>;

/** Not every browser has it. */
interface LayoutTeller {
  readonly keyboard?: { getLayoutMap(): Promise<KeyboardLayout> };
}

const layout = signal<KeyboardLayout>(new Map());
let asked = false;

/** Whatever shows the name of a key asks for this; the names change when the answer comes. */
function askForLayout(): void {
  if (asked) return;
  asked = true;
  const { keyboard } = navigator as unknown as LayoutTeller;
  keyboard?.getLayoutMap().then(
    (known) => (layout.value = known),
    () => {},
  );
}

const NAMES: Readonly<Record<string, string>> = {
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
};

/** `layout` knows keys that print something. */
export function nameIn(known: KeyboardLayout, code: string): string {
  const printed = known.get(code)?.trim();
  if (printed) return printed.length === 1 ? printed.toUpperCase() : printed;
  if (Object.hasOwn(NAMES, code)) return NAMES[code] as string;
  return code.replace(/^(?:Key|Digit)(?=.$)/, '').replace(/^Numpad/, 'Num ');
}

export function keyName(code: string): string {
  askForLayout();
  return code === 'Space' ? shellWords().keySpace : nameIn(layout.value, code);
}
