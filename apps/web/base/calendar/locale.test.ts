import { dayNumber, parseDate } from '@rensa/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dateWords } from './days.ts';
import { dateLocale, firstWeekday, placeInWeek, weekOfDay } from './locale.ts';

const LOCALE = Intl.Locale.prototype;
const SUNDAY = dayNumber(parseDate('2026-11-15'));

function onDevice(...languages: readonly string[]): void {
  vi.stubGlobal('navigator', { languages });
}

afterEach(() => vi.unstubAllGlobals());

describe('dates', () => {
  test.each([
    [['en-GB'], 'day'],
    [['en-US', 'en'], 'month'],
    [['de-DE', 'en-GB'], 'day'],
    [['de-DE'], 'day'],
    [['not a language', 'en-US'], 'month'],
    [[], 'month'],
  ])('on a device with %j begin with the %s', (languages, first) => {
    onDevice(...languages);
    const words = dateWords('2026-11-15', { month: 'long', day: 'numeric' });
    expect(/^\d/.test(words) ? 'day' : 'month').toBe(first);
  });

  test('are in the language of the page', () => {
    onDevice('fr-CA');
    expect(dateLocale()).toBe('en-CA');
  });
});

const WEEKS = [
  ['en-GB', 0],
  ['en-US', 6],
  ['de-DE', 0],
  ['ja-JP', 6],
  ['ar-EG', 5],
] as const;

describe('weeks', () => {
  test.each(WEEKS)('on a device in %s begin on day %i from Monday', (language, first) => {
    onDevice(language);
    expect(firstWeekday()).toBe(first);
    expect(placeInWeek(SUNDAY)).toBe((6 - first + 7) % 7);
    expect(weekOfDay(SUNDAY)).toHaveLength(7);
    expect(weekOfDay(SUNDAY)[placeInWeek(SUNDAY)]).toBe(SUNDAY);
  });

  test('begin on the same day where the browser does not tell', () => {
    const own = ['weekInfo', 'getWeekInfo'].map(
      (name) => [name, Object.getOwnPropertyDescriptor(LOCALE, name)] as const,
    );
    for (const [name] of own) Object.defineProperty(LOCALE, name, { value: undefined, configurable: true });
    try {
      for (const [language, first] of WEEKS) {
        onDevice(language);
        expect(firstWeekday()).toBe(first);
      }
    } finally {
      for (const [name, descriptor] of own) {
        if (descriptor === undefined) Reflect.deleteProperty(LOCALE, name);
        else Object.defineProperty(LOCALE, name, descriptor);
      }
    }
  });
});
