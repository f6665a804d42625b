import { readFileSync } from 'node:fs';
import { BOTS, type Character } from '@rensa/bots/puyo';
import { type JudgedMove, Reviewer, turnsOf } from '@rensa/bots/puyo/review';
import { readReplay, type Replay } from '@rensa/engine';
import { parseBoard } from '@rensa/games/puyo';
import { describe, expect, test } from 'vitest';
import { Crew, type CrewWorker } from './workers/crew.ts';
import { ReviewGame } from './game.ts';
import { cellsOf, ghostsOf } from './marks/ghosts.ts';
import { runsOf } from './graph.tsx';
import { signsIn } from './graphmarks.tsx';
import type { ReviewAnswer, ReviewSubject, ReviewTask } from './workers/messages.ts';
import { playOnFrom, wayFor } from './playon.ts';
import { readQuery, writeQuery } from './query.ts';
import { savedReview, withReview } from './saved.ts';
import { nextSlip } from './slips.ts';
import { en } from './text/en.ts';
import { ja } from './text/ja.ts';

const replay: Replay = readReplay(
  readFileSync(new URL('../../../../../replays/puyo-tsu-endless-5.json', import.meta.url), 'utf8'),
);
const SUBJECT: ReviewSubject = { replay, seat: 0, bot: 'strong', nodes: 100 };
const bot = BOTS.find(({ name }) => name === 'strong') as Character;
const reviewer = new Reviewer(replay, { bot, nodes: 100, seat: 0 });

const judged = (more: Partial<JudgedMove> = {}): JudgedMove => ({
  best: { col: 0, rot: 0 },
  rank: 1,
  worth: { placed: 10, best: 10 },
  kept: 1,
  grade: 'best',
  losesGame: false,
  reach: 2,
  after: { placed: 2, best: 2 },
  ahead: null,
  ...more,
});
const slip = (cost: number): JudgedMove => judged({ grade: 'blunder', worth: { placed: 0, best: cost } });

/** A worker that answers when it is let. */
class SlowWorker {
  readonly asked: (ReviewSubject | ReviewTask)[] = [];
  readonly #heard = new Map<string, (event: never) => void>();
  ended = false;

  addEventListener(type: string, listener: (event: never) => void): void {
    this.#heard.set(type, listener);
  }

  postMessage(message: ReviewSubject | ReviewTask): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  get task(): ReviewTask | undefined {
    const last = this.asked.at(-1);
    return last === undefined || 'replay' in last ? undefined : last;
  }

  answer(answer: ReviewAnswer): void {
    this.#heard.get('message')?.({ data: answer } as never);
  }

  fail(): void {
    this.#heard.get('error')?.({ preventDefault: () => {} } as never);
  }
}

function crewOf(size: number) {
  const workers: SlowWorker[] = [];
  const answers: ReviewAnswer[] = [];
  const failures: string[] = [];
  const open = (): CrewWorker => {
    const worker = new SlowWorker();
    workers.push(worker);
    return worker as unknown as CrewWorker;
  };
  const crew = new Crew(SUBJECT, {
    open,
    size,
    onAnswer: (answer) => answers.push(answer),
    onFailed: () => failures.push('failed'),
  });
  return { crew, workers, answers, failures };
}

const judge = (number: number): ReviewTask => ({ kind: 'judge', number });
const numbersOf = (workers: readonly SlowWorker[]) => workers.map(({ task }) => numberOf(task));
const numberOf = (task: ReviewTask | undefined) => (task && 'number' in task ? task.number : undefined);

