import type { BotGame } from '@rensa/bots/bot';
import { puyoBots } from '@rensa/bots/puyo';
import { Session } from '@rensa/engine';
import { describe, expect, test } from 'vitest';
import { BotClient } from './client.ts';
import { fakeWorkers, FakeWorker } from './worker.testing.ts';

const bots = puyoBots as BotGame;

/** A bot's view of a game that has just begun. */
function view(): unknown {
  const session = new Session(puyoBots.game, puyoBots.setup('tsu'), 1);
  while (!puyoBots.hasPair(session.state)) session.advance([0]);
  return puyoBots.viewOf({ own: session.state, opponent: null, left: null });
}

function open(make: (name: string, number: number) => FakeWorker) {
  const answers: (readonly object[])[] = [];
  let gaveUp = 0;
  const { botWorkers, workers } = fakeWorkers(bots, make);
  const client = new BotClient(botWorkers, 'novice', {
    onAnswer: ({ placements }) => answers.push(placements),
    onFailed: () => void gaveUp++,
  });
  return { client, workers, answers, gaveUp: () => gaveUp };
}

const silent = (): FakeWorker => new FakeWorker();
const honest = (name: string): FakeWorker => new FakeWorker().serve(bots, name);
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const ANSWER = { type: 'suggestion', id: 1, placements: [{ col: 2, rot: 0, score: 7 }] };

describe('a bot in a worker', () => {
  test('answers with placements, best first', async () => {
    const { client, answers } = open(honest);
    client.ask(view());
    await settled();
    expect(answers).toHaveLength(1);
    expect(answers[0]?.length).toBeGreaterThan(1);
    expect([client.waiting, client.failed]).toEqual([false, false]);
  });

  test('is not asked about what is past: an answer to that does not count', () => {
    const { client, workers, answers } = open(silent);
    client.ask(view());
    client.ask(view());
    expect(workers[0]?.heard.map(({ type, id }) => [type, id])).toEqual([
      ['position', 1],
      ['stop', undefined],
      ['position', 2],
    ]);
    workers[0]?.say(ANSWER);
    expect([answers, client.waiting]).toEqual([[], true]);
    workers[0]?.say({ ...ANSWER, id: 2 });
    expect(answers).toHaveLength(1);
  });

  test('is replaced when its worker fails, and asked again', async () => {
    const { client, workers, answers } = open((name, number) => (number === 0 ? silent() : honest(name)));
    client.ask(view());
    workers[0]?.fail();
    expect(workers[0]?.alive).toBe(false);
    await settled();
    expect([workers.length, answers.length]).toEqual([2, 1]);
  });

  test.each([
    ['no message', 7],
    ['an unknown message', { type: 'hello' }],
    ['an error', { type: 'error', reason: 'I do not know' }],
    ['a placement beside the board', { ...ANSWER, placements: [{ col: 9, rot: 0 }] }],
    ['presses that are none', { ...ANSWER, presses: [0, 'left'] }],
  ])('is replaced when it says %s', (_, said) => {
    const { client, workers, answers } = open(silent);
    client.ask(view());
    workers[0]?.say(said);
    expect([workers.length, answers.length]).toEqual([2, 0]);
    expect(workers[1]?.heard.map(({ type }) => type)).toEqual(['position']);
  });

  test('that fails three times in a row is not asked any more, and that is said once', () => {
    const { client, workers, gaveUp } = open(silent);
    client.ask(view());
    for (let i = 0; i < 3; i++) workers[i]?.fail();
    client.ask(view());
    expect([client.failed, client.waiting, workers.length, gaveUp()]).toEqual([true, false, 3, 1]);
  });

  test('that answers between two failures begins again', () => {
    const { client, workers } = open(silent);
    client.ask(view());
    workers[0]?.fail();
    workers[1]?.fail();
    workers[2]?.say(ANSWER);
    workers[2]?.fail();
    workers[3]?.fail();
    expect(client.failed).toBe(false);
  });

  test('stops with its client, and hears nothing more', () => {
    const { client, workers, answers } = open(silent);
    client.ask(view());
    client.dispose();
    workers[0]?.fail();
    expect([workers[0]?.alive, workers.length, answers.length, client.waiting]).toEqual([false, 1, 0, false]);
  });
});
