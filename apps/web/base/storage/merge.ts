// Merges two stored values when data is imported from a file.

/** Rule for merging the values of some keys. `mine` is stored here. */
export interface StoredRule {
  readonly keys: RegExp;
  /** Throws on a value that it cannot read. */
  readonly parse: (raw: unknown) => unknown;
  /** Merges the value of this browser with that of a file. Throws if the one of the file is not valid. */
  readonly merge: (mine: unknown, theirs: unknown) => unknown;
}

/** Makes a rule from a function that merges parsed values. A value of this browser that is not valid stays as it is. */
export function storedRule<T>(keys: RegExp, parse: (raw: unknown) => T, merge: (mine: T, theirs: T) => T): StoredRule {
  return {
    keys,
    parse,
    merge: (mine, theirs) => {
      const parsed = parse(theirs);
      const own = tried(() => parse(mine));
      return own === undefined ? mine : merge(own, parsed);
    },
  };
}

/** The answer of a function; undefined if it throws. */
function tried<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/**
 * Merges values without a rule. Lists of names or numbers are joined; fields of records stay as they are here, and so
 * does anything else.
 */
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

/** Number of differences: entries of lists, fields of records, else 1 for the whole value. */
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
