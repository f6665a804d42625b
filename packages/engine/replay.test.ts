import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS, packReplay, parseReplay, readReplay, type Replay, unpackReplay } from './replay.ts';
import { playback, resume, Session } from './session.ts';
import { tally } from './tally.ts';
import { verify } from './verify.ts';
import { versus } from './versus.ts';

const presses = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 300 });

function play(inputs: readonly number[], goal = 1000, seed = 5) {
  const session = new Session(tally, { goal }, seed);
  for (const input of inputs) session.advance([input]);
  return session;
}

const GOOD = play([0, 0, 1, 1, 1, 0, 2, 0, 0]).replay();

describe('a replay', () => {
  it('comes back the same from JSON and from its compact form', () => {
    fc.assert(
      fc.property(presses, fc.integer({ min: 0, max: 0xffff_ffff }), (inputs, seed) => {
        const replay = play(inputs, 1000, seed).replay();
        expect(readReplay(JSON.stringify(replay))).toEqual(replay);
        expect(readReplay(packReplay(replay))).toEqual(replay);
      }),
    );
  });

  it('is short and safe in a link', () => {
    expect(packReplay(GOOD)).toMatch(/^r1\.[A-Za-z0-9_-]{1,60}$/);
  });

  it('records runs of ticks and inputs', () => {
    expect(GOOD).toMatchObject({ ticks: 9, log: [[2, 0, 3, 1, 1, 0, 1, 2, 2, 0]] });
  });

  it('gives back every state, and goes on from the last', () => {
    const states = [...playback(tally, GOOD)];
    expect(states).toHaveLength(10);
    expect(states.at(-1)?.state).toMatchObject({ count: 3, ticks: 9 });
    const heard: unknown[] = [];
    const session = resume(tally, GOOD, (events) => heard.push(...events));
    expect(heard).toHaveLength(4);
    session.advance([1]);
    expect(session.replay()).toEqual(play([0, 0, 1, 1, 1, 0, 2, 0, 0, 1]).replay());
  });

  it('does not go on from one that leads elsewhere, or is cut short', () => {
    expect(() => resume(tally, { ...GOOD, log: [[2, 0]] })).toThrow('the log covers 2 ticks');
    expect(() => [...playback(tally, { ...GOOD, log: [[2, 0]] })]).toThrow('the log covers 2 ticks');
    expect(() => resume(tally, { ...GOOD, hash: '0123456789abcdef' })).toThrow('does not lead where it says');
  });
});

describe('verify', () => {
  it('agrees with what was played, finished or not', () => {
    fc.assert(
      fc.property(presses, fc.integer({ min: 1, max: 40 }), (inputs, goal) => {
        const session = play(inputs, goal);
        const verdict = verify(tally, session.replay());
        expect(verdict).toMatchObject({ ok: true, ticks: session.ticks, hash: session.replay().hash });
        expect(verdict.result).toEqual(session.result);
      }),
    );
  });

  it.each<[string, Partial<Replay>, string]>([
    ['a forged input', { log: [[2, 0, 4, 1, 1, 2, 2, 0]] }, 'the inputs lead to'],
    ['a forged hash', { hash: '0123456789abcdef' }, 'the inputs lead to'],
    ['a truncated log', { log: [[2, 0, 3, 1]] }, 'the log covers 5 ticks, the replay says 9'],
    ['an over-long log', { log: [[1_000_000, 0]] }, 'the log covers 1000000 ticks, the replay says 9'],
    ['another game', { game: 'chess' }, 'this is a game of "chess", not of "tally"'],
    ['another version', { version: 2 }, 'version 2 of tally is not version 1'],
    ['a second seat', { log: [GOOD.log[0] ?? [], GOOD.log[0] ?? []] }, 'the log has 2 seats, not 1'],
    ['a bad setup', { setup: { goal: 0 } }, 'the setup is refused: goal must be a whole number from 1 to'],
    ['a log that goes on', { setup: { goal: 2 } }, 'the log goes on after the game ended at tick 4'],
  ])('refuses %s', (_, change, reason) => {
    const verdict = verify(tally, { ...GOOD, ...change });
    expect(verdict.ok).toBe(false);
    expect(verdict.reason).toContain(reason);
  });
});

