/** Has the time of a mode run out? `most` is in ticks; null where it never does. */
export function isTimeUp(most: number | null, { ticks }: { readonly ticks: number }): boolean {
  return most !== null && ticks >= most;
}
