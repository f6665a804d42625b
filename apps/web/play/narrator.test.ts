import { expect, test } from 'vitest';
import { Narrator } from './narrator.ts';

const open = () =>
  new Narrator<number, string>((event, after) => (event === 'row' ? () => `row at ${after}` : undefined));

function ticks(narrator: ReturnType<typeof open>, events: readonly string[], n = 1): void {
  for (let i = 0; i < n; i++) narrator.tick({ before: 6, after: 7, events, tick: i });
}

test('says what an event means, in the state that it led to, and nothing of other events', () => {
  const narrator = open();
  ticks(narrator, ['other']);
  expect(narrator.said.value).toBeUndefined();
  ticks(narrator, ['row', 'other']);
  expect(narrator.said.value?.()).toBe('row at 7');
});

test('the sentence goes after three seconds, or with another game', () => {
  const narrator = open();
  ticks(narrator, ['row']);
  ticks(narrator, [], 179);
  expect(narrator.said.value).toBeDefined();
  ticks(narrator, []);
  expect(narrator.said.value).toBeUndefined();
  ticks(narrator, ['row']);
  narrator.show();
  expect(narrator.said.value).toBeUndefined();
});
