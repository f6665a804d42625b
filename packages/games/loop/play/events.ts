// The events of a tick, found by comparing the states on either side of it.

import type { Act } from './input.ts';
import type { Lines } from '../board/lines.ts';
import type { Event, State } from './state.ts';
import { cluesOf, earlyLoops, isComplete, unmet } from './view.ts';

type InkEvent = Extract<Event, { readonly edges: readonly number[] }>;

const WORDS: Readonly<Partial<Record<Act['kind'], 'undone' | 'redone' | 'restarted'>>> = {
  undo: 'undone',
  redo: 'redone',
  restart: 'restarted',
};

export function eventsBetween(before: State, after: State, act: Act): Event[] {
  const { kind } = act;
  const word = WORDS[kind];
  const events: Event[] = [...inked(before.lines, after.lines), ...closed(before, after)];
  if (kind === 'cancel' && before.stroke !== null) events.push({ kind: 'canceled' });
  if (word !== undefined && before.past.length !== after.past.length) events.push({ kind: word });
  if ((kind === 'hint' || kind === 'oldHint') && before.told !== after.told)
    events.push({ kind: 'hinted', stage: stageOf(before) });
  if (act.kind === 'trial' && before.lines !== after.lines) events.push({ kind: 'trial', step: act.step });
  if (!before.solutionSeen && after.solutionSeen) events.push({ kind: 'revealed' });
  if (after.anchor !== null && after.anchor !== before.anchor) events.push({ kind: 'anchored', cell: after.anchor });
  return after.stroke === null ? [...events, ...settled(before, after)] : events;
}

function stageOf({ told }: State): 1 | 2 | 3 {
  return told === null ? 1 : told.stage === 1 ? 2 : 3;
}

function inked(before: Lines, after: Lines): Event[] {
  return [
    ...gone('erased', before.drawn, after.drawn),
    ...gone('drawn', after.drawn, before.drawn),
    ...gone('uncrossed', before.crossed, after.crossed),
    ...gone('crossed', after.crossed, before.crossed),
  ];
}

/** The entries of one list that the other has not. */
function gone(kind: InkEvent['kind'], from: readonly number[], to: readonly number[]): InkEvent[] {
  const edges = from === to ? [] : from.filter((edge) => !to.includes(edge));
  return edges.length > 0 ? [{ kind, edges }] : [];
}

/** Loops too short that were not there before. */
function closed(before: State, after: State): Event[] {
  const loops = before.lines === after.lines ? [] : earlyLoops(after);
  if (loops.length === 0) return [];
  const known = new Set(earlyLoops(before).map(({ cells }) => cells.join()));
  const fresh = loops.filter(({ cells }) => !known.has(cells.join()));
  return fresh.map(({ cells }) => ({ kind: 'closed', cells }));
}

/** Events that wait until the pen is up. */
function settled(before: State, after: State): Event[] {
  const lines = before.stroke?.before ?? before.lines;
  if (lines === after.lines) return [];
  const status = new Map(cluesOf({ ...before, lines }).map((clue) => [clue.cell, clue.status]));
  const events: Event[] = cluesOf(after)
    .filter((clue) => clue.status !== status.get(clue.cell))
    .map(({ cell, status }) => ({ kind: 'clue', cell, status }));
  if (after.solved) events.push({ kind: 'solved', ticks: after.ticks, moves: after.moves });
  else if (isComplete(after)) events.push({ kind: 'complete', unmet: unmet(after) });
  return events;
}
