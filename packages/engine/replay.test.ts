import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageOf } from './check.ts';
import { LogReader } from './log.ts';
import { LIMITS, parseReplay, type Replay } from './replay.ts';
import { packReplay, readReplay, unpackReplay } from './replaytext.ts';
import { playback, resume, resumeAt } from './playback.ts';
import { Session } from './session.ts';
import { tally } from './tally.ts';
import { verify } from './verify.ts';

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

  it.each([0, 127, 128, 129, 16_383, 16_384, 0xffff_ffff])('keeps the number %d in its compact form', (seed) => {
    const replay = { ...GOOD, seed };
    expect(unpackReplay(packReplay(replay))).toEqual(replay);
  });

  it('is read tick by tick, to its end', () => {
    const reader = new LogReader([2, 7, 1, 0]);
    const read = Array.from({ length: 3 }, () => [reader.done, reader.next()]);
    expect([...read, reader.done]).toEqual([[false, 7], [false, 7], [false, 0], true]);
  });

  it('is short and safe in a link', () => {
    expect(packReplay(GOOD)).toMatch(/^r1\.[A-Za-z0-9_-]{1,60}$/);
  });

  it('records runs of ticks and inputs', () => {
    expect(GOOD).toMatchObject({ ticks: 9, log: [[2, 0, 3, 1, 1, 0, 1, 2, 2, 0]] });
  });

  it('passes over ticks without an input at once, in a game that can wait', () => {
    let steps = 0;
    const waiting: typeof tally = {
      ...tally,
      wait: (state, ticks) => ({ ...state, ticks: state.ticks + ticks }),
      step(state, inputs) {
        steps++;
        return tally.step(state, inputs);
      },
    };
    const long = new Session(waiting, { goal: 1000 }, 5);
    const plain = new Session(tally, { goal: 1000 }, 5);
    for (const session of [long, plain]) {
      session.idle(100_000);
      session.advance([1]);
      session.idle(50_000);
    }
    expect(long.replay()).toEqual(plain.replay());
    expect(long.before).toEqual(plain.before);
    expect(resume(waiting, long.replay()).state).toEqual(plain.state);
    expect(verify(waiting, long.replay())).toEqual(verify(tally, plain.replay()));
    expect([...playback(waiting, long.replay(), 'together')]).toHaveLength(2);
    expect(steps).toBe(4);
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

  it('continues from any of them, and the result is a separate replay', () => {
    const heard: unknown[] = [];
    const session = resumeAt(tally, GOOD, 4, (events) => heard.push(...events));
    expect(session.state).toEqual(play([0, 0, 1, 1]).state);
    expect(heard).toHaveLength(2);
    session.advance([2]);
    expect(session.replay()).toEqual(play([0, 0, 1, 1, 2]).replay());
    expect(verify(tally, session.replay()).ok).toBe(true);
    expect(resumeAt(tally, GOOD, 0).ticks).toBe(0);
    expect(resumeAt(tally, GOOD, 99).ticks).toBe(GOOD.ticks);
  });
});

const REFUSED: readonly [string, Partial<Replay>, string][] = [
  ['a forged input', { log: [[2, 0, 4, 1, 1, 2, 2, 0]] }, 'the inputs do not reproduce the final state: they lead to'],
  ['a forged hash', { hash: '0123456789abcdef' }, 'the replay claims 0123456789abcdef'],
  ['a truncated log', { log: [[2, 0, 3, 1]] }, 'the log covers 5 ticks, the replay says 9'],
  ['an over-long log', { log: [[1_000_000, 0]] }, 'the log covers 1000000 ticks, the replay says 9'],
  ['another game', { game: 'chess' }, 'this is a replay of "chess", not of "tally"'],
  ['another version', { version: 2 }, 'recorded with version 2 of tally, not with 1'],
  ['a second seat', { log: [GOOD.log[0] ?? [], GOOD.log[0] ?? []] }, 'the log has 2 seats, not 1'],
  ['a bad setup', { setup: { goal: 0 } }, 'the setup is refused: goal must be a whole number from 1 to'],
  ['a log that goes on', { setup: { goal: 2 } }, 'the log goes on after the game ended at tick 4'],
  ['an input that the game does not know', { log: [[2, 0, 3, 1, 1, 3, 3, 0]] }, 'tally has no input 3'],
  ['a size beyond the limits', { ticks: LIMITS.ticks + 1 }, 'ticks must be a whole number from 0 to 2592000'],
];

