// Numbers in English, for dictionaries.

export const numbers = new Intl.NumberFormat('en');
const plurals = new Intl.PluralRules('en');

/** "1 point", "1,234 points". */
export function counted(n: number, one: string, other: string): string {
  return `${numbers.format(n)} ${plurals.select(n) === 'one' ? one : other}`;
}
