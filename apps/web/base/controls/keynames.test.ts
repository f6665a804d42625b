import { expect, test } from 'vitest';
import { nameIn } from './keynames.ts';

const NONE = new Map<string, string>();
const FRENCH = new Map([
  ['KeyQ', 'a'],
  ['Semicolon', 'm'],
  ['Digit1', '&'],
]);

test.each([
  ['KeyQ', 'Q'],
  ['Digit7', '7'],
  ['ArrowLeft', '←'],
  ['Escape', 'Esc'],
  ['Numpad4', 'Num 4'],
  ['F5', 'F5'],
  ['Semicolon', ';'],
  ['constructor', 'constructor'],
])('%s is called %s where the layout is not known', (code, name) => {
  expect(nameIn(NONE, code)).toBe(name);
});

test.each([
  ['KeyQ', 'A'],
  ['Semicolon', 'M'],
  ['Digit1', '&'],
  ['ArrowUp', '↑'],
])('%s is called %s on a French keyboard', (code, name) => {
  expect(nameIn(FRENCH, code)).toBe(name);
});
