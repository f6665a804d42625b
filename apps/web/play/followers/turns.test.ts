import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bars, Turns } from './turns.ts';

const turnOf = (event: string) => (event.startsWith('ended') ? Number(event.split(' ')[1]) : undefined);

describe('turns', () => {
  test('the chain of every turn that ended is counted, also a turn without one', () => {
    const turns = new Turns(turnOf);
    turns.restore([1]);
    turns.tick({ events: ['spawned', 'ended 3', 'ended 0'] });
    expect(turns.chains).toEqual([1, 3, 0]);
  });

  test('another game begins without any', () => {
    const turns = new Turns(turnOf);
    turns.tick({ events: ['ended 5'] });
    turns.show();
    expect(turns.chains).toEqual([]);
  });
});

describe('bars', () => {
  test('a short game has one bar per turn', () => {
    expect(bars([0, 2, 1], 3)).toEqual([0, 2, 1]);
  });

  test('in a long game turns share a bar, and the longest chain stays', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { minLength: 1 }), fc.integer({ min: 1, max: 50 }), (chains, most) => {
        const shown = bars(chains, most);
        expect(shown.length).toBeLessThanOrEqual(most);
        expect(Math.max(...shown)).toBe(Math.max(...chains));
      }),
    );
  });
});