describe('the workers of a review', () => {
  test('share the moves, one at a time each', () => {
    const { crew, workers, answers } = crewOf(2);
    crew.add([judge(0), judge(1), judge(2)]);
    expect(workers.map(({ asked }) => asked[0])).toEqual([SUBJECT, SUBJECT]);
    expect(numbersOf(workers)).toEqual([0, 1]);
    workers[1]?.answer({ kind: 'judge', number: 1, move: judged() });
    expect(numbersOf(workers)).toEqual([0, 2]);
    expect(answers.map((answer) => 'number' in answer && answer.number)).toEqual([1]);
  });

  test('take what is asked for now before all that waits', () => {
    const { crew, workers } = crewOf(1);
    crew.add([judge(0), judge(1)]);
    crew.addFirst({ kind: 'line', number: 7, from: 'best', first: { col: 1, rot: 0 } });
    workers[0]?.answer({ kind: 'judge', number: 0, move: judged() });
    expect(workers[0]?.task).toMatchObject({ kind: 'line', number: 7 });
  });

  test('take over from one that fails, and say so when none is left', () => {
    const { crew, workers, failures } = crewOf(2);
    crew.add([judge(0), judge(1)]);
    workers[0]?.fail();
    expect([workers[0]?.ended, failures]).toEqual([true, []]);
    workers[1]?.answer({ kind: 'judge', number: 1, move: judged() });
    expect(workers[1]?.task).toEqual(judge(0));
    workers[1]?.fail();
    expect(failures).toEqual(['failed']);
  });

  test('are dropped when the review stops, and what they say then is not heard', () => {
    const { crew, workers, answers } = crewOf(1);
    crew.add([judge(0)]);
    crew.stop();
    workers[0]?.answer({ kind: 'judge', number: 0, move: judged() });
    expect([workers[0]?.ended, answers]).toEqual([true, []]);
  });
});

/** The order in which the worker of these tests wants the moves. */
const ORDER = [...reviewer.turns.keys()].toReversed();

/** A review whose only worker answers as it is let. */
function reviewing(known?: readonly (JudgedMove | null)[], stopped = false) {
  const workers: SlowWorker[] = [];
  const rests: number[] = [];
  const stops: boolean[] = [];
  const game = new ReviewGame(SUBJECT, {
    played: turnsOf(SUBJECT.replay, SUBJECT.seat),
    known: () => known && { moves: known, stopped },
    size: 1,
    open: () => {
      workers.push(new SlowWorker());
      return workers.at(-1) as unknown as CrewWorker;
    },
    onKnown: ({ moves, stopped }) => {
      rests.push(moves.filter((move) => move !== null).length);
      stops.push(stopped);
    },
  });
  const next = (): void => {
    const { task } = workers.at(-1) as SlowWorker;
    if (task?.kind === 'order') workers.at(-1)?.answer({ kind: 'order', numbers: ORDER });
    else if (task?.kind === 'judge') workers.at(-1)?.answer({ kind: 'judge', number: task.number, move: judged() });
  };
  return { game, workers, rests, stops, next };
}

