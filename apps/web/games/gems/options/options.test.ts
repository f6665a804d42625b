import { formsOf } from '@rensa/engine';
import { OPTIONS, RULES } from '@rensa/games/gems';
import { expect, test } from 'vitest';
import { namesNeeded } from '../../../play/custom/options.ts';
import { en as shared } from '../../../play/custom/names/text/en.ts';
import { en } from './text/en.ts';

test('every option says what it accepts, and has a name', () => {
  const forms = formsOf(OPTIONS);
  expect(Object.keys(forms).toSorted()).toEqual(Object.keys(RULES.classic).toSorted());
  const names = Object.keys({ ...shared, ...en });
  expect(namesNeeded(forms).filter((name) => !names.includes(name))).toEqual([]);
});

test('no name is left of an option that is gone', () => {
  const needed = namesNeeded(formsOf(OPTIONS));
  expect(Object.keys(en).filter((name) => !needed.includes(name))).toEqual([]);
});
