/**
 * Freezes a value; false unless it is plain JSON with whole numbers. A frozen part has been checked before, so a state
 * costs only its new parts.
 */
export function seal(value: unknown): boolean {
  if (typeof value === 'number') return isWhole(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null || Object.isFrozen(value)) return true;
  Object.freeze(value);
  if (Array.isArray(value)) return sealList(value);
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  for (const key in value) if (!seal((value as Record<string, unknown>)[key])) return false;
  return true;
}

function sealList(list: readonly unknown[]): boolean {
  for (let i = 0; i < list.length; i++) {
    const item = list[i];
    if (typeof item === 'number' ? !isWhole(item) : !seal(item)) return false;
  }
  return true;
}

function isWhole(value: number): boolean {
  return Number.isSafeInteger(value) && !Object.is(value, -0);
}

/** Describes the first place where a value is not plain JSON with whole numbers; undefined if there is none. */
export function strangeIn(value: unknown, path: string): string | undefined {
  if (typeof value === 'number')
    return isWhole(value) ? undefined : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return undefined;
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return `${path} is no plain object`;
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  for (const key of keys) {
    const strange = strangeIn((value as Record<string, unknown>)[key], `${path}.${key}`);
    if (strange !== undefined) return strange;
  }
  return undefined;
}
