// `npm run check:rules`: changes one option of one ruleset at a time and runs the game's tests. A change that no test
// notices is an option that nothing proves, and fails the check. `npm run check:rules gems` looks at one game only.

import { CHOICES as CAPSULES_CHOICES, RULES as CAPSULES } from '@rensa/games/capsules';
import { CHOICES as GEMS_CHOICES, RULES as GEMS } from '@rensa/games/gems';
import { CHOICES as PUYO_CHOICES, RULES as PUYO } from '@rensa/games/puyo';
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';

interface Table {
  readonly rules: Readonly<Record<string, object>>;
  readonly choices: Readonly<Record<string, readonly string[]>>;
}

const GAMES: Readonly<Record<string, Table>> = {
  puyo: { rules: PUYO, choices: PUYO_CHOICES },
  gems: { rules: GEMS, choices: GEMS_CHOICES },
  capsules: { rules: CAPSULES, choices: CAPSULES_CHOICES },
};
const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Flip {
  readonly game: string;
  readonly rules: string;
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Another value for an option: the other word, the other ruleset's value, or a little more. */
function flipsOf(game: string, { rules, choices }: Table): Flip[] {
  const names = Object.keys(rules);
  return names.flatMap((name) => {
    const other = rules[names.find((n) => n !== name) as string] as object;
    return flipRecord(rules[name] as object, other, choices).map((flip) => ({ game, rules: name, ...flip }));
  });
}

function flipRecord(own: object, other: object, choices: Table['choices']): { path: string[]; value: unknown }[] {
  return Object.entries(own).flatMap(([key, value]) => {
    const there = (other as Record<string, unknown>)[key];
    const words = choices[key];
    if (words !== undefined) return [{ path: [key], value: words.find((word) => word !== value) }];
    if (value === null) return [{ path: [key], value: there }];
    if (Array.isArray(value)) return value.map((n: number, i) => ({ path: [key, String(i)], value: n + 1 }));
    if (typeof value === 'object') {
      const inner = flipRecord(value, there ?? value, {}).map((flip) => ({ ...flip, path: [key, ...flip.path] }));
      return [{ path: [key], value: null }, ...inner];
    }
    return [{ path: [key], value: DOWNWARD.has(key) ? (value as number) - 1 : nudge(value) }];
  });
}

function nudge(value: unknown): unknown {
  return typeof value === 'number' ? value + 1 : !(value as boolean);
}

/** The board ends above this row, the series at this piece: one more would mean nothing, one less does. */
const DOWNWARD: ReadonlySet<string> = new Set(['kickRow', 'last']);

const name = ({ game, rules, path }: Flip): string => `${game}.${rules}.${path.join('.')}`;

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const games = Object.entries(GAMES).filter(([game]) => wanted.length === 0 || wanted.includes(game));
  const flips = games.flatMap(([game, table]) => flipsOf(game, table));
  const vitest = await createVitest('test', {
    root: ROOT,
    config: false,
    watch: false,
    reporters: [{ onTestRunEnd: () => {} }],
    projects: flips.map((flip) => ({
      test: {
        name: name(flip),
        include: [`packages/games/${flip.game}/*.test.ts`],
        setupFiles: ['scripts/flipped.ts'],
        env: { RENSA_FLIP: JSON.stringify(flip) },
        exclude: ['**/game.test.ts'],
        pool: 'threads' as const,
      },
    })),
  });
  await vitest.start();
  const noticed = new Set(
    vitest.state
      .getTestModules()
      .filter((module) => !module.ok())
      .map((module) => module.project.name),
  );
  await vitest.close();
  const missed = flips.filter((flip) => !noticed.has(name(flip)));
  for (const flip of missed) console.error(`no test notices ${name(flip)} = ${JSON.stringify(flip.value)}`);
  console.log(`${flips.length - missed.length} of ${flips.length} changed options were noticed`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}

await main();
