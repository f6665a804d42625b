// `npm run check:rules`: changes one option of one ruleset at a time and runs the game's tests. A change that no test
// notices is an option that nothing proves, and fails the check.

import { CHOICES, RULES as PUYO } from '@rensa/games/puyo';
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';

const GAMES = { puyo: { rules: PUYO, choices: CHOICES } } as const;
const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Flip {
  readonly game: string;
  readonly rules: string;
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Another value for an option: the other word, the other ruleset's value, or a little more. */
function flipsOf(game: keyof typeof GAMES): Flip[] {
  const { rules, choices } = GAMES[game];
  const names = Object.keys(rules) as (keyof typeof rules)[];
  return names.flatMap((name) => {
    const other = rules[names.find((n) => n !== name) as keyof typeof rules];
    return flipRecord(rules[name], other, choices).map((flip) => ({ game, rules: name, ...flip }));
  });
}

function flipRecord(own: object, other: object, choices: object): { path: string[]; value: unknown }[] {
  return Object.entries(own).flatMap(([key, value]) => {
    const there = (other as Record<string, unknown>)[key];
    const words = (choices as Record<string, readonly string[]>)[key];
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

/** The board ends above this row, so that one more would mean nothing; one less does. */
const DOWNWARD: ReadonlySet<string> = new Set(['kickRow']);

const name = ({ game, rules, path }: Flip): string => `${game}.${rules}.${path.join('.')}`;

async function main(): Promise<void> {
  const flips = (Object.keys(GAMES) as (keyof typeof GAMES)[]).flatMap(flipsOf);
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
