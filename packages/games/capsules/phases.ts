// A turn as a table of phases, one function each: it gets the state to come as a draft, and writes into it.
//
//   ready → spawn → fall ⇄ lock → settle → clear → settle → … → spawn
//                                                     … → cleared → ready
//
// Where lines come before the fall, nothing falls in the first of these phases, and it takes no time.
//
// Nothing here changes a value that the old state holds: boards, capsules and lists are replaced, never written to.

import { PairSteering } from '../falling/steering.ts';
import { enter, type PhaseTable, type PhaseTick, wait } from '../falling/phase.ts';
import { COLS } from './board.ts';
import { type Capsule, copyOf, fits, isFree, newCapsule, rotate, withCapsule } from './capsule.ts';
import { clear, findLines, virusesIn } from './clear.ts';
import { deal } from './deal.ts';
import { dropGarbage } from './garbage.ts';
import { lockRest } from './rules.ts';
import { scoreViruses } from './score.ts';
import { restTicks, settle, settleUncleared, type Settled } from './settle.ts';
import { gravityOf, rowTimeOf, speedUpsAt } from './speed.ts';
import { missingFrom, openStage } from './stage.ts';
import type { Draft, Ending, Event, Phase } from './state.ts';

type GameTurn = PhaseTick<Event>;

const STEERING = new PairSteering<Capsule, Draft, GameTurn>({
  isFree,
  rotate,
  copyOf,
  rowTime: rowTimeOf,
  gain: (draft, points) => (draft.score += points),
  place,
});

export const PHASES: PhaseTable<Phase, Draft, Event> = {
  ready: (draft, _input, turn) => wait(draft) && nextTurn(draft, turn),
  spawn: (draft, _input, turn) => wait(draft) && spawn(draft, turn),
  fall: (draft, input, turn) =>
    draft.rules.order === 'fall' ? STEERING.fallFirst(draft, input, turn) : STEERING.fall(draft, input, turn),
  lock: (draft, input, turn) => STEERING.lock(draft, input, turn),
  settle: (draft, _input, turn) => wait(draft) && find(draft, turn),
  clear: (draft, _input, turn) => wait(draft) && wipe(draft, turn),
  cleared: (draft, _input, turn) => wait(draft) && nextStage(draft, turn),
  over: () => {},
};

/** Phases in which only the timer runs until it ends. */
export const WAITING: ReadonlySet<Phase> = new Set(['ready', 'spawn', 'settle', 'clear', 'cleared']);

function nextTurn(draft: Draft, turn: GameTurn): void {
  enter(draft, 'spawn', draft.rules.spawnTicks[draft.setup.speed], () => spawn(draft, turn));
}

function spawn(draft: Draft, turn: GameTurn): void {
  const { rules, setup } = draft;
  const speedUps = speedUpsAt(rules, draft.thrown + 1);
  const gravity = gravityOf(rules, setup.speed, speedUps);
  const capsule = newCapsule(draft.next, rules, gravity);
  if (!fits(draft, capsule)) return end(draft, turn, 'lost');
  const { colors, deck } = deal(draft, rules, turn.cards);
  draft.pieces = deck.pieces;
  draft.dealt = deck.dealt;
  draft.next = colors;
  draft.pair = capsule;
  draft.chain = 0;
  draft.thrown++;
  draft.phase = 'fall';
  turn.tell({ kind: 'spawned' });
  if (speedUps > draft.speedUps) turn.tell({ kind: 'faster', speedUps });
  draft.speedUps = speedUps;
  draft.gravity = gravity;
}

/** The capsule becomes part of the board. */
function place(draft: Draft, capsule: Capsule, turn: GameTurn, hard: boolean): void {
  const { board, cells } = withCapsule(draft, capsule);
  draft.board = board;
  draft.pair = null;
  draft.pairs++;
  draft.kills = 0;
  turn.tell({ kind: 'locked', cells, hard });
  const least = lockRest(draft.rules.rest, Math.floor(Math.min(...cells) / COLS));
  if (draft.rules.afterLock === 'match') return rest(draft, turn, least);
  drop(draft, turn, settle(board, draft.rules), least);
}

