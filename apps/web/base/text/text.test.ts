import { beforeEach, describe, expect, test } from 'vitest';
import { dictionary, speak, spoken } from './text.ts';

interface Greeting {
  readonly hello: string;
}

/** A dictionary whose Japanese comes when the test says so. */
function slowDictionary() {
  let bring = (): void => {};
  const arrival = new Promise<void>((resolve) => (bring = resolve));
  const greeting = dictionary<Greeting>({
    en: async () => ({ en: { hello: 'hello' } }),
    ja: async () => {
      await arrival;
      return { ja: { hello: 'こんにちは' } };
    },
  });
  return { greeting, bring };
}

beforeEach(async () => {
  await speak('en');
});

describe('the words of a part', () => {
  test('are those of the language on the page', async () => {
    const greeting = dictionary<Greeting>({
      en: async () => ({ en: { hello: 'hello' } }),
      ja: async () => ({ ja: { hello: 'やあ' } }),
    });
    await greeting.load();
    expect(greeting.words().hello).toBe('hello');
    await speak('ja');
    expect(greeting.words().hello).toBe('やあ');
  });

  test('change only when every part in use has the new language', async () => {
    const { greeting, bring } = slowDictionary();
    await greeting.load();
    const switched = speak('ja');
    expect(spoken.value).toBe('en');
    bring();
    await switched;
    expect([spoken.value, greeting.words().hello]).toEqual(['ja', 'こんにちは']);
  });

  test('are there for a part that opens while the language changes', async () => {
    const { greeting, bring } = slowDictionary();
    await greeting.load();
    const switched = speak('ja');
    const late = dictionary<Greeting>({
      en: async () => ({ en: { hello: 'hi' } }),
      ja: async () => ({ ja: { hello: 'どうも' } }),
    });
    const loaded = late.load();
    bring();
    await Promise.all([switched, loaded]);
    expect(late.words().hello).toBe('どうも');
  });

  test('stay when the person changes back before the new ones come', async () => {
    const { greeting, bring } = slowDictionary();
    await greeting.load();
    const switched = speak('ja');
    await speak('en');
    bring();
    await switched;
    expect(spoken.value).toBe('en');
  });

  test('stay when the new ones cannot be loaded, and the next try works', async () => {
    let tries = 0;
    const greeting = dictionary<Greeting>({
      en: async () => ({ en: { hello: 'hello' } }),
      ja: async () => {
        if (++tries === 1) throw new Error('offline');
        return { ja: { hello: 'やあ' } };
      },
    });
    await greeting.load();
    await expect(speak('ja')).rejects.toThrow('offline');
    expect([spoken.value, greeting.words().hello]).toEqual(['en', 'hello']);
    await speak('ja');
    expect(greeting.words().hello).toBe('やあ');
  });

  test('may extend those of another part', async () => {
    const greeting = dictionary<Greeting>({
      en: async () => ({ en: { hello: 'hello' } }),
      ja: async () => ({ ja: { hello: 'やあ' } }),
    });
    const both = greeting.extend({
      en: async () => ({ en: { bye: 'bye' } }),
      ja: async () => ({ ja: { bye: 'またね' } }),
    });
    await both.load();
    expect(both.words()).toEqual({ hello: 'hello', bye: 'bye' });
  });
});
