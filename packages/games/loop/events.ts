// What happened in a tick, found by comparing the states on either side of it.

import type { Lines } from './hint.ts';
import type { Act } from './input.ts';
import type { Event, State } from './state.ts';
import { cluesOf, earlyLoops, isComplete, unmet } from './view.ts';

const WORDS = { undo: 'undone', redo: 'redone', restart: 'restarted' } as const;

export function eventsBetween(before: State, after: State, kind: Act['kind']): Event[] {
  const events: Event[] = [...inked(before.lines, after.lines), ...closed(before, after)];
  if (kind === 'cancel' && before.stroke !== null) events.push({ kind: 'cancelled' });
  if (kind in WORDS && before.past.length !== after.past.length)
    events.push({ kind: WORDS[kind as keyof typeof WORDS] });
  if (kind === 'hint' && before.hintStage !== after.hintStage) events.push({ kind: 'hinted', stage: stageOf(before) });
  if (!before.solutionSeen && after.solutionSeen) events.push({ kind: 'revealed' });
  if (after.anchor !== null && after.anchor !== before.anchor) events.push({ kind: 'anchored', cell: after.anchor });
  return after.stroke === null ? [...events, ...settled(before, after)] : events;
}

function stageOf({ hintStage }: State): 1 | 2 | 3 {
  return hintStage === 0 ? 1 : hintStage === 1 ? 2 : 3;
}

function inked(before: Lines, after: Lines): Event[] {
  if (before.drawn === after.drawn) return [];
  const drawn = after.drawn.filter((edge) => !before.drawn.includes(edge));
  const erased = before.drawn.filter((edge) => !after.drawn.includes(edge));
  return [
    ...(erased.length > 0 ? [{ kind: 'erased' as const, edges: erased }] : []),
    ...(drawn.length > 0 ? [{ kind: 'drawn' as const, edges: drawn }] : []),
  ];
}

/** Loops too short that were not there before. */
function closed(before: State, after: State): Event[] {
  const loops = before.lines === after.lines ? [] : earlyLoops(after);
  if (loops.length === 0) return [];
  const known = new Set(earlyLoops(before).map(({ cells }) => cells.join()));
  const fresh = loops.filter(({ cells }) => !known.has(cells.join()));
  return fresh.map(({ cells }) => ({ kind: 'closed', cells }));
}

/** What waits until the pen is up. */
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
