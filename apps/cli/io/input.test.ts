import { expect, it } from 'vitest';
import { splitInputs } from './input.ts';

it('splits at lines of three dashes and nowhere else', () => {
  expect(splitInputs('R\nG\n---\r\nB\n --- \n-.-\n')).toEqual(['R\nG', 'B', '-.-\n']);
  expect(splitInputs('')).toEqual(['']);
  expect(splitInputs('R\n---')).toEqual(['R', '']);
});
