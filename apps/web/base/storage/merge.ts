// How two stored values become one when data is brought in from a file.

/** How values of some keys are joined. `mine` is what is stored here. */
export interface StoredRule {
  readonly keys: RegExp;
  /** Throws on a value that it does not understand. */
  readonly parse: (raw: unknown) => unknown;
  readonly merge: (mine: never, theirs: never) => unknown;
}

/** Makes sure that `merge` gets what `parse` gives. */
export function storedRule<T>(keys: RegExp, parse: (raw: unknown) => T, merge: (mine: T, theirs: T) => T): StoredRule {
  return { keys, parse, merge };
}

/** Without a rule of its own: lists of names or numbers are joined, of a record what is here stays, and so does the rest. */
export function mergeAny(mine: unknown, theirs: unknown): unknown {
  if (isPlainList(mine) && isPlainList(theirs)) return [...new Set([...mine, ...theirs])];
  if (isRecord(mine) && isRecord(theirs)) return { ...theirs, ...mine };
  return mine;
}

function isPlainList(value: unknown): value is readonly (string | number)[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string' || typeof each === 'number');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How much is new or different: entries of lists, fields of records, else the whole value. */
export function changesBetween(before: unknown, after: unknown): number {
  if (JSON.stringify(before) === JSON.stringify(after)) return 0;
  if (Array.isArray(after)) {
    const known = new Set((Array.isArray(before) ? before : []).map((each) => JSON.stringify(each)));
    return after.filter((each) => !known.has(JSON.stringify(each))).length;
  }
  if (!isRecord(after)) return 1;
  const old = isRecord(before) ? before : {};
  return Object.keys(after).filter((key) => JSON.stringify(old[key]) !== JSON.stringify(after[key])).length;
}
