/** A game's page, as far as it matters here. */
interface Offering {
  /** Without options of its own. */
  readonly isOffered: (setup: unknown) => boolean;
  readonly daily?: { readonly setup: unknown };
}

/** Does the page offer this setup, be it with options of its own, or as the daily run? */
export function isPlayable({ isOffered, daily }: Offering, setup: unknown): boolean {
  if (daily !== undefined && isSame(daily.setup, setup)) return true;
  return isOffered(typeof setup === 'object' ? { ...setup, options: undefined } : setup);
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [mine, theirs] = [Object.entries(one), Object.entries(other)];
  return mine.length === theirs.length && mine.every(([key, value]) => Object.is((other as never)[key], value));
}
