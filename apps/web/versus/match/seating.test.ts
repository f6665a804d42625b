import type { FallingState, FallingTypes } from '@rensa/games/falling';
import { beforeAll, expect, test } from 'vitest';
import { playText } from '../../play/text/text.ts';
import type { VersusUi } from '../ui/ui.ts';
import { newsOf } from './seating.ts';

beforeAll(() => playText.load());

test('of garbage on its way a side hears what falls after this piece', () => {
  const versus = {
    ui: { turn: () => undefined, speech: { cols: 2, rows: 6, entry: [0], next: () => undefined } },
    attacks: { incoming: ({ level }: FallingState) => ({ now: level, later: 30, kinds: [] }) },
  } as unknown as VersusUi<FallingTypes>;
  const { narrator } = newsOf(versus);
  const before = { board: [], pair: null, level: 0 } as unknown as FallingState;
  narrator.tick({ before, after: { ...before, level: 6 }, events: [], tick: 1 });
  expect(narrator.said.value?.words()).toBe('6 incoming after this piece.');
});
