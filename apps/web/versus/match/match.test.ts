import { type Input, Session, verify, duel, type BestOf } from '@rensa/engine';
import { isMatchOffered, type Puyo, puyo } from '@rensa/games/puyo';
import type { BoardEnd } from '@rensa/painters';
import { puyoAttacks } from '@rensa/painters/puyo';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { TestFrames } from '../../run/frames.testing.ts';
import { memoryStorage } from '../../base/storage/storage.testing.ts';
import { shellText } from '../../base/text/text.ts';
import { ALL_DEVICES, type SeatedPlan } from '../series/plan.ts';
import { matchText } from '../text/match/text.ts';
import type { VersusUi } from '../ui/ui.ts';
import { LocalMatch } from './local.ts';
import { MatchRun } from './match.ts';
import type { MatchElements } from './seating.ts';
import { loadMatch, MatchWriter, parseMatch } from '../saves/save.ts';

/** The ends that the boards were told to show. */
let ends: BoardEnd[] = [];
const finish = (end: BoardEnd): void => void ends.push(end);
const painter = { words: { chain: '', allClear: '' }, setLook() {}, settle() {}, finish, paint: () => false };

const DONE = { id: 'puyo:done', name: { en: 'a', ja: 'a' }, how: { en: 'b', ja: 'b' }, holds: () => true };

/** As much of a game as a match needs without a page around it. */
const VERSUS = {
  ui: {
    game: puyo,
    painter: () => painter,
    cues: () => [],
    music: { theme: { seed: 1, rootHz: 110, scale: [0], chords: [0], stepTicks: 12, wave: 'sine' }, cols: 6, rows: 12 },
    gain: () => undefined,
    achievements: [DONE],
    turn: (event: Puyo['event']) => (event.kind === 'ended' ? event.chain : undefined),
    speech: {
      cols: 6,
      rows: 12,
      entry: [2],
      piece: () => '',
      cell: () => '',
      next: () => undefined,
      locked: () => undefined,
    },
  },
  duel: duel(puyo),
  isOffered: isMatchOffered,
  attacks: puyoAttacks,
} as unknown as VersusUi<Puyo>;

const DROP = 16;

const planOf = (bestOf: BestOf): SeatedPlan => ({
  setup: { rules: 'tsu' },
  bestOf,
  sides: [{ kind: 'person' }, { kind: 'bot', name: 'any' }],
  devices: ALL_DEVICES,
});

/** Those that a test has opened. */
let openRuns: { dispose(): void }[] = [];

interface Opening {
  readonly bestOf?: BestOf;
  /** The presses of each seat, by round. */
  readonly presses: (round: number) => readonly [Input, Input];
}

function open({ bestOf = 3, presses }: Opening) {
  const frames = new TestFrames();
  const canvas = (): HTMLCanvasElement => ({ getContext: () => null, style: {} }) as unknown as HTMLCanvasElement;
  const elements = {
    field: null,
    deck: null,
    boards: [canvas(), canvas()],
    trays: [canvas(), canvas()],
    sky: canvas(),
  } as unknown as MatchElements;
  const results: number[] = [];
  const plan = planOf(bestOf);
  let seed = 100;
  const run: MatchRun<Puyo> = new MatchRun(VERSUS, elements, {
    plan,
    sourceFor: (side) => ({
      next: () => presses(run.rounds.value.length)[side],
      resume() {},
      pause() {},
      dispose() {},
    }),
    sound: { play() {}, playMusic() {}, mute() {} },
    onResult: ({ winner }) => results.push(winner),
    onGone: () => results.push(-1),
    frames,
    authority: (listener) => new LocalMatch({ versus: VERSUS, plan, listener, seed: () => seed++ }),
  });
  openRuns.push(run);
  return { run, frames, results };
}

type Opened = ReturnType<typeof open>;

function playRound({ run, frames }: Opened): void {
  run.begin();
  const before = run.rounds.value.length;
  frames.passUntil(() => run.rounds.value.length > before);
}

const seeEnd = ({ run, frames }: Opened): void => frames.passUntil(() => run.matchPhase.value !== 'playing', 100);

