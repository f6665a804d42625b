/** Names of the buttons, in the standard order of browsers. */
const BUTTONS = ['A', 'B', 'X', 'Y', 'LB', 'RB', 'LT', 'RT', 'Select', 'Start', 'L3', 'R3', '↑', '↓', '←', '→'];

/** Name of a button such as `button 0`; undefined for other parts, and for buttons without a common name. */
export function buttonName(part: string): string | undefined {
  const [kind = '', which = ''] = part.split(' ');
  return kind === 'button' ? BUTTONS[Number(which)] : undefined;
}
