import type { FallingState, FallingTypes } from '@rensa/games/falling';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Settings } from '../../base/settings/settings.ts';
import { speak } from '../../base/text/text.ts';
import { playText } from '../text/text.ts';
import { Narrator, type Sentence } from './narrator.ts';
import type { Narrated } from './remarks.ts';

type TestEvent = { readonly locked: readonly number[] } | { readonly chain: number } | { readonly news: string };
interface Tested extends FallingTypes {
  readonly event: { readonly kind: 'tested' } & TestEvent;
}

/** A field of 2 columns and 6 rows; what is to come is in the level, and what is left in the ticks. */
const NARRATED: Narrated<Tested> = {
  speech: {
    cols: 2,
    rows: 6,
    entry: [0],
    piece: ({ axis, child }) => `${child} over ${axis}`,
    cell: String,
    next: () => ({ axis: 3, child: 4 }),
    ticksLeft: ({ ticks }) => ticks,
    locked: (event) => ('locked' in event ? event.locked : undefined),
    news: (event) => ('news' in event ? () => event.news : undefined),
  },
  turn: (event) => ('chain' in event ? event.chain : undefined),
  incoming: ({ level }) => level,
};

const EMPTY_BOARD = Array.from({ length: 14 }, () => 0);
const PAIR = { axis: 1, child: 2 } as FallingState['pair'];
const QUIET = { board: EMPTY_BOARD, pair: null, level: 0 } as unknown as FallingState;

class Listener {
  readonly heard: string[] = [];
  readonly urgent: boolean[] = [];
  readonly #narrator: Narrator<Tested>;
  #state = QUIET;

  constructor(level: Settings['narration']) {
    this.#narrator = new Narrator(NARRATED, () => level);
    this.#narrator.said.subscribe((said) => said && this.#hear(said));
  }

  get saying(): boolean {
    return this.#narrator.said.value !== undefined;
  }

  /** One tick with these events, then a number of ticks without any. */
  tick(events: readonly TestEvent[] = [], changed: Partial<FallingState> = {}, quiet = 0): this {
    const before = this.#state;
    this.#state = { ...before, ...changed };
    const kinds = events.map((event) => ({ kind: 'tested', ...event }) as const);
    this.#narrator.tick({ before, after: this.#state, events: kinds, tick: 0 });
    for (let i = 0; i < quiet; i++) {
      this.#narrator.tick({ before: this.#state, after: this.#state, events: [], tick: 0 });
    }
    return this;
  }

  #hear({ words, urgent }: Sentence): void {
    this.heard.push(words());
    this.urgent.push(urgent);
  }

  restart(): void {
    this.#narrator.show();
  }
}

beforeAll(() => playText.load());

const high = EMPTY_BOARD.map((_, i) => (i === 6 ? 1 : 0));

describe('a listener', () => {
  test('at full detail a landing and the next piece are one sentence', () => {
    const listener = new Listener('full').tick([{ locked: [1, 0] }], {}, 10).tick([], { pair: PAIR }, 100);
    expect(listener.heard).toEqual(['Columns 1 and 2. Now 2 over 1, next 4 over 3.']);
  });

  test('in Japanese the sentences follow each other without a space, and each keeps its stop', async () => {
    await speak('ja');
    onTestFinished(() => speak('en'));
    const listener = new Listener('full').tick([{ locked: [1, 0] }, { chain: 4 }], { pair: PAIR }, 100);
    expect(listener.heard).toEqual(['4連鎖。1列目と2列目。今は2 over 1、次は4 over 3。']);
  });

  test('at low detail only chains, dangers and attacks are said', () => {
    const listener = new Listener('short')
      .tick([{ locked: [1, 3] }, { chain: 1 }], { pair: PAIR }, 100)
      .tick([{ chain: 4 }, { news: 'All clear.' }], { level: 6, board: high }, 100);
    expect(listener.heard).toEqual([
      'Danger: your board is almost full. 6 incoming after this piece.',
      'All clear. 4-chain.',
    ]);
  });

  test('when narration is off nothing is said', () => {
    const listener = new Listener('off').tick([{ chain: 9 }, { locked: [0] }], { board: high, level: 9 }, 200);
    expect(listener.heard).toEqual([]);
  });

  test('is not flooded: of many chains in a row only the latest is said, after a pause', () => {
    const listener = new Listener('full').tick([{ chain: 2 }], {}, 30);
    for (const chain of [3, 4, 5]) listener.tick([{ chain }], {}, 5);
    listener.tick([], {}, 100);
    expect(listener.heard).toEqual(['2-chain.', '5-chain.']);
  });

  test('hears of a danger once, and again when it has come again', () => {
    const listener = new Listener('short').tick([], { board: high }, 100).tick([], { board: [...high] }, 100);
    expect(listener.heard).toHaveLength(1);
    listener.tick([], { board: EMPTY_BOARD }, 100).tick([], { board: high }, 100);
    expect(listener.heard).toHaveLength(2);
  });

  test('hears of no danger where no piece appears', () => {
    const beside = EMPTY_BOARD.map((_, i) => (i === 7 ? 1 : 0));
    expect(new Listener('short').tick([], { board: beside }, 100).heard).toEqual([]);
  });

  test('hears once when a minute, half a minute and ten seconds are left', () => {
    const listener = new Listener('short').tick([], { ticks: 3601 });
    for (const ticks of [3600, 3599, 1800, 1799, 600, 599, 60]) listener.tick([], { ticks }, 100);
    expect(listener.heard).toEqual(['60 seconds left.', '30 seconds left.', '10 seconds left.']);
  });

  test('hears of garbage only when it grows', () => {
    const listener = new Listener('short').tick([], { level: 6 }, 100).tick([], { level: 2 }, 100);
    expect(listener.heard).toEqual(['6 incoming after this piece.']);
  });
});

describe('a warning', () => {
  test('comes in its own tick, right after another sentence and before what was collected', () => {
    const listener = new Listener('full')
      .tick([{ chain: 2 }], {}, 30)
      .tick([{ chain: 3 }])
      .tick([], { board: high });
    expect(listener.heard).toEqual(['2-chain.', 'Danger: your board is almost full.']);
    listener.tick([], {}, 100);
    expect(listener.heard.at(-1)).toBe('3-chain.');
  });

  test('interrupts; other sentences do not', () => {
    const listener = new Listener('full').tick([{ chain: 2 }], {}, 30).tick([], { level: 6 });
    expect(listener.urgent).toEqual([false, true]);
  });

  test('does not interrupt the one before it: of an attack that grows the latest is said after the pause', () => {
    const listener = new Listener('short').tick([], { level: 6 }, 10);
    for (const level of [12, 18, 30]) listener.tick([], { level }, 5);
    expect(listener.heard).toEqual(['6 incoming after this piece.']);
    listener.tick([], {}, 75);
    expect(listener.heard).toEqual(['6 incoming after this piece.', '30 incoming after this piece.']);
  });
});

test('what was said goes after a while, and with another game; what waits is then not said', () => {
  const listener = new Listener('full').tick([{ chain: 2 }], {}, 30);
  expect(listener.saying).toBe(true);
  listener.tick([], {}, 300);
  expect(listener.saying).toBe(false);
  listener.tick([{ chain: 3 }]).restart();
  listener.tick([], {}, 200);
  expect(listener.heard).toEqual(['2-chain.']);
});