beforeAll(() => Promise.all([shellText.load(), matchText.load()]));
beforeEach(() => {
  const target = new EventTarget();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', Object.assign(target, { devicePixelRatio: 1 }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  for (const run of openRuns) run.dispose();
  openRuns = [];
  ends = [];
  vi.unstubAllGlobals();
});

/** The first seat waits, so its board fills up later. */
const secondLoses = (): readonly [Input, Input] => [0, DROP];
const firstLoses = (): readonly [Input, Input] => [DROP, 0];
const bothAlike = (): readonly [Input, Input] => [DROP, DROP];

describe('a match', () => {
  test('waits until its first round has been named', () => {
    const { run } = open({ presses: secondLoses });
    run.start();
    expect([run.matchPhase.value, run.phase.value]).toEqual(['announcing', 'waiting']);
    run.begin();
    expect([run.matchPhase.value, run.phase.value]).toEqual(['playing', 'playing']);
  });

  test('continues until one side has won more than half of its rounds', () => {
    const match = open({ presses: (round) => (round === 1 ? firstLoses() : secondLoses()) });
    match.run.start();
    for (const [winners, stage] of [
      [[0], 'announcing'],
      [[0, 1], 'announcing'],
      [[0, 1, 0], 'over'],
    ] as const) {
      playRound(match);
      expect(match.run.rounds.value.map(({ winner }) => winner)).toEqual(winners);
      seeEnd(match);
      expect(match.run.matchPhase.value).toBe(stage);
    }
    expect([match.results, match.run.summary.value?.winner, match.run.summary.value?.rounds.length]).toEqual([
      [0],
      0,
      3,
    ]);
  });

  test('shows on each board how the round ends for it, with a word for a person who has won', () => {
    const match = open({ presses: () => [0, DROP] });
    match.run.start();
    playRound(match);
    const [{ start }] = ends;
    expect(ends).toEqual([
      { kind: 'won', start, match: true, word: 'You win' },
      { kind: 'lost', start, match: true, word: undefined },
    ]);
  });

  test('earns what people do in it', () => {
    const match = open({ presses: () => [0, DROP] });
    match.run.start();
    playRound(match);
    expect(localStorage.getItem('rensa:achievements')).toContain(DONE.id);
  });

  test('has another seed in each round, and a replay that is valid', () => {
    const match = open({ presses: secondLoses });
    match.run.start();
    playRound(match);
    seeEnd(match);
    playRound(match);
    const replays = match.run.rounds.value.map(({ replay }) => replay);
    expect(new Set(replays.map(({ seed }) => seed)).size).toBe(2);
    expect(replays.map((replay) => verify(VERSUS.duel, replay).result?.map(({ outcome }) => outcome))).toEqual([
      ['won', 'lost'],
      ['won', 'lost'],
    ]);
  });

  test('plays a round again in which both boards end in the same tick', () => {
    const match = open({ bestOf: 1, presses: (round) => (round === 0 ? bothAlike() : secondLoses()) });
    match.run.start();
    playRound(match);
    seeEnd(match);
    expect([match.run.rounds.value[0]?.winner, match.run.matchPhase.value, match.results]).toEqual([
      null,
      'announcing',
      [],
    ]);
    playRound(match);
    seeEnd(match);
    expect([match.run.matchPhase.value, match.results]).toEqual(['over', [0]]);
  });

  test('can be played again from the start', () => {
    const match = open({ bestOf: 1, presses: secondLoses });
    match.run.start();
    playRound(match);
    seeEnd(match);
    match.run.start();
    expect([match.run.matchPhase.value, match.run.rounds.value, match.run.summary.value]).toEqual([
      'announcing',
      [],
      undefined,
    ]);
  });

  test('pauses while it is played and while a round is named', () => {
    const { run, frames } = open({ presses: secondLoses });
    run.start();
    expect([run.pause(), run.phase.value, run.matchPhase.value]).toEqual([true, 'paused', 'playing']);
    run.resume();
    frames.passUntil(() => false, 10);
    expect([run.pause(), run.phase.value]).toEqual([true, 'paused']);
  });
});