describe('a wrong replay', () => {
  it.each(REFUSED)('with %s is refused, in the same words each time', (_, change, reason) => {
    const replay = { ...GOOD, ...change };
    expect(() => resume(tally, replay)).toThrow(reason);
    expect(() => [...playback(tally, replay)]).toThrow(reason);
    expect(verify(tally, replay)).toMatchObject({ ok: false, reason: expect.stringContaining(reason) as string });
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

  it('never repeats the hash that a replay claims', () => {
    const { game, version, setup, seed } = GOOD;
    const head = { game, version, setup, dealt: 'seed', seed };
    const unplayed = verify(tally, { ...GOOD, version: 2 });
    expect(unplayed).toEqual({ ok: false, reason: unplayed.reason, ...head, version: 2, ticks: 0 });
    const early = verify(tally, { ...GOOD, setup: { goal: 2 } });
    expect(early).toEqual({ ok: false, reason: early.reason, ...head, setup: { goal: 2 }, ticks: 4 });
    expect(verify(tally, { ...GOOD, hash: '0123456789abcdef' })).toMatchObject({ ticks: 9, hash: GOOD.hash });
  });
});

/** The smallest game, with one thing changed. */
function changed(change: Partial<typeof tally>): typeof tally {
  return { ...tally, ...change };
}

describe('the work of a verdict', () => {
  it('has a limit in ticks, before anything is played', () => {
    const short = changed({ limits: { ticks: 8, steps: 100 } });
    expect(verify(short, GOOD)).toMatchObject({
      ok: false,
      reason: 'the replay has 9 ticks: at most 8 of tally are verified',
      ticks: 0,
    });
    expect(() => resume(short, GOOD)).not.toThrow();
  });

  it('has a limit in steps, where it stops', () => {
    const busy = verify(changed({ limits: { ticks: 9, steps: 3 } }), GOOD);
    expect(busy).toMatchObject({ ok: false, ticks: 7 });
    expect(busy.reason).toBe(
      'the replay is too much work: at most 3 steps of tally are verified, and it has more by tick 7',
    );
    expect(busy.hash).toBeUndefined();
    expect(verify(changed({ limits: { ticks: 9, steps: 4 } }), GOOD).ok).toBe(true);
  });

  it('fails where a state cannot be hashed', () => {
    const broken = changed({ step: (state) => ({ state: { ...state, count: Number.NaN }, events: [] }) });
    const verdict = verify(broken, GOOD);
    expect(verdict).toMatchObject({ ok: false, ticks: 9 });
    expect(verdict.reason).toBe('the inputs lead to a state that cannot be: a state holds only whole numbers, not NaN');
    expect(verdict.hash).toBeUndefined();
    expect(() => resume(broken, GOOD)).toThrow('a state that cannot be');
  });
});

describe('one game has one log', () => {
  it('without inputs that the game does not know', () => {
    const session = play([3, 1, 64, 1 << 30]);
    expect(session.state).toEqual(play([0, 1, 0, 0]).state);
    expect(session.replay()).toEqual(play([0, 1, 0, 0]).replay());
  });

  it('and one seed, where the seed makes no difference', () => {
    const unseeded = changed({ isSeeded: () => false });
    const replay = new Session(unseeded, { goal: 5 }, 77).replay();
    expect(replay.seed).toBe(0);
    expect(verify(unseeded, { ...replay, seed: 77 })).toMatchObject({ ok: true, seed: 0 });
  });

  it('and one compact text', () => {
    const text = packReplay(GOOD);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom(...'AQgwBIP_-09z'), (at, char) => {
        const other = text.slice(0, at) + char + text.slice(at + 1);
        let read: Replay;
        try {
          read = unpackReplay(other);
        } catch {
          return;
        }
        expect(packReplay(read)).toBe(other);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['a padded number', [0x84, 0x00], 'a number is padded with zeros'],
    ['a number beyond 53 bits', Array<number>(9).fill(0xff), 'a number is too large'],
    ['a name that is too long', [0xa1, 0x1f, ...Array<number>(4001).fill(65)], 'a text has 4001 characters'],
  ])('and none with %s', (_, bytes, reason) => {
    const text = Buffer.from(bytes).toString('base64url');
    expect(() => unpackReplay(`r1.${text}`)).toThrow(reason);
  });

  it('of as many runs as the limit says, and none of more', () => {
    const runs = (count: number): number[] =>
      Array.from({ length: 2 * count }, (_, i) => (i % 2 === 0 ? 1 : 1 + (i % 4 > 2 ? 1 : 0)));
    const most = { ...GOOD, ticks: LIMITS.runs, log: [runs(LIMITS.runs)] };
    expect(unpackReplay(packReplay(most)).ticks).toBe(LIMITS.runs);
    const more = { ...GOOD, ticks: LIMITS.runs + 1, log: [runs(LIMITS.runs + 1)] };
    expect(() => unpackReplay(packReplay(more))).toThrow('too many runs');
  });

  it('and none with more seats than any game has', () => {
    const nine = { ...GOOD, log: Array.from({ length: 9 }, () => GOOD.log[0] ?? []) };
    expect(() => unpackReplay(packReplay(nine))).toThrow('the replay has too many seats');
  });

  it('and rejects stray bits and a setup in another spelling', () => {
    expect(() => unpackReplay('r1.AB')).toThrow('stray bits follow the last byte');
    const spaced = packReplay({ ...GOOD, setup: 1 }).replace(/^r1\./, '');
    const bytes = [...Buffer.from(spaced, 'base64url')];
    const at = bytes.lastIndexOf('1'.charCodeAt(0), 10);
    bytes.splice(at - 1, 2, 2, 0x20, '1'.charCodeAt(0));
    const other = `r1.${Buffer.from(bytes).toString('base64url')}`;
    expect(() => unpackReplay(other)).toThrow('the setup is not written in its shortest form');
  });
});

describe('parsing', () => {
  it.each<[string, unknown, string]>([
    ['nothing', null, 'the replay must be an object, not null'],
    ['a list', [GOOD], 'the replay must be an object, not a list'],
    ['another format', { ...GOOD, format: 'x' }, 'not a replay'],
    ['no game', { ...GOOD, game: 1 }, 'game must be the id of a game, of at most 40 characters, not 1'],
    [
      'an endless name',
      { ...GOOD, game: 'x'.repeat(41) },
      'game must be the id of a game, of at most 40 characters, not "xxxx',
    ],
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
          expect(messageOf(error)).toMatch(/[a-z]/);
        }
      }),
    );
  });
});