/** Lets things fall, and waits until they have; at least so long, where a capsule has just locked. */
function drop(draft: Draft, turn: GameTurn, { board, falls }: Settled, least = 0): void {
  draft.board = board;
  if (falls.length > 0) turn.tell({ kind: 'settled', falls });
  rest(draft, turn, Math.max(least, restTicks(falls)));
}

function rest(draft: Draft, turn: GameTurn, ticks: number): void {
  enter(draft, 'settle', ticks, () => find(draft, turn));
}

function find(draft: Draft, turn: GameTurn): void {
  const lines = findLines(draft.board);
  if (lines.length === 0) return endTurn(draft, turn);
  draft.lines = lines;
  draft.chain++;
  draft.maxChain = Math.max(draft.maxChain, draft.chain);
  turn.tell({ kind: 'found', chain: draft.chain, lines });
  enter(draft, 'clear', draft.rules.clearTicks, () => wipe(draft, turn));
}

function wipe(draft: Draft, turn: GameTurn): void {
  const { lines, rules, chain } = draft;
  const viruses = virusesIn(draft.board, lines);
  const points = scoreViruses(rules, draft.setup.speed, viruses.length, draft.kills);
  draft.board = clear(draft.board, lines);
  draft.lines = [];
  draft.kills += viruses.length;
  draft.viruses -= viruses.length;
  draft.score += points;
  draft.cleared = [...draft.cleared, ...lines.map(({ color }) => color)];
  turn.tell({ kind: 'cleared', chain, lines, viruses, points });
  if (draft.viruses === 0 && rules.stageEnds === 'clear') return endTurn(draft, turn);
  drop(draft, turn, settle(draft.board, rules));
}

function endTurn(draft: Draft, turn: GameTurn): void {
  turn.tell({ kind: 'ended', chain: draft.chain });
  attack(draft, turn);
  if (draft.viruses === 0) return clearStage(draft, turn);
  if (draft.queued === 0) return nextTurn(draft, turn);
  const { board, cells } = dropGarbage(draft);
  draft.queued = 0;
  draft.incoming = [];
  turn.tell({ kind: 'garbage', cells });
  drop(draft, turn, settleUncleared(board, draft.rules));
}

function attack(draft: Draft, turn: GameTurn): void {
  const { least, most } = draft.rules.attack;
  if (draft.cleared.length >= least) turn.tell({ kind: 'sent', colors: draft.cleared.slice(0, most) });
  draft.cleared = [];
}

function clearStage(draft: Draft, turn: GameTurn): void {
  const { setup, level, rules } = draft;
  draft.stages++;
  turn.tell({ kind: 'stageCleared', level, score: draft.score });
  const isLast = setup.mode === 'single' || (setup.mode === 'stages' && level >= rules.lastLevel);
  if (isLast) return end(draft, turn, 'won');
  enter(draft, 'cleared', rules.clearedTicks, () => nextStage(draft, turn));
}

function nextStage(draft: Draft, turn: GameTurn): void {
  const { rules, setup } = draft;
  const stage = openStage(rules, Math.min(draft.level + 1, rules.lastLevel), draft, turn.cards);
  Object.assign(draft, stage);
  if (setup.mode !== 'marathon') {
    draft.thrown = 0;
    draft.speedUps = 0;
  }
  turn.tell({ kind: 'staged', level: stage.level, viruses: stage.viruses, missing: missingFrom(stage) });
  enter(draft, 'ready', rules.readyTicks, () => nextTurn(draft, turn));
}

function end(draft: Draft, turn: GameTurn, ending: Ending): void {
  draft.phase = 'over';
  draft.ending = ending;
  turn.tell({ kind: 'over', ending });
}