describe('a game under review', () => {
  test('judges in the order that a worker finds best', () => {
    const { game, workers, next } = reviewing();
    game.run();
    expect(workers[0]?.task).toEqual({ kind: 'order' });
    next();
    expect(numberOf(workers[0]?.task)).toBe(game.turns.length - 1);
  });

  test('keeps what is judged every few moves, for the page may be closed', () => {
    const { game, rests, next } = reviewing();
    game.run();
    for (let i = 0; i < 7; i++) next();
    expect([game.phase.value, game.judged.value, rests]).toEqual(['running', 6, [5]]);
  });

  test('keeps what is judged when it is stopped, and goes on from there', () => {
    const { game, rests, next, workers } = reviewing();
    game.run();
    for (let i = 0; i < 3; i++) next();
    game.stop();
    expect([game.phase.value, game.judged.value, rests]).toEqual(['stopped', 2, [2]]);
    game.run();
    expect(numberOf(workers.at(-1)?.task)).toBe(game.turns.length - 3);
  });

  test('that the person stopped waits for the person, also at the next visit', () => {
    const { game, stops, next } = reviewing();
    game.runIfWaiting();
    next();
    next();
    game.stop();
    game.runIfWaiting();
    expect([game.phase.value, stops]).toEqual(['stopped', [true]]);
    const later = reviewing(game.moves.value, true);
    later.game.runIfWaiting();
    expect([later.game.phase.value, later.workers]).toEqual(['stopped', []]);
    later.game.run();
    expect([later.game.phase.value, later.stops]).toEqual(['running', [false]]);
  });

  test('that nobody sees waits, and goes on by itself', () => {
    const { game, rests, stops, next } = reviewing();
    game.runIfWaiting();
    next();
    next();
    game.wait();
    expect([game.phase.value, rests, stops]).toEqual(['waiting', [1], [false]]);
    game.runIfWaiting();
    expect(game.phase.value).toBe('running');
  });

  test('is done once every move is judged, and asks for nothing that is known', () => {
    const { game, rests, next, workers } = reviewing(reviewer.turns.map((_, i) => (i === 3 ? null : judged())));
    game.run();
    next();
    expect(workers[0]?.task).toEqual(judge(3));
    next();
    expect([game.phase.value, rests]).toEqual(['done', [game.turns.length]]);
    expect(game.summary.value).toMatchObject({ accuracy: 100, moments: [] });
  });

  test('shows one line at a time, and hears only that one', () => {
    const { game, workers } = reviewing(reviewer.turns.map(() => judged()));
    game.toggleLine(3, 'best');
    game.toggleLine(3, 'placed');
    workers[0]?.answer({ kind: 'line', number: 3, from: 'best', line: [] });
    expect(game.line.value).toEqual({ number: 3, from: 'placed', steps: undefined });
    expect(workers[0]?.task).toEqual({ kind: 'line', number: 3, from: 'placed', first: reviewer.turns[3]?.placed });
    workers[0]?.answer({ kind: 'line', number: 3, from: 'placed', line: [] });
    expect(game.line.value?.steps).toEqual([]);
    game.toggleLine(3, 'placed');
    expect(game.line.value).toBe(undefined);
  });

  test('names the moments by the number of their move, while others are not known yet', () => {
    const { game } = reviewing(reviewer.turns.map((_, i) => (i === 4 ? slip(50) : i === 9 ? slip(90) : null)));
    expect(game.summary.value.moments).toEqual([9, 4]);
  });
});

describe('what is kept of a review', () => {
  const like = { bot: 'strong', nodes: 100, count: 2 };
  const at = { round: 0, seat: 1 };
  const moves = [reviewer.judge(4), null];
  const made = { bot: 'strong', nodes: 100, moves, stopped: false };

  test('comes back as it was, beside those of other rounds and seats', () => {
    const first = withReview(undefined, { round: 1, seat: 0 }, { ...made, moves: [null] });
    const stored: unknown = JSON.parse(JSON.stringify(withReview(first, at, { ...made, stopped: true })));
    expect(savedReview(stored, at, like)).toEqual({ moves, stopped: true });
    expect(savedReview(stored, { round: 1, seat: 0 }, { ...like, count: 1 })).toEqual({
      moves: [null],
      stopped: false,
    });
  });

  test('was not stopped where an older page kept it', () => {
    const { stopped: _, ...older } = made;
    expect(savedReview(withReview(undefined, at, older as typeof made), at, like)).toEqual({ moves, stopped: false });
  });

  test.each([
    ['another bot', { ...like, bot: 'swift' }],
    ['another budget', { ...like, nodes: 200 }],
    ['another number of moves', { ...like, count: 3 }],
  ])('does not count for %s', (_, other) => {
    expect(savedReview(withReview(undefined, at, made), at, other)).toBeUndefined();
  });

  test.each([undefined, null, 7, 'x', [], {}, { '0/1': { version: 999 } }, { '0/1': { version: 1, moves: [{}] } }])(
    'is made again where %j was stored',
    (stored) => {
      expect(savedReview(stored, at, like)).toBeUndefined();
    },
  );
});

