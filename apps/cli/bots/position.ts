// The edge of `think`: a position as it is written, and the view that a bot gets of it.

import type { Side, View } from '@rensa/bots/puyo';
import { type Colors, isColor, parseBoard } from '@rensa/games/puyo';

const PAIRS_MOST = 16;
const PENDING_MOST = 1_000_000;
/** A position does not say how many colours its game has. */
const COLORS = 4;

/** Takes `{board, pairs, opponent?: {board, pairs, pending}}`; throws a sentence about anything else. */
export function parsePosition(raw: unknown): View {
  const { opponent, ...own } = record(raw, 'a position');
  const { board, pairs } = side(own, 'the position');
  if (pairs.length === 0) throw new Error('"pairs" is empty: the first pair is the one in hand');
  const other =
    opponent === undefined || opponent === null ? null : side(record(opponent, '"opponent"'), 'the opponent');
  const seen = new Set([...board, ...pairs.flatMap(({ axis, child }) => [axis, child])].filter(isColor));
  return { board, pairs, pending: 0, colors: Math.max(COLORS, seen.size), left: null, opponent: other };
}

function side({ board, pairs, pending }: Readonly<Record<string, unknown>>, whose: string): Side {
  if (typeof board !== 'string') throw new Error(`${whose} has no "board", a text with one line a row`);
  if (!Array.isArray(pairs)) throw new Error(`${whose} has no "pairs", a list like ["RB", "YG"]`);
  if (pairs.length > PAIRS_MOST) throw new Error(`${whose} has ${pairs.length} pairs, at most ${PAIRS_MOST}`);
  return { board: parseBoard(board), pairs: pairs.map(parsePair), pending: parsePending(pending) };
}

function parsePair(raw: unknown): Colors {
  const wrong = new Error(`a pair is two of R G B Y P, axis first, not ${JSON.stringify(raw) ?? 'nothing'}`);
  if (typeof raw !== 'string' || !/^[RGBYP]{2}$/.test(raw)) throw wrong;
  const [axis, child] = parseBoard(raw);
  return { axis: axis as number, child: child as number };
}

function parsePending(raw: unknown): number {
  if (raw === undefined) return 0;
  if (typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= PENDING_MOST) return raw;
  throw new Error(`"pending" is a whole number from 0 to ${PENDING_MOST}`);
}

function record(raw: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return raw as Record<string, unknown>;
  throw new Error(`${name} is an object with "board" and "pairs"`);
}