describe('a match that is left', () => {
  test('is kept every two seconds, and goes on where it was, paused', () => {
    const first = open({ presses: secondLoses });
    first.run.start();
    playRound(first);
    seeEnd(first);
    first.run.begin();
    first.frames.passUntil(() => false, 130);
    const saved = loadMatch(VERSUS);
    expect([saved?.plan, saved?.rounds.length, saved?.running?.ticks]).toEqual([planOf(3), 1, 120]);

    const second = open({ presses: secondLoses });
    second.run.start(saved);
    expect([second.run.phase.value, second.run.rounds.value.length, second.run.view.huds[0].state.value.ticks]).toEqual(
      ['paused', 1, 120],
    );
    second.run.resume();
    second.frames.passUntil(() => second.run.matchPhase.value === 'over');
    expect(second.run.rounds.value.map(({ winner }) => winner)).toEqual([0, 0]);
  });

  test('between two rounds goes on with the next', () => {
    const first = open({ presses: secondLoses });
    first.run.start();
    playRound(first);
    const saved = loadMatch(VERSUS);
    expect([saved?.rounds.length, saved?.running]).toEqual([1, null]);
    const second = open({ presses: secondLoses });
    second.run.start(saved);
    expect([second.run.phase.value, second.run.view.huds[0].state.value.ticks]).toEqual(['paused', 0]);
  });

  test('is not kept once it is over', () => {
    const match = open({ bestOf: 1, presses: secondLoses });
    match.run.start();
    playRound(match);
    expect(loadMatch(VERSUS)).toBeUndefined();
  });

  test('in two tabs is saved by the one that goes on with it', () => {
    const first = open({ presses: secondLoses });
    first.run.start();
    first.run.begin();
    first.frames.passUntil(() => false, 130);
    first.run.pause();
    const saved = loadMatch(VERSUS);
    const second = open({ presses: secondLoses });
    second.run.start(saved);
    second.run.resume();
    second.frames.passUntil(() => false, 140);
    first.run.resume();
    expect(first.run.view.huds[0].state.value.ticks).toBeGreaterThanOrEqual(240);
  });

  test('and finished in another tab is gone', () => {
    const first = open({ bestOf: 1, presses: secondLoses });
    first.run.start();
    first.run.begin();
    first.frames.passUntil(() => false, 130);
    first.run.pause();
    const saved = loadMatch(VERSUS);
    const second = open({ bestOf: 1, presses: secondLoses });
    second.run.start(saved);
    second.run.resume();
    second.frames.passUntil(() => second.run.matchPhase.value === 'over');
    first.run.resume();
    expect([first.results, second.results]).toEqual([[-1], [0]]);
  });
});

describe('a stored match', () => {
  const session = new Session(VERSUS.duel, puyo.parseSetup({ rules: 'tsu' }), 1);
  for (let i = 0; i < 9; i++) session.advance([i % 4, 0]);
  /** As pages of 2026 stored it. */
  const plan = {
    setup: { rules: 'tsu' },
    bestOf: 3,
    seats: [
      { kind: 'person', device: 'all' },
      { kind: 'bot', name: 'any' },
    ],
  };
  const good = { plan, rounds: [], running: session.replay() };

  test('is read', () => {
    const read = parseMatch(VERSUS, JSON.parse(JSON.stringify(good)));
    expect(read).toEqual({ ...good, plan: planOf(3) });
  });

  test('is written in the form in which it was read', () => {
    const written = new MatchWriter({ plan: planOf(3), rounds: [] }).write(JSON.stringify(good.running));
    expect(JSON.parse(written)).toEqual(good);
  });

  test.each([
    ['a setup that is not offered', { ...good, plan: { ...good.plan, setup: { rules: 'classic' } } }],
    ['the inputs do not reproduce', { ...good, running: { ...good.running, hash: '0'.repeat(16) } }],
    ['winner must be 0, 1 or null', { ...good, rounds: [{ replay: good.running, winner: 2 }] }],
    ['a match that is over', { ...good, rounds: [0, 0].map((winner) => ({ replay: good.running, winner })) }],
    ['the match must be an object', 7],
  ])('is refused: %s', (message, raw) => {
    expect(() => parseMatch(VERSUS, raw)).toThrow(message);
  });
});
