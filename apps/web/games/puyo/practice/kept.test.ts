import { puyoBots } from '@rensa/bots/puyo';
import { describe, expect, it, vi } from 'vitest';
import { fakeWorkers, FakeWorker } from '../../../versus/bots/worker.testing.ts';
import type { BoardScreen } from '../tools/screen.ts';
import type { puyoWorkers } from '../bots/workers.ts';
import { PracticeBot } from './bot.ts';
import { Practice } from './practice.ts';
import { movesTo } from './tree.ts';

const SCREEN = { advise: () => {}, show: () => {}, watch: () => undefined } as unknown as BoardScreen;

/** A practice whose bot answers when it is let, with an upright pair in this column. */
function practicing() {
  vi.stubGlobal('location', new URL('http://rensa.test/puyo/practice'));
  vi.stubGlobal('history', { replaceState: () => {} });
  const { botWorkers, workers } = fakeWorkers(puyoBots, () => new FakeWorker());
  const practice = new Practice(new PracticeBot(botWorkers as typeof puyoWorkers));
  practice.open({ ...practice.session.value, tree: { ...practice.session.value.tree, nodes: [], at: 0 } });
  practice.show(SCREEN);
  practice.showBot(true);
  let id = 0;
  const answer = (col: number): void =>
    workers[0]?.say({ type: 'suggestion', id: ++id, placements: [{ col, rot: 0, score: 1000 }] });
  const cols = (): number[] =>
    movesTo(practice.session.value.tree).map((move) => (move.kind === 'place' ? move.aim.col : -1));
  return { practice, answer, cols };
}

describe('B while the bot thinks', () => {
  it('is kept until the bot has thought, once per press', () => {
    const { practice, answer, cols } = practicing();
    practice.followBot();
    practice.followBot();
    expect(cols()).toEqual([]);
    answer(1);
    expect(cols()).toEqual([1]);
    answer(4);
    expect(cols()).toEqual([1, 4]);
    answer(5);
    expect(cols()).toEqual([1, 4]);
  });

  it('is forgotten when the person places the pair, or takes one back', () => {
    const { practice, answer, cols } = practicing();
    practice.followBot();
    practice.place({ col: 0, rot: 0 });
    answer(3);
    answer(3);
    expect(cols()).toEqual([0]);
    practice.followBot();
    practice.followBot();
    practice.undo();
    answer(2);
    answer(2);
    expect(cols().length).toBeLessThan(2);
  });

  it('leaves the last list in its place while it thinks', () => {
    const { practice, answer } = practicing();
    answer(1);
    practice.followBot();
    expect(practice.bot.places.value).toBe(undefined);
    expect(practice.bot.listed.value.map(({ col }) => col)).toEqual([1]);
  });
});