describe('the address of a move', () => {
  test('names the move, the seat and the round, all counted from 1', () => {
    const query = { round: 1, seat: 1, move: 20 };
    expect(writeQuery(query, { rounds: 3, seats: 2 })).toBe('?round=2&seat=2&move=21');
    expect(readQuery('?round=2&seat=2&move=21', 3, 0)).toEqual(query);
    expect(writeQuery({ round: 0, seat: 0, move: undefined }, { rounds: 1, seats: 1 })).toBe('');
  });

  test.each(['', '?move=0', '?move=-3', '?move=1.5', '?move=x', '?round=9', '?seat=3'])('ignores %j', (search) => {
    expect(readQuery(search, 2, 1)).toEqual({ round: 1, seat: 1, move: undefined });
  });
});

describe('to play on from a match', () => {
  const setup = { rules: 'tsu' };
  const bot = { kind: 'bot', name: 'casual' } as const;
  const person = { kind: 'person' } as const;
  const devices = ['all', 'all'] as const;

  test('is to take the board that is shown, against the bot at the other one', () => {
    const way = (seat: number) => wayFor(seat, { setup, bestOf: 3, sides: [bot, bot], devices }, setup).plan.sides;
    expect([way(0), way(1)]).toEqual([
      [person, bot],
      [bot, person],
    ]);
  });

  test('is for two people where no bot was at the other board, or nobody knows', () => {
    const kinds = (sides: readonly { readonly kind: string }[]) => sides.map(({ kind }) => kind);
    expect(kinds(wayFor(1, { setup, bestOf: 1, sides: [person, bot], devices }, setup).plan.sides)).toEqual([
      'person',
      'person',
    ]);
    expect(kinds(wayFor(0, undefined, setup).plan.sides)).toEqual(['person', 'person']);
  });

  test('is not offered for what no page plays', () => {
    expect(playOnFrom({ replay: { ...replay, game: 'puyo-x' }, seat: 0, plan: undefined })).toBe(undefined);
    expect(playOnFrom({ replay, seat: 0, plan: undefined })).toBeTypeOf('function');
  });
});

describe('on the field', () => {
  const board = parseBoard('RG....');

  test('a pair fills the cells that it comes to rest on', () => {
    expect(cellsOf(board, { axis: 1, child: 3 }, { col: 0, rot: 1 })).toEqual([
      { cell: 6, color: 1 },
      { cell: 7, color: 3 },
    ]);
  });

  test('there is one ghost where the bot places the pair the same way, and two elsewhere', () => {
    const turn = { ...reviewer.turns[0], placed: { col: 0, rot: 0 } } as (typeof reviewer.turns)[number];
    expect(ghostsOf(turn, judged()).map(({ kind }) => kind)).toEqual(['both']);
    expect(ghostsOf(turn, judged({ best: { col: 4, rot: 0 } })).map(({ kind }) => kind)).toEqual(['bot', 'yours']);
  });
});

describe('the graph', () => {
  test('has a line for each run of judged moves', () => {
    const move = judged();
    expect(runsOf([move, judged({ reach: 3 }), null, move])).toEqual([
      { from: 0, reaches: [2, 3] },
      { from: 3, reaches: [2] },
    ]);
  });

  test('has signs for slips, the dearest first where there is no room for all', () => {
    const moves = [slip(10), slip(90), judged(), slip(20)];
    expect(signsIn(moves, (number) => 10 * number, 15).map(({ number }) => number)).toEqual([1, 3]);
  });

  test('the next slip is the next move that lost something', () => {
    const moves = [slip(1), judged(), null, slip(1)];
    expect([nextSlip(moves, 0, 1), nextSlip(moves, 3, -1), nextSlip(moves, 3, 1)]).toEqual([3, 0, 3]);
  });
});

test('no chain is not called a chain of none', () => {
  for (const { youKept, yoursLinks, yoursPoints, lossLinks } of [en, ja]) {
    expect([youKept(1), yoursLinks(1, 40), lossLinks(2, 1)].every((said) => said.includes('1'))).toBe(true);
    expect(
      [youKept(0), yoursLinks(0, 0), yoursPoints(0), lossLinks(2, 0)].filter((said) => said.includes('0')),
    ).toEqual([]);
  }
});
