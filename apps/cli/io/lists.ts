/** Lists items for people: `a, b or c`. */
export function listed(items: readonly string[], joint = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;
}

/** The first item of a list that is never empty. */
export function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error('the list is empty');
  return item;
}
