import { describe, expect, test } from 'vitest';
import { type ChosenGame, type MatchChoice, parseChoice, planOf } from './choice.ts';
import { handicapStep, percentAt, withHandicap } from './handicap.ts';
import { begunByEnter, isReady, keysOf, leaveSeat, NO_DEVICES, type SeatDevices, takeSeat } from './seats.ts';

const GAME: ChosenGame = {
  id: 'any',
  first: { rules: 'old' },
  isOffered: (setup) => (setup as { readonly rules?: unknown }).rules === 'old',
};
const CHOICE: MatchChoice = {
  kind: 'bot',
  rival: 'weak',
  watched: ['strong', 'weak'],
  bestOf: 3,
  setup: { rules: 'old', handicap: [50, 100] },
};

describe('a stored choice', () => {
  test('is read as it was written', () => {
    expect(parseChoice(GAME, JSON.parse(JSON.stringify(CHOICE)))).toEqual(CHOICE);
  });

  test.each([
    [{ ...CHOICE, kind: 'online' }, 'kind'],
    [{ ...CHOICE, bestOf: 4 }, 'bestOf'],
    [{ ...CHOICE, watched: ['strong'] }, 'watched'],
    [{ ...CHOICE, setup: { rules: 'new' } }, 'not offered'],
  ])('is refused: %j', (raw, message) => {
    expect(() => parseChoice(GAME, raw)).toThrow(message);
  });
});

describe('the plan of a choice', () => {
  const person = { kind: 'person' } as const;
  const bot = (name: string) => ({ kind: 'bot', name }) as const;
  const devices = ['keys1', 'pad1'] as const;

  test.each([
    ['bot', [person, bot('weak')], ['all', 'all']],
    ['people', [person, person], devices],
    ['watch', [bot('strong'), bot('weak')], ['all', 'all']],
  ] as const)('%s', (kind, sides, used) => {
    const { setup, bestOf } = CHOICE;
    expect(planOf({ ...CHOICE, kind }, devices)).toEqual({ setup, bestOf, sides, devices: used });
  });
});

describe('handicaps', () => {
  test.each([
    [-3, [25, 100]],
    [-1, [75, 100]],
    [0, undefined],
    [2, [100, 50]],
  ])('at step %i are %j', (step, handicap) => {
    const setup = withHandicap({ rules: 'old', handicap: [75, 75] }, step);
    expect(setup['handicap']).toEqual(handicap);
    expect([handicapStep(setup), percentAt(step)]).toEqual([step, Math.min(...(handicap ?? [100]))]);
  });
});

describe('a seat', () => {
  const after = (...devices: Parameters<typeof takeSeat>[1][]): SeatDevices => devices.reduce(takeSeat, NO_DEVICES);

  test('takes the first device that presses something, and keeps it', () => {
    expect(after('pad1')).toEqual(['pad1', undefined]);
    expect(after('pad1', 'pad1', 'keys2', 'touch', 'keys1')).toEqual(['pad1', 'keys2']);
    expect([isReady(after('pad1')), isReady(after('pad1', 'keys1'))]).toEqual([false, true]);
  });

  test('leaves Enter to the match against a bot until the other seat is taken, too', () => {
    const begun = [after(), after('keys1'), after('keys1', 'keys2')].map((seats) => begunByEnter(seats, true));
    expect(begun).toEqual(['bot', 'bot', 'people']);
    expect(begunByEnter(NO_DEVICES, false)).toBeUndefined();
  });

  test('waits again when its device is gone, and takes the next', () => {
    const left = leaveSeat(after('pad1', 'keys2'), 'pad1');
    expect(left).toEqual([undefined, 'keys2']);
    expect(takeSeat(left, 'keys1')).toEqual(['keys1', 'keys2']);
  });

  test.each([
    ['KeyA', 'keys1'],
    ['ArrowUp', 'keys2'],
    ['Enter', undefined],
    ['toString', undefined],
  ])('knows the half of the keyboard that %s belongs to', (code, device) => {
    expect(keysOf(code)).toBe(device);
  });
});
