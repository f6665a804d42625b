// Resolves Puyo the plain way, on columns of letters: the reference of the benches.

/** Counts the links of a field of up to 13 rows under the rules of tsu. */
export function countLinks(text: string): number {
  return countFrom(columnsOf(text));
}

function countFrom(columns: string[]): number {
  for (let links = 0; ; links++) {
    const popping = findPopping(columns);
    if (popping.size === 0) return links;
    columns = columns.map((column, x) => [...column].filter((_, y) => !popping.has(`${x},${y}`)).join(''));
  }
}

/** Drops a pair of two letters at all 22 placements, resolves each field, and returns the number of placements. */
export function countPlacements(text: string, pair: string): number {
  const columns = columnsOf(text);
  let placements = 0;
  for (let x = 0; x < columns.length; x++) {
    for (const other of [x - 1, x, x, x + 1]) {
      if (other < 0 || other >= columns.length) continue;
      const dropped = [...columns];
      dropped[x] += pair.charAt(0);
      dropped[other] += pair.charAt(1);
      countFrom(dropped);
      placements++;
    }
  }
  return placements;
}

const POPPING_ROWS = 12;

/** Settles a field and returns its columns, from the floor up. */
function columnsOf(text: string): string[] {
  const rows = text.split('\n').toReversed();
  return Array.from({ length: 6 }, (_, x) =>
    rows
      .map((row) => row[x] ?? '.')
      .join('')
      .replaceAll('.', ''),
  );
}

function findPopping(columns: readonly string[]): Set<string> {
  const popping = new Set<string>();
  columns.forEach((column, x) => {
    for (let y = 0; y < Math.min(column.length, POPPING_ROWS); y++) {
      if (column[y] === 'O') continue;
      const group = flood(columns, x, y);
      if (group.size >= 4) for (const key of withOjama(columns, group)) popping.add(key);
    }
  });
  return popping;
}

function letterAt(columns: readonly string[], x: number, y: number): string | undefined {
  return y < POPPING_ROWS ? columns[x]?.[y] : undefined;
}

function around(key: string): (readonly [number, number])[] {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ];
}

function flood(columns: readonly string[], x: number, y: number): Set<string> {
  const color = letterAt(columns, x, y);
  const group = new Set([`${x},${y}`]);
  for (const key of group) {
    for (const [nx, ny] of around(key)) if (letterAt(columns, nx, ny) === color) group.add(`${nx},${ny}`);
  }
  return group;
}

function withOjama(columns: readonly string[], group: ReadonlySet<string>): Set<string> {
  const all = new Set(group);
  for (const key of group) {
    for (const [nx, ny] of around(key)) if (letterAt(columns, nx, ny) === 'O') all.add(`${nx},${ny}`);
  }
  return all;
}
