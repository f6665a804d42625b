/** Chain power of link `chain`. */
export function powerOf(chain: number): number {
  return chain === 1 ? 0 : chain < 6 ? 4 << (chain - 1) : 32 * (chain - 3);
}
