import { type BestOf, type DuelGame, type DuelTypes, hash, SIDES, verify } from '@rensa/engine';
import { GAMES } from '@rensa/games';
import type { FallingTypes } from '@rensa/games/falling';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { diceOf } from '../../../../packages/games/falling/drawn.testing.ts';
import { anyhow } from '../../../../packages/games/falling/players.testing.ts';
import { memoryStorage } from '../../base/storage/storage.testing.ts';
import { TestFrames } from '../../run/frames.testing.ts';
import { Run } from '../../run/run.ts';
import { type BoardPicture, Seat } from '../../run/seat.ts';
import type { InputSource } from '../../run/source.ts';
import { ALL_DEVICES, type SeatedPlan } from '../series/plan.ts';
import { LinkedMatch } from './match.ts';
import { type Weather, weatherIn } from './weather.ts';

type Any = FallingTypes;

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => void vi.unstubAllGlobals());

/** Sees every step of a board, and says where one does not follow from the one before. */
class Seen implements BoardPicture<Any> {
  steps = 0;
  breaks = 0;
  shown = 0;
  last: unknown;

  show(state: Any['state']): void {
    this.shown++;
    this.last = state;
  }

  tick({ before, after }: { readonly before: Any['state']; readonly after: Any['state'] }): void {
    if (this.last !== undefined && boardOf(this.last) !== boardOf(before)) this.breaks++;
    this.steps++;
    this.last = after;
  }

  paint(): boolean {
    return false;
  }

  paintStill(): void {}
}

const boardOf = (state: unknown): string => hash((state as Any['state']).board);

interface Opening {
  readonly duel: DuelGame<Any>;
  readonly setup: object;
  readonly search: string;
  readonly bestOf?: BestOf;
}

/** A match over a link, between two players that press anything. */
function open({ duel, setup, search, bestOf = 1 }: Opening) {
  const [frames, linkFrames] = [new TestFrames(), new TestFrames()];
  const plan: SeatedPlan = {
    setup,
    bestOf,
    sides: [{ kind: 'person' }, { kind: 'bot', name: 'any' }],
    devices: ALL_DEVICES,
  };
  const heard: string[] = [];
  const match = new LinkedMatch<Any>({
    versus: { duel },
    plan,
    weather: weatherIn(`?${search}`) as Weather,
    frames: linkFrames,
    roll: diceOf(3),
    listener: {
      onRound(phase) {
        heard.push(phase);
        run.load(match.driver, phase);
      },
      onBegin: () => void (match.begin() && run.play()),
      onPause() {},
      onGone() {},
    },
  });
  const [seen, counted] = [pair(() => new Seen()), pair(() => new Seen())];
  const asked: number[] = [];
  const seats = SIDES.map((side) => {
    const player = anyhow(diceOf(side));
    const source: InputSource<Any['state']> = {
      next({ tick, own }) {
        if (side === 0) asked.push(tick);
        return player(own);
      },
      resume() {},
      pause() {},
      dispose() {},
    };
    return new Seat<Any>(match.sourceOf(side, source), seen[side], [], [counted[side]]);
  });
  const run = new Run<DuelTypes<Any>, Any>(match.driver, { seats, frames, onResult: () => heard.push('result') });
  match.start();
  /** `drawn`: the page gets frames. The node and the other side always have theirs. */
  const pass = (count: number, drawn = true): void => {
    for (let frame = 0; frame < count; frame++) {
      linkFrames.pass(1);
      if (drawn) frames.pass(1);
      else frames.skip(1);
    }
  };
  const playRound = (): void => {
    const before = heard.filter((what) => what === 'result').length;
    for (let frame = 0; frame < 40_000 && heard.filter((what) => what === 'result').length === before; frame++) pass(1);
  };
  return { match, run, seen, counted, asked, heard, pass, playRound };
}

function pair<T>(make: () => T): readonly [T, T] {
  return [make(), make()];
}

