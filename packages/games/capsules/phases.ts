// A turn as a table of phases, one function each: it gets the state to come as a draft, and writes into it.
//
//   ready → spawn → fall ⇄ lock → settle → clear → settle → … → spawn
//                                                     … → cleared → ready
//
// Nothing here changes a value that the old state holds: boards, capsules and lists are replaced, never written to.

import { PairSteering } from '../falling/steering.ts';
import { enter, type PhaseTable, wait } from '../falling/phase.ts';
import { COLS } from './board.ts';
import { type Capsule, fits, isFree, newCapsule, rotate, withCapsule } from './capsule.ts';
import { clear, findLines, virusesIn } from './clear.ts';
import { deal } from './deal.ts';
import { dropGarbage } from './garbage.ts';
import type { Rest } from './rules.ts';
import { scoreViruses } from './score.ts';
import { restTicks, settle } from './settle.ts';
import { gravityOf, rowTimeOf, speedUpsAt } from './speed.ts';
import { missingFrom, openStage } from './stage.ts';
import type { Draft, Ending, Event, Phase } from './state.ts';

type Tell = (event: Event) => void;

const STEERING = new PairSteering<Capsule, Draft, Tell>({
  isFree,
  rotate,
  sunk,
  rowTime: rowTimeOf,
  gain: (draft, points) => (draft.score += points),
  place,
});

function sunk({ axis, child, col, facing, groundings }: Capsule, row: number, drop: number, pace: number): Capsule {
  return { axis, child, row, col, facing, drop, pace, hang: 0, groundings };
}

export const PHASES: PhaseTable<Phase, Draft, Event> = {
  ready: (draft, _input, tell) => wait(draft) && nextTurn(draft, tell),
  spawn: (draft, _input, tell) => wait(draft) && spawn(draft, tell),
  fall: (draft, input, tell) =>
    draft.rules.order === 'fall' ? STEERING.fallFirst(draft, input, tell) : STEERING.fall(draft, input, tell),
  lock: (draft, input, tell) => STEERING.lock(draft, input, tell),
  settle: (draft, _input, tell) => wait(draft) && find(draft, tell),
  clear: (draft, _input, tell) => wait(draft) && wipe(draft, tell),
  cleared: (draft, _input, tell) => wait(draft) && nextStage(draft, tell),
  over: () => {},
};

function nextTurn(draft: Draft, tell: Tell): void {
  enter(draft, 'spawn', draft.rules.spawnTicks[draft.setup.speed], () => spawn(draft, tell));
}

function spawn(draft: Draft, tell: Tell): void {
  const { rules, setup } = draft;
  const speedUps = speedUpsAt(rules, draft.thrown + 1);
  const gravity = gravityOf(rules, setup.speed, speedUps);
  const capsule = newCapsule(draft.next, rules, gravity);
  if (!fits(draft, capsule)) return end(draft, tell, 'lost');
  const { colors, deck } = deal(draft, rules);
  draft.pieces = deck.pieces;
  draft.dealt = deck.dealt;
  draft.next = colors;
  draft.pair = capsule;
  draft.chain = 0;
  draft.thrown++;
  draft.phase = 'fall';
  tell({ kind: 'spawned' });
  if (speedUps > draft.speedUps) tell({ kind: 'faster', speedUps });
  draft.speedUps = speedUps;
  draft.gravity = gravity;
}

/** The capsule becomes part of the board. */
function place(draft: Draft, capsule: Capsule, tell: Tell, hard: boolean): void {
  const { board, cells } = withCapsule(draft, capsule);
  draft.board = board;
  draft.pair = null;
  draft.pairs++;
  draft.kills = 0;
  tell({ kind: 'locked', cells, hard });
  drop(draft, tell, lockRest(draft.rules.rest, Math.min(...cells)));
}

/** Ticks that a capsule rests whose lower half is in this cell. */
function lockRest(rest: Rest | null, cell: number): number {
  return rest === null ? 0 : rest.ticks + Math.max(rest.least, rest.rows - Math.floor(cell / COLS));
}

/** Lets everything fall, and waits until it has; at least so long, where a capsule has just locked. */
function drop(draft: Draft, tell: Tell, least: number): void {
  const { board, falls } = settle(draft.board, draft.rules);
  draft.board = board;
  if (falls.length > 0) tell({ kind: 'settled', falls });
  enter(draft, 'settle', Math.max(least, restTicks(falls)), () => find(draft, tell));
}

function find(draft: Draft, tell: Tell): void {
  const lines = findLines(draft.board);
  if (lines.length === 0) return endTurn(draft, tell);
  draft.lines = lines;
  draft.chain++;
  draft.maxChain = Math.max(draft.maxChain, draft.chain);
  tell({ kind: 'found', chain: draft.chain, lines });
  enter(draft, 'clear', draft.rules.clearTicks, () => wipe(draft, tell));
}

function wipe(draft: Draft, tell: Tell): void {
  const { lines, rules, chain } = draft;
  const viruses = virusesIn(draft.board, lines);
  const points = scoreViruses(rules, draft.setup.speed, viruses.length, draft.kills);
  draft.board = clear(draft.board, lines);
  draft.lines = [];
  draft.kills += viruses.length;
  draft.viruses -= viruses.length;
  draft.score += points;
  draft.cleared = [...draft.cleared, ...lines.map(({ color }) => color)];
  tell({ kind: 'cleared', chain, lines, viruses, points });
  if (draft.viruses === 0 && rules.stageEnds === 'clear') return endTurn(draft, tell);
  drop(draft, tell, 0);
}

function endTurn(draft: Draft, tell: Tell): void {
  tell({ kind: 'ended', chain: draft.chain });
  attack(draft, tell);
  if (draft.viruses === 0) return clearStage(draft, tell);
  if (draft.queued === 0) return nextTurn(draft, tell);
  const { board, cells } = dropGarbage(draft);
  draft.board = board;
  draft.queued = 0;
  draft.incoming = [];
  tell({ kind: 'garbage', cells });
  drop(draft, tell, 0);
}

function attack(draft: Draft, tell: Tell): void {
  const { least, most } = draft.rules.attack;
  if (draft.cleared.length >= least) tell({ kind: 'sent', colors: draft.cleared.slice(0, most) });
  draft.cleared = [];
}

function clearStage(draft: Draft, tell: Tell): void {
  const { setup, level, rules } = draft;
  draft.stages++;
  tell({ kind: 'stageCleared', level, score: draft.score });
  const isLast = setup.mode === 'single' || (setup.mode === 'stages' && level >= rules.lastLevel);
  if (isLast) return end(draft, tell, 'won');
  enter(draft, 'cleared', rules.clearedTicks, () => nextStage(draft, tell));
}

function nextStage(draft: Draft, tell: Tell): void {
  const { rules, setup } = draft;
  const stage = openStage(rules, Math.min(draft.level + 1, rules.lastLevel), draft);
  Object.assign(draft, stage);
  if (setup.mode !== 'marathon') {
    draft.thrown = 0;
    draft.speedUps = 0;
  }
  tell({ kind: 'staged', level: stage.level, viruses: stage.viruses, missing: missingFrom(stage) });
  enter(draft, 'ready', rules.readyTicks, () => nextTurn(draft, tell));
}

function end(draft: Draft, tell: Tell, ending: Ending): void {
  draft.phase = 'over';
  draft.ending = ending;
  tell({ kind: 'over', ending });
}
