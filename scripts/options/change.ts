/** The rulesets of a game, and the words that each text option may have; `scripts/games/<id>/options.ts` exports it. */
export interface OptionTable {
  readonly rules: Readonly<Record<string, object>>;
  readonly choices: Readonly<Record<string, readonly string[]>>;
}

/** A new value for one option of one ruleset. */
export interface Change {
  readonly game: string;
  readonly rules: string;
  readonly path: readonly string[];
  readonly value: unknown;
}

export async function optionsOf(game: string): Promise<OptionTable> {
  const { OPTIONS } = (await import(`../games/${game}/options.ts`)) as { readonly OPTIONS: OptionTable };
  return OPTIONS;
}

/** Options that change downward: one more has no effect at the end of the board or of a series, one less has. */
const DOWNWARD: ReadonlySet<string> = new Set(['kickRow', 'last']);

/** A change of every option: to the other word, to the value of the other ruleset, or by one. */
export function changesOf(game: string, { rules, choices }: OptionTable): Change[] {
  const names = Object.keys(rules);
  return names.flatMap((name) => {
    const other = rules[names.find((n) => n !== name) as string];
    return changesIn(rules[name], other, choices).map((change) => ({ game, rules: name, ...change }));
  });
}

function changesIn(own: object, other: object, choices: OptionTable['choices']): Pick<Change, 'path' | 'value'>[] {
  return Object.entries(own).flatMap(([key, value]) => {
    const there = (other as Record<string, unknown>)[key];
    const words = choices[key];
    if (words !== undefined) return [{ path: [key], value: words.find((word) => word !== value) }];
    if (value === null) return [{ path: [key], value: there }];
    if (Array.isArray(value)) return value.map((n: number, i) => ({ path: [key, String(i)], value: n + 1 }));
    if (typeof value === 'object') {
      const inner = changesIn(value, there ?? value, {}).map((change) => ({ ...change, path: [key, ...change.path] }));
      return [{ path: [key], value: null }, ...inner];
    }
    return [{ path: [key], value: DOWNWARD.has(key) ? (value as number) - 1 : nudge(value) }];
  });
}

function nudge(value: unknown): unknown {
  return typeof value === 'number' ? value + 1 : !(value as boolean);
}
