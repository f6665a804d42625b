// A second game behind the interface of bots: a small greedy bot for Gems plays alone, in a match and over the protocol.

import { fields, textLike, verify, versus } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';
import {
  at,
  type Board,
  COLS,
  EMPTY,
  type Event,
  gems,
  heightOf,
  letterOf,
  type Pair,
  parseBoard,
  type Piece,
  printBoard,
  resolveBoard,
  ROWS,
  RULES,
  type Setup,
  type State,
} from '@rensa/games/gems';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../bot/bot.ts';
import { think } from '../bot/deepen.ts';
import type { BotGame } from '../bot/game.ts';
import { describePairPlacement, pairPlacement, type PairPlacement } from '../bot/placement.ts';
import { duel } from '../play/duel.ts';
import type { MoveReply, MoveRequest } from '../play/move.ts';
import { solo } from '../play/solo.ts';
import { type BotMessage, parseMessage } from '../protocol/messages.ts';
import { serve } from '../protocol/serve.ts';

interface GemsView {
  readonly board: Board;
  readonly piece: Piece;
}

const PRESSES = [0, INPUT.left, INPUT.right, INPUT.turnLeft, INPUT.turnRight];
const PLACEMENTS = Array.from({ length: 4 * COLS }, (_, i) => ({ col: i >> 2, rot: i & 3 }));
const otherCol = ({ col, rot }: PairPlacement): number => col + (rot === 1 ? 1 : rot === 3 ? -1 : 0);

/** The board with the piece on top of its columns; undefined where it does not fit. */
function dropped({ board, piece }: GemsView, placement: PairPlacement): Board | undefined {
  const out = [...board];
  const halves = [
    [placement.col, piece.axis],
    [otherCol(placement), piece.child],
  ] as const;
  for (const [col, cell] of placement.rot === 2 ? halves.toReversed() : halves) {
    if (col < 0 || col >= COLS || heightOf(out, col) >= ROWS - 2) return undefined;
    out[at(heightOf(out, col), col)] = cell;
  }
  return out;
}

/** The points that a placement scores at once, and low columns. */
function worthOf(view: GemsView, placement: PairPlacement): number | undefined {
  const board = dropped(view, placement);
  if (board === undefined) return undefined;
  const after = resolveBoard(board, RULES.classic);
  const heights = Array.from({ length: COLS }, (_, col) => heightOf(after.board, col));
  return after.score - heights.reduce((sum, height) => sum + height * height, 0);
}

const greedy: Bot<GemsView, PairPlacement> = {
  name: 'greedy',
  nodes: PLACEMENTS.length,
  search(view) {
    const scored = PLACEMENTS.flatMap((placement) => {
      const score = worthOf(view, placement);
      return score === undefined ? [] : [{ ...placement, score }];
    });
    return { placements: scored.toSorted((a, b) => b.score - a.score), nodes: scored.length };
  },
};

function keyOf({ phase, pair }: State): number | undefined {
  if (pair === null) return undefined;
  return ((pair.row * COLS + pair.col) * 4 + pair.facing) * 2 + (phase === 'lock' ? 1 : 0);
}

const isAt = (pair: Pair | null, { col, rot }: PairPlacement): boolean => pair?.col === col && pair.facing === rot;

const readPosition = fields({
  board: (raw, name) => printBoard(parseBoard(textLike(/./, 'a drawing')(raw, name))),
  piece: textLike(/^[RGBYrgby0]{2}$/, 'two letters'),
});

