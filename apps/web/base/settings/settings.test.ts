import { beforeEach, describe, expect, test, vi } from 'vitest';
import { choose, defaults, parseChosen, repeatFor, resolveLanguage, settings, settingsOf } from './settings.ts';
import { memoryStorage } from '../storage/storage.testing.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

describe('settings', () => {
  test('what was kept is read back', () => {
    const chosen = { theme: 'dark', marks: true, das: 12, touch: 'drag', speed: 70 };
    expect(parseChosen(chosen)).toEqual(chosen);
  });

  test('a name of a later version is ignored', () => {
    expect(parseChosen({ ghost: false, smell: 'lavender' })).toEqual({ ghost: false });
  });

  test.each([
    ['a list', [], 'object'],
    ['an unknown theme', { theme: 'sepia' }, 'theme'],
    ['a switch that is no boolean', { ghost: 'yes' }, 'ghost'],
    ['a repeat time out of range', { das: 0 }, 'das'],
    ['a repeat time that is not whole', { arr: 1.5 }, 'arr'],
    ['a game that is too slow', { speed: 49 }, 'speed'],
    ['a volume beyond full', { music: 101 }, 'music'],
  ])('refuses %s', (_, raw, reason) => {
    expect(() => parseChosen(raw)).toThrow(reason);
  });

  test('follow the system where nothing was chosen', () => {
    expect(defaults({ contrast: false, reducedMotion: false })).toMatchObject({ marks: false, motion: 'full' });
    expect(defaults({ contrast: true, reducedMotion: true })).toMatchObject({ marks: true, motion: 'reduced' });
  });

  test('a theme of high contrast brings marks, unless they were turned off, and its contrast always', () => {
    const system = { contrast: false, reducedMotion: false };
    expect(settingsOf(system, { theme: 'dark' })).toMatchObject({ marks: false, contrast: false });
    expect(settingsOf(system, { theme: 'contrast', contrast: false })).toMatchObject({ marks: true, contrast: true });
    expect(settingsOf(system, { theme: 'contrast', marks: false })).toMatchObject({ marks: false, contrast: true });
  });

  test('the defaults are values that can be kept', () => {
    const all = defaults({ contrast: true, reducedMotion: false });
    expect(parseChosen(all)).toEqual(all);
  });
});

describe('language', () => {
  test.each([
    ['system', ['de-DE', 'ja-JP', 'en'], 'ja'],
    ['system', ['en-GB', 'ja'], 'en'],
    ['system', ['fr'], 'en'],
    ['system', [], 'en'],
    ['ja', ['en'], 'ja'],
    ['en', ['ja'], 'en'],
  ] as const)('%s for %j is %s', (wanted, spoken, language) => {
    expect(resolveLanguage(wanted, spoken)).toBe(language);
  });
});

test('a game may bring its own repeat times, and what the person has chosen wins', () => {
  const ofGame = { das: 16, arr: 6 };
  expect([repeatFor(undefined), repeatFor(ofGame)]).toEqual([{ das: 8, arr: 2 }, ofGame]);
  choose('das', 11);
  expect(repeatFor(ofGame)).toEqual({ das: 11, arr: 6 });
  choose('arr', repeatFor(ofGame).arr + 1);
  expect(repeatFor(ofGame)).toEqual({ das: 11, arr: 7 });
});

test('what another tab or a newer version has chosen stays', () => {
  choose('theme', 'dark');
  localStorage.setItem('rensa:settings', '{"v":1,"value":{"theme":"light","smell":"lavender"}}');
  choose('marks', true);
  expect(JSON.parse(localStorage.getItem('rensa:settings') ?? '')).toEqual({
    v: 1,
    value: { theme: 'light', smell: 'lavender', marks: true },
  });
  expect(settings.value).toMatchObject({ theme: 'light', marks: true });
});
