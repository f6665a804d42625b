// Symbols of a tray, with the number of ojama that each stands for, largest first.

export const SYMBOLS = [
  ['comet', 1440],
  ['crown', 720],
  ['moon', 360],
  ['star', 180],
  ['rock', 30],
  ['large', 6],
  ['small', 1],
] as const;

export type TraySymbol = (typeof SYMBOLS)[number][0];

/** Fewest symbols for `amount` ojama. */
export function symbolsOf(amount: number): readonly TraySymbol[] {
  let left = amount;
  return SYMBOLS.flatMap(([name, worth]) => {
    const count = Math.floor(left / worth);
    left -= count * worth;
    return Array.from({ length: count }, () => name);
  });
}