const gemsBots: BotGame<Setup, State, Event, GemsView, PairPlacement> = {
  game: gems,
  rulesets: ['classic'],
  names: ['greedy'],
  levels: [{ name: 'greedy', pace: { reaction: 20, gap: 6 } }],
  open: () => greedy,
  setup: (rules) => gems.parseSetup({ rules }),
  hasPair: ({ pair }) => pair !== null,
  isAtRest: ({ phase }) => phase === 'spawn',
  pairsOf: ({ pairs }) => pairs,
  longestChainOf: ({ maxChain }) => maxChain,
  linkOf: (event) => (event.kind === 'broke' ? event.link : undefined),
  viewOf: ({ own }) => ({ board: own.board, piece: own.pair ?? own.next }),
  piloting: { presses: PRESSES, keyOf, isThere: ({ pair }, placement) => isAt(pair, placement) },
  fall: INPUT.soft,
  parsePosition: (raw) => readPosition(raw, 'the position'),
  viewAt(position) {
    const { board, piece } = readPosition(position, 'the position');
    const [axis = EMPTY, child = EMPTY] = parseBoard(piece);
    return { board: parseBoard(board), piece: { axis, child } };
  },
  positionOf: ({ board, piece }) => ({ board: printBoard(board), piece: letterOf(piece.axis) + letterOf(piece.child) }),
  parsePlacement: pairPlacement(COLS),
  describe: describePairPlacement,
};

type Request = MoveRequest<GemsView, PairPlacement>;
type Reply = MoveReply<PairPlacement>;

const directly = ({ view }: Request): Reply => think(greedy, view);

/** Answers over the protocol, every message as text. */
function served(): (request: Request) => Promise<Reply> {
  const posted: string[] = [];
  const receive = serve(gemsBots, greedy, {
    post: (message) => posted.push(JSON.stringify(message)),
    pause: () => Promise.resolve(),
    now: () => 0,
    close: () => {},
  });
  let id = 0;
  return async ({ view }) => {
    await receive(JSON.stringify({ type: 'position', id: ++id, ...gemsBots.positionOf(view), ms: 1000 }));
    const message = parseMessage(gemsBots, posted.shift());
    return message.type === 'suggestion' && message.id === id ? message : { forfeit: JSON.stringify(message) };
  };
}

async function play<Result>(
  game: Generator<Request, Result, Reply>,
  answer: (request: Request) => Reply | Promise<Reply>,
): Promise<Result> {
  let step = game.next();
  while (step.done !== true) step = game.next(await answer(step.value));
  return step.value;
}

const ALONE = { setup: gemsBots.setup('classic'), seed: 3, limits: { pairs: 12, stopScore: Infinity } };
const AGAINST = { setup: gemsBots.setup('classic'), seed: 3, limits: { ticks: 100_000, pairs: 12 } };

describe('a bot of a second game', () => {
  it('plays alone, and the pilot brings its pieces where it wants them', async () => {
    const alone = await play(solo(gemsBots, ALONE), (request) => {
      const [best] = think(greedy, request.view).placements;
      expect(request.canReach(best as PairPlacement)).toBe(true);
      return directly(request);
    });
    expect(alone).toMatchObject({ result: 'stopped', pairs: 12 });
    expect(alone.maxChainScore).toBeGreaterThan(0);
    expect(verify(gems, alone.replay).ok).toBe(true);
  });

  it('plays a match', async () => {
    const result = await play(duel(gemsBots, AGAINST), directly);
    expect(result).toMatchObject({ winner: null, reason: 'nobody won in 12 pairs', lostMoves: [], pairs: [12, 12] });
    expect(verify(versus(gems), result.replay).ok).toBe(true);
  });

  it('plays the same over the protocol', async () => {
    expect(await play(solo(gemsBots, ALONE), served())).toEqual(await play(solo(gemsBots, ALONE), directly));
    expect(await play(duel(gemsBots, AGAINST), served())).toEqual(await play(duel(gemsBots, AGAINST), directly));
  });

  it('greets for its own game only', async () => {
    const posted: BotMessage[] = [];
    const receive = serve(gemsBots, greedy, {
      post: (message) => posted.push(message),
      pause: () => Promise.resolve(),
      now: () => 0,
      close: () => {},
    });
    await receive({ type: 'rules', protocol: 1, game: 'gems', rules: 'classic' });
    await receive({ type: 'rules', protocol: 1, game: 'puyo', rules: 'tsu' });
    expect(posted).toMatchObject([
      { type: 'info', name: 'greedy' },
      { type: 'error', reason: 'game must be gems, not "puyo"' },
    ]);
  });
});
