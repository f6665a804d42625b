// A session as it is stored and exported, and one try of it as an address.

import { fields, listOf, oneOf, recordOf, text, whole } from '@rensa/engine';
import { COLS, type Colors, EMPTY_BOARD, OFFERED } from '@rensa/games/puyo';
import { isPlayable, readLink, type SharedField, type SharedStep, writeLink } from '@rensa/games/puyo/links';
import { pairsFrom, positionAt, type PracticeSession, type PracticeStart } from './session.ts';
import { EMPTY_TREE, moved, nodeAt, MAX_NODES, pathTo, type PracticeMove, type TryNode, visited } from './tree.ts';

const MAX_NAME = 60;
const MAX_LINK = 8000;
const MAX_SEED = 0xffffffff;
const MAX_TURNS = 5000;
const MAX_GARBAGE = 12;
/** More pairs than the page shows. */
const MAX_SORTED = 16;

const color = whole(1, 5);
const moveFields = {
  place: fields({ col: whole(0, COLS - 1), rot: whole(0, 3) }),
  garbage: fields({ counts: listOf(whole(0, MAX_GARBAGE), COLS, COLS) }),
  pair: fields({ turn: whole(0, MAX_TURNS), axis: color, child: color }),
  sort: fields({ turn: whole(0, MAX_TURNS), to: whole(0, MAX_TURNS) }),
};
const nodeFields = fields({
  parent: whole(0, MAX_NODES),
  lane: whole(0, MAX_NODES),
  kind: oneOf(['place', 'garbage', 'pair', 'sort'] as const),
});
const sessionFields = fields({
  rules: oneOf(OFFERED.rules),
  colors: whole(3, 5),
  seed: whole(0, MAX_SEED),
  field: text(MAX_LINK),
  at: whole(0, MAX_NODES),
  names: recordOf(text(MAX_NAME)),
  nodes: listOf((raw: unknown) => raw, 0, MAX_NODES),
});

/** Throws a sentence about what is no session. */
export function parseSession(raw: unknown): PracticeSession {
  const { rules, colors, seed, field, at, names, nodes: written } = sessionFields(raw, 'the practice');
  const nodes = written.map(parseNode);
  if (nodes.some(({ parent }, i) => parent > i)) throw new Error('a move comes before the one that it follows');
  if (at > nodes.length) throw new Error(`there is no move ${at}`);
  const start = { rules, colors, seed, board: boardIn(field) };
  return { start, tree: visited({ nodes, at: 0, names, last: {} }, at) };
}

function boardIn(link: string): PracticeStart['board'] {
  const { cells } = readLink(link);
  if (!isPlayable(cells)) throw new Error('the board has cells that cannot be played');
  return cells;
}

function parseNode(raw: unknown, index: number): TryNode {
  const name = `move ${index + 1}`;
  const { parent, lane, kind } = nodeFields(raw, name);
  return { parent, lane, move: parseMove(kind, raw, name) };
}

function parseMove(kind: PracticeMove['kind'], raw: unknown, name: string): PracticeMove {
  if (kind === 'garbage') return { kind, counts: moveFields.garbage(raw, name).counts };
  if (kind === 'place') {
    const { col, rot } = moveFields.place(raw, name);
    return { kind, aim: { col, rot } };
  }
  if (kind === 'sort') {
    const { turn, to } = moveFields.sort(raw, name);
    if (Math.abs(to - turn) > MAX_SORTED) throw new Error(`${name} sorts pairs that are too far apart`);
    return { kind, turn, to };
  }
  const { turn, axis, child } = moveFields.pair(raw, name);
  return { kind, turn, pair: { axis, child } };
}

/** As JSON. */
export function writeSession({ start, tree }: PracticeSession): string {
  const { rules, colors, seed, board } = start;
  const field = writeLink('rensa', { cells: board, steps: [], goal: null });
  const nodes = tree.nodes.map(({ parent, lane, move }) => ({ parent, lane, ...writeMove(move) }));
  return JSON.stringify({ rules, colors, seed, field, at: tree.at, names: tree.names, nodes });
}

