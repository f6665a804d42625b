// The request of an address: which puzzle the page shows, and in which list it is.

import { NAZO_LEVELS, type NazoLevel, type NazoName, parseNazoId } from '@rensa/bots/puyo/nazo';
import { today } from '../../../../base/calendar/days.ts';
import { LIBRARY_VERSIONS } from './library.ts';
import { codeHref, dailyId, dailyName, entryOf, libraryNazo, NAZO_PATH, type NazoEntry, nazoIn } from './puzzle.ts';

/** The list, a known puzzle, or a puzzle to make. */
export type NazoRequest =
  | { readonly kind: 'list' | 'damaged' }
  | { readonly kind: 'puzzle'; readonly entry: NazoEntry }
  | { readonly kind: 'made'; readonly id: string; readonly name: NazoName };

export function requestOf(path: string, search: string): NazoRequest {
  const code = new URLSearchParams(search).get('field');
  try {
    if (code !== null) return { kind: 'puzzle', entry: pasted(code) };
    const rest = path.slice(NAZO_PATH.length).replace(/^\/|\/$/g, '');
    return rest === '' ? { kind: 'list' } : named(`nazo/${rest}`);
  } catch {
    return { kind: 'damaged' };
  }
}

function named(id: string): NazoRequest {
  const name = parseNazoId(id);
  const nazo =
    'seed' in name && name.version === LIBRARY_VERSIONS[name.level] ? libraryNazo(name.level, name.seed) : undefined;
  return nazo === undefined ? { kind: 'made', id, name } : { kind: 'puzzle', entry: entryOf(id, name, nazo) };
}

/** Throws if the code contains no puzzle. */
function pasted(code: string): NazoEntry {
  const nazo = nazoIn(code);
  return { id: `field/${code}`, href: codeHref(nazo), name: undefined, nazo };
}

/** The puzzle beside the list when the address names none. */
export function todaysFirst(): NazoRequest {
  const name = dailyName(today.value, NAZO_LEVELS[0]);
  return { kind: 'made', id: dailyId(name), name };
}

export function pastedIn(request: NazoRequest): NazoEntry | undefined {
  return request.kind === 'puzzle' && request.entry.name === undefined ? request.entry : undefined;
}

export function idOf(request: NazoRequest): string | undefined {
  if (request.kind === 'puzzle') return request.entry.id;
  return request.kind === 'made' ? request.id : undefined;
}

export function levelOf(request: NazoRequest): NazoLevel {
  const name = request.kind === 'puzzle' ? request.entry.name : request.kind === 'made' ? request.name : undefined;
  return name?.level ?? NAZO_LEVELS[0];
}
