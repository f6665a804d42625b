// Lists in which one thing goes to another place.

/** The thing at `from` goes to `to`; those between move up. */
export function reordered<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const thing = list[from];
  if (thing === undefined || list[to] === undefined || from === to) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, thing);
}

/** Where something is that was at `index`. */
export function indexAfter(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  return to <= index && index < from ? index + 1 : index;
}
