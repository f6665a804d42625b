import { linksWorth, puyoBots } from '@rensa/bots/puyo';
import { Session } from '@rensa/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choose } from '../../base/settings/settings.ts';
import { memoryStorage } from '../../base/storage/storage.testing.ts';
import { Coaching } from '../../play/followers/coach.ts';
import { BotCoach } from './coach.ts';
import { fakeWorkers, FakeWorker } from './worker.testing.ts';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => {
  choose('coach', false);
  vi.unstubAllGlobals();
});

function openCoach() {
  const { botWorkers, workers } = fakeWorkers(puyoBots, (name) => new FakeWorker().serve(puyoBots, name));
  const coach = new BotCoach({ workers: { ...botWorkers, bots: puyoBots }, name: 'builder', nodes: 77, linksWorth });
  return { coach, workers };
}

/** A game alone, up to its first pair. */
function newGame() {
  const session = new Session(puyoBots.game, puyoBots.setup('tsu'), 4);
  while (!puyoBots.hasPair(session.state)) session.advance([0]);
  return session;
}

describe('a coach', () => {
  test('says once for each pair where it should go, and what for', async () => {
    const { coach, workers } = openCoach();
    const session = newGame();
    for (let i = 0; i < 20; i++) coach.look(session.state);
    await settled();
    expect(workers[0]?.heard).toMatchObject([{ type: 'position', nodes: 77 }]);
    expect(coach.said.value).toEqual({ col: expect.any(Number), rot: expect.any(Number), links: expect.any(Number) });
  });

  test('has no answer between two pairs', async () => {
    const { coach } = openCoach();
    const session = newGame();
    coach.look(session.state);
    await settled();
    while (puyoBots.hasPair(session.state)) session.advance([0]);
    coach.look(session.state);
    expect(coach.said.value).toBeUndefined();
  });

  test('helps only while it is wanted, and every help is noted', async () => {
    const heard: unknown[] = [];
    let helps = 0;
    const { coach, workers } = openCoach();
    const coaching = new Coaching(async () => coach, {
      onAdvice: (advice) => heard.push(advice),
      onHelp: () => void helps++,
    });
    const session = newGame();
    coaching.tick({ after: session.state });
    await settled();
    expect([workers[0]?.heard.length, helps]).toEqual([0, 0]);
    choose('coach', true);
    await settled();
    coaching.tick({ after: session.state });
    await settled();
    expect([coaching.said.value, helps]).toEqual([coach.said.value, 1]);
    choose('coach', false);
    expect([coaching.said.value, heard.at(-1), workers[0]?.alive]).toEqual([undefined, undefined, false]);
    coaching.dispose();
  });
});
