import { OPTIONS, RULES } from '@rensa/games/capsules';
import { expect, test } from 'vitest';
import { faultsOfNames } from '../../../play/custom/names.testing.ts';
import { en } from './text/en.ts';

test('every option says what it accepts and has a name, and no name is left of one that is gone', () => {
  expect(faultsOfNames(OPTIONS, RULES.classic, en)).toEqual([]);
});