describe('parsing', () => {
  it.each<[string, unknown, string]>([
    ['nothing', null, 'the replay must be an object, not null'],
    ['a list', [GOOD], 'the replay must be an object, not a list'],
    ['another format', { ...GOOD, format: 'x' }, 'not a replay'],
    ['no game', { ...GOOD, game: 1 }, 'game must be the id of a game, not 1'],
    ['no hash', { ...GOOD, hash: 'zz' }, 'hash must be sixteen hex digits, not "zz"'],
    ['a fractional seed', { ...GOOD, seed: 0.5 }, 'seed must be a whole number from 0 to 4294967295, not 0.5'],
    ['a huge seed', { ...GOOD, seed: 2 ** 32 }, 'seed must be a whole number from 0 to 4294967295, not 4294967296'],
    ['a huge setup', { ...GOOD, setup: 'x'.repeat(5000) }, 'setup of the replay is too large'],
    [
      'an oversized game',
      { ...GOOD, ticks: LIMITS.ticks + 1, log: [[LIMITS.ticks + 1, 0]] },
      'ticks must be a whole number from 0 to 2592000, not 2592001',
    ],
    ['half a run', { ...GOOD, log: [[9]] }, 'log[0] must be a list of pairs: ticks, input'],
    [
      'an empty run',
      { ...GOOD, log: [[9, 0, 0, 1]] },
      'the length of a run in the log must be a whole number from 1 to 2592000, not 0',
    ],
    ['a split run', { ...GOOD, log: [[4, 0, 5, 0]] }, 'two neighboring runs in the log have the same input'],
    ['a negative input', { ...GOOD, log: [[9, -1]] }, 'the input of a run in the log must be a whole number'],
    ['no log', { ...GOOD, log: [] }, 'log must have 1 to 8 entries, not 0'],
    ['many seats', { ...GOOD, log: Array.from({ length: 9 }, () => [9, 0]) }, 'log must have 1 to 8 entries, not 9'],
  ])('refuses %s', (_, raw, reason) => {
    expect(() => parseReplay(raw)).toThrow(reason);
  });

  it('refuses a million-fold log before it runs it', () => {
    const log = [Array.from({ length: 2 * LIMITS.runs + 2 }, (_, i) => (i % 4 === 1 ? 1 : i % 2 === 0 ? 1 : 0))];
    expect(() => parseReplay({ ...GOOD, log })).toThrow('too many runs');
    expect(() => readReplay('{'.padEnd(LIMITS.text + 1))).toThrow('too large');
  });

  it.each([
    ['', 'the replay is empty'],
    ['hello', 'this is not a replay'],
    ['{"format": ', 'not valid JSON'],
    ['r1.', 'ends too early'],
    ['r1.!!!!', 'does not belong here'],
    [`${packReplay(GOOD)}AAAA`, 'extra data after the end of the replay'],
    [packReplay(GOOD).slice(0, -4), 'ends too early'],
  ])('refuses the text %j', (text, reason) => {
    expect(() => readReplay(text)).toThrow(reason);
  });

  it('never crashes on any text, and says why', () => {
    const mangled = fc.tuple(fc.nat(200), fc.string({ maxLength: 4 })).map(([i, s]) => {
      const text = packReplay(GOOD);
      return text.slice(0, i) + s + text.slice(i + s.length);
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), mangled), (text) => {
        try {
          expect(unpackReplay(text).format).toBe('rensa-replay/1');
        } catch (error) {
          expect((error as Error).message).toMatch(/[a-z]/);
        }
      }),
    );
  });
});

describe('versus', () => {
  const match = versus(tally);

  it('steps both boards, then delivers both attacks', () => {
    const start = match.start({ goal: 9 }, 1);
    const { state, events } = match.step(start, [1, 2]);
    expect(state.boards.map(({ count }) => count)).toEqual([0, 0]);
    expect(events).toEqual([
      { seat: 0, event: { kind: 'counted', by: 1 } },
      { seat: 1, event: { kind: 'counted', by: -1 } },
    ]);
  });

  it.each([
    [
      [1, 0],
      ['won', 'lost'],
      [1, 0],
    ],
    [
      [0, 1],
      ['lost', 'won'],
      [0, 1],
    ],
    [
      [1, 1],
      ['drawn', 'drawn'],
      [1, 1],
    ],
  ])('judges inputs %j', (inputs, outcomes, scores) => {
    const { state } = match.step(match.start({ goal: 1 }, 1), inputs);
    const result = match.result(state);
    expect(result?.map(({ outcome }) => outcome)).toEqual(outcomes);
    expect(result?.map(({ score }) => score)).toEqual(scores);
  });

  it('goes on while nobody has finished, and stands still after', () => {
    const session = new Session(match, { goal: 2 }, 1);
    session.advance([1, 0]);
    expect(session.result).toBeUndefined();
    session.advance([1, 0]);
    expect(session.advance([0, 1])).toEqual([]);
    expect(session.ticks).toBe(2);
    expect(verify(match, session.replay()).ok).toBe(true);
  });
});