function writeMove(move: PracticeMove): object {
  if (move.kind === 'garbage' || move.kind === 'sort') return move;
  if (move.kind === 'place') return { kind: move.kind, ...move.aim };
  return { kind: move.kind, turn: move.turn, ...move.pair };
}

/** The try up to here as a field with its steps: what was placed, and the pairs that come and are not those of the seed. */
function sharedOf(session: PracticeSession): SharedField {
  const steps: SharedStep[] = [];
  let position = positionAt(session, 0);
  const deal = (turn: number): Colors => pairsFrom(session, { ...position, turn }, 1)[0] as Colors;
  for (const index of pathTo(session.tree)) {
    const { move } = nodeAt(session.tree, index) as TryNode;
    if (move.kind === 'garbage') steps.push(move);
    if (move.kind === 'place') steps.push({ kind: 'pair', pair: deal(position.turn), aim: move.aim });
    position = positionAt(session, index);
  }
  const last = Math.max(-1, ...position.edits.keys());
  for (let { turn } = position; turn <= last; turn++) steps.push({ kind: 'pair', pair: deal(turn), aim: null });
  return { cells: session.start.board, steps, goal: null };
}

/** Our own links have no more. */
const MAX_STEPS = 1000;

export const PRACTICE_PATH = '/puyo/practice';

/** A try that is too long for a link is only its board. */
export function addressOf(session: PracticeSession): string {
  const { rules, colors, seed } = session.start;
  const shared = sharedOf(session);
  const fitting = shared.steps.length > MAX_STEPS ? { ...shared, cells: positionAt(session).board, steps: [] } : shared;
  const code = writeLink('rensa', fitting).split('field=')[1] ?? '';
  return `${PRACTICE_PATH}?seed=${seed}&colors=${colors}&rules=${rules}&field=${code}`;
}

const NOTHING: SharedField = { cells: EMPTY_BOARD, steps: [], goal: null };

const query = { seed: whole(0, MAX_SEED), colors: whole(3, 5), rules: oneOf(OFFERED.rules) };

/** Keeps a thing that is no number as it is written, so that an error can show it. */
function numberIn(text: string): number | string {
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

/** The session that an address asks for; throws a sentence where it is damaged. */
export function sessionAt(search: string): PracticeSession {
  const asked = new URLSearchParams(search);
  const start = {
    seed: query.seed(numberIn(asked.get('seed') ?? '1'), 'seed'),
    colors: query.colors(numberIn(asked.get('colors') ?? '4'), 'colors'),
    rules: query.rules(asked.get('rules') ?? 'tsu', 'rules'),
  };
  const field = asked.get('field');
  return sessionFrom(start, field === null ? NOTHING : readLink(`/puyo/lab?field=${field}`));
}

/** A try made of a field and its steps. Pairs that the seed does not deal are exchanged first. */
export function sessionFrom(start: Omit<PracticeStart, 'board'>, { cells, steps }: SharedField): PracticeSession {
  if (!isPlayable(cells)) throw new Error('the board has cells that cannot be played');
  let session: PracticeSession = { start: { ...start, board: cells }, tree: EMPTY_TREE };
  const add = (move: PracticeMove): void => {
    session = { ...session, tree: moved(session.tree, move) };
  };
  steps
    .flatMap((step) => (step.kind === 'pair' ? [step.pair] : []))
    .forEach((pair, turn) => {
      const [dealt] = pairsFrom(session, { ...positionAt(session, 0), turn }, 1);
      if (dealt?.axis !== pair.axis || dealt.child !== pair.child) add({ kind: 'pair', turn, pair });
    });
  for (const step of steps) {
    if (step.kind === 'garbage') add(step);
    else if (step.aim !== null) add({ kind: 'place', aim: step.aim });
  }
  return session;
}
