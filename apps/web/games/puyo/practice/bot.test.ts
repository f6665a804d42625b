import { puyoBots } from '@rensa/bots/puyo';
import { describe, expect, it } from 'vitest';
import { fakeWorkers, FakeWorker } from '../../../versus/bots/worker.testing.ts';
import type { puyoWorkers } from '../bots/workers.ts';
import { PracticeBot } from './bot.ts';
import { FIRST_SESSION, positionAt } from './session.ts';
import { handState } from './states.ts';

/** A bot that is shown and has been asked once; and who was hired for it. */
function asked() {
  const names: string[] = [];
  const { botWorkers, workers } = fakeWorkers(puyoBots, (name) => {
    names.push(name);
    return new FakeWorker();
  });
  const bot = new PracticeBot(botWorkers as typeof puyoWorkers);
  bot.show(true);
  look(bot);
  return { bot, names, workers };
}

/** Behind more placements than this the game is lost. */
const MAX_PLACED = 2;

function look(bot: PracticeBot): void {
  const state = handState(FIRST_SESSION, positionAt(FIRST_SESSION), { col: 2, rot: 0 });
  bot.look((aims) => (aims.length > MAX_PLACED ? undefined : state));
}

const placements = [5, 4, 3, 2, 1].map((col) => ({ col, rot: 0, score: col * 1000 }));
const ANSWER = { type: 'suggestion', id: 1, placements };

describe('the bot of the practice', () => {
  it('has its four best places, the first of which is shown', () => {
    const { bot, workers } = asked();
    expect(bot.places.value).toBe(undefined);
    workers[0]?.say(ANSWER);
    expect(bot.places.value?.map(({ col }) => col)).toEqual([5, 4, 3, 2]);
    expect(bot.advice.value).toEqual({ col: 5, rot: 0, worth: 5000, links: 6 });
    bot.choose(1);
    expect(bot.advice.value?.col).toBe(4);
    look(bot);
    expect([bot.advice.value, bot.chosen.value]).toEqual([undefined, 0]);
  });

  it('is another one at the next look, if another level is chosen', () => {
    const { bot, names, workers } = asked();
    bot.level.value = 'casual';
    look(bot);
    look(bot);
    expect(names).toEqual(['strong', 'casual']);
    expect(workers.map(({ alive }) => alive)).toEqual([false, true]);
  });

  it('thinks on from the place that is shown, as far as the game goes on', () => {
    const { bot, workers } = asked();
    for (const id of [1, 2, 3]) workers[0]?.say({ ...ANSWER, id, placements: placements.slice(id - 1) });
    expect(bot.ahead.value).toEqual([
      { col: 4, rot: 0 },
      { col: 3, rot: 0 },
    ]);
    expect(bot.places.value?.map(({ col }) => col)).toEqual([5, 4, 3, 2]);
    bot.choose(1);
    expect(bot.ahead.value).toEqual([]);
    workers[0]?.say({ ...ANSWER, id: 4 });
    expect(bot.ahead.value).toEqual([{ col: 5, rot: 0 }]);
  });

  it('is as strong as it was at the last visit', () => {
    const { bot } = asked();
    bot.setLevel('skilled');
    expect(asked().bot.level.value).toBe('skilled');
    bot.setLevel('strong');
  });

  it('has nothing to say when it is no longer shown', () => {
    const { bot, workers } = asked();
    workers[0]?.say(ANSWER);
    bot.show(false);
    expect([bot.places.value, workers[0]?.alive]).toEqual([undefined, false]);
  });
});
