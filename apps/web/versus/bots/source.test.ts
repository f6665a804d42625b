import type { BotGame } from '@rensa/bots/bot';
import { puyoBots } from '@rensa/bots/puyo';
import { type GameTypes, Session, duel } from '@rensa/engine';
import { describe, expect, test } from 'vitest';
import { BotSource } from './source.ts';
import { fakeWorkers, FakeWorker } from './worker.testing.ts';

const bots = puyoBots as BotGame;
const match = duel(puyoBots.game);
const PATIENCE = 300;

const silent = (): FakeWorker => new FakeWorker();
const honest = (name: string): FakeWorker => new FakeWorker().serve(bots, name);
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A match in which a bot plays the first seat and nobody the second, one tick at a time. */
class BotMatch {
  readonly session = new Session(match, puyoBots.setup('tsu'), 3);
  readonly workers: FakeWorker[];
  readonly source: BotSource<GameTypes>;
  failures = 0;
  inputs: number[] = [];

  constructor(make: (name: string, number: number) => FakeWorker, name = 'novice') {
    const { botWorkers, workers } = fakeWorkers(bots, make);
    this.workers = workers;
    this.source = new BotSource({ workers: botWorkers, name, onFailed: () => void this.failures++ });
  }

  get pairs(): number {
    return this.session.state.boards[0].pairs;
  }

  tick(): void {
    const [own, other] = this.session.state.boards;
    const input = this.source.next({ own, opponent: other });
    this.inputs.push(input);
    this.session.advance([input, 0]);
  }

  async ticks(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      this.tick();
      await settled();
    }
  }

  positions(worker: number): readonly object[] {
    return this.workers[worker]?.heard.filter(({ type }) => type === 'position') ?? [];
  }
}

describe('a bot at a seat', () => {
  test('is asked once for each pair, about both boards', async () => {
    const play = new BotMatch(honest);
    await play.ticks(400);
    expect(play.pairs).toBeGreaterThan(1);
    const asked = play.positions(0);
    expect(asked.length - play.pairs).toBeLessThanOrEqual(1);
    for (const position of asked) expect(position).toHaveProperty('opponent');
  });

  test('thinks with the nodes of its level, where it has some', () => {
    const asked = (name: string): object | undefined => {
      const play = new BotMatch(silent, name);
      for (let i = 0; i < 100; i++) play.tick();
      return play.positions(0)[0];
    };
    expect(asked('strong')).toHaveProperty('nodes', 120_000);
    expect(asked('skilled')).not.toHaveProperty('nodes');
  });

  test('presses nothing before its reaction is over, and then no faster than its pace', async () => {
    const play = new BotMatch(honest);
    await play.ticks(100);
    const pressed = play.inputs.flatMap((input, tick) => (input === 0 || input === bots.fall ? [] : [tick]));
    const { reaction, gap } = bots.levels[0]?.pace ?? { reaction: 0, gap: 0 };
    expect(pressed[0]).toBeGreaterThanOrEqual(reaction);
    for (const [i, tick] of pressed.entries())
      if (i > 0) expect(tick - (pressed[i - 1] ?? 0)).toBeGreaterThanOrEqual(gap);
  });

  test('does not hold the game up while it thinks: the pair falls', () => {
    const play = new BotMatch(silent);
    for (let i = 0; i < 200; i++) play.tick();
    expect(play.inputs.every((input) => input === 0)).toBe(true);
    expect(play.session.ticks).toBe(200);
  });

  test('presses what its worker says, from where its hand is by then', async () => {
    const play = new BotMatch(silent);
    while (play.positions(0).length === 0) play.tick();
    const asked = play.inputs.length - 1;
    await play.ticks(2);
    play.workers[0]?.say({
      type: 'suggestion',
      id: 1,
      placements: [{ col: 0, rot: 0 }],
      presses: [0, 0, 0, 0, 1, 0, 2],
    });
    await play.ticks(6);
    expect(play.inputs.slice(asked)).toEqual([0, 0, 0, 0, 1, 0, 2, bots.fall, bots.fall]);
  });

  test('finds a way itself when the answer comes after the first press', async () => {
    const play = new BotMatch(silent);
    while (play.positions(0).length === 0) play.tick();
    await play.ticks(40);
    play.workers[0]?.say({ type: 'suggestion', id: 1, placements: [{ col: 0, rot: 0 }], presses: [0, 0, 1] });
    await play.ticks(60);
    expect(play.inputs.filter((input) => input !== 0 && input !== bots.fall)).toHaveLength(2);
  });

  test('is replaced when it says nothing for too long, and the game goes on', async () => {
    const play = new BotMatch((name, number) => (number === 0 ? silent() : honest(name)));
    await play.ticks(PATIENCE + 200);
    expect(play.workers.map(({ alive }) => alive)).toEqual([false, true]);
    expect(play.inputs.slice(PATIENCE).some((input) => input !== 0)).toBe(true);
  });

  test('that always fails lets its pieces fall, and says so once', async () => {
    const play = new BotMatch(silent);
    for (let i = 0; i < 3; i++) {
      await play.ticks(30);
      play.workers[i]?.fail();
    }
    await play.ticks(100);
    expect([play.failures, play.workers.length]).toEqual([1, 3]);
    expect(play.inputs.every((input) => input === 0)).toBe(true);
  });

  test('is asked again after a pause', async () => {
    const play = new BotMatch(silent);
    await play.ticks(20);
    play.source.pause();
    play.source.resume();
    await play.ticks(1);
    expect(play.positions(0)).toHaveLength(2);
  });

  test('stops its worker when it is left', () => {
    const play = new BotMatch(silent);
    play.source.dispose();
    expect(play.workers.map(({ alive }) => alive)).toEqual([false]);
  });

  test('must be one of the ladder', () => {
    expect(() => new BotMatch(silent, 'nobody')).toThrow('there is no opponent "nobody"');
  });
});