const DUELS = GAMES.flatMap(({ id, duel, rulesets, isMatchOffered }) =>
  rulesets.flatMap((rules) => {
    const setup = [{ rules }, { rules, mode: 'single' }].find(isMatchOffered);
    return duel === null || setup === undefined ? [] : [[`${id} ${rules}`, duel as DuelGame<Any>, setup] as const];
  }),
);
/** Each shows both boards once as it is opened, and once as its round is dealt. */
const SHOWN = 2;

describe.each(DUELS)('a round of %s', (_, duel, setup) => {
  test.each(['link=0', 'link=150&jitter=40', 'link=600&jitter=40', 'link=1500&jitter=60&cuts=2'])(
    'with %s is counted as it was, and its replay is valid',
    (search) => {
      const { match, run, seen, counted, heard, playRound } = open({ duel, setup, search });
      playRound();
      const winner = match.endRound();
      expect([heard, winner === undefined]).toEqual([['waiting', 'result'], false]);
      const { replay } = match.rounds.value[0];
      expect(verify(duel, replay)).toMatchObject({ ok: true, dealt: 'cards' });
      expect(hash(run.state)).toBe(replay.hash);
      expect(counted.map(({ steps, breaks }) => [steps, breaks])).toEqual([
        [replay.ticks, 0],
        [replay.ticks, 0],
      ]);
      expect(seen.map(({ breaks }) => breaks)).toEqual([0, 0]);
      // A side that waits too long for a card jumps, and then the other board does, too.
      if (seen[1].shown === SHOWN) expect(seen[1].steps).toBe(replay.ticks);
    },
  );

  test('below its lead is never shown in another state than it is', () => {
    const { seen, playRound } = open({ duel, setup, search: 'link=100&jitter=40' });
    playRound();
    expect(seen.map(({ shown }) => shown)).toEqual([SHOWN, SHOWN]);
  });
});

const [[, PUYO, TSU]] = DUELS as [(typeof DUELS)[number]];

describe('a page over a link', () => {
  test('goes on with the next round, until somebody has won', () => {
    const { match, heard, playRound } = open({ duel: PUYO, setup: TSU, search: 'link=300', bestOf: 3 });
    while (match.winner === undefined) {
      playRound();
      match.endRound();
      match.goOn();
    }
    const { length } = match.rounds.value;
    expect(length).toBeGreaterThan(1);
    expect(heard).toEqual(Array.from({ length }, () => ['waiting', 'result']).flat());
    expect([match.winner, match.phase.value]).toEqual([match.rounds.value.at(-1)?.winner, 'over']);
  });

  test('that was hidden presses nothing meanwhile, and shows where the match is now', () => {
    const { match, run, seen, asked, counted, pass } = open({ duel: PUYO, setup: TSU, search: 'link=100' });
    pass(400);
    const before = match.driver.tick;
    pass(90, false);
    pass(2);
    expect(match.driver.tick).toBeGreaterThan(before + 80);
    expect(asked.filter((tick) => tick > before + 1 && tick <= before + 85)).toEqual([]);
    expect(seen.map(({ shown }) => shown)).toEqual([SHOWN + 1, SHOWN + 1]);
    pass(60);
    expect(counted[0].steps).toBeGreaterThan(before + 80);
    expect(counted[0].breaks).toBe(0);
    expect(run.phase.value).toBe('playing');
  });
});

describe('the weather of a link', () => {
  test('is what the address asks for', () => {
    expect(weatherIn('?link=150&jitter=40&cuts=2')).toEqual({ delay: 150, jitter: 40, cuts: 2 });
    expect(weatherIn('?link=50')).toEqual({ delay: 50, jitter: 0, cuts: 0 });
    expect(weatherIn('?bot=1')).toBeUndefined();
    expect(() => weatherIn('?link=far')).toThrow('delay must be a whole number');
  });
});
