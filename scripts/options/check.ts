// `npm run check:rules`: changes one option of one ruleset at a time and runs the game's tests. A change that no test
// notices fails the check, because nothing proves that option. `npm run check:rules GAME` checks one game only.

import { GAMES } from '@rensa/games';
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';
import { type Change, changesOf, optionsOf } from './change.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const nameOf = ({ game, rules, path }: Change): string => `${game}.${rules}.${path.join('.')}`;

async function changesFor(wanted: readonly string[]): Promise<Change[]> {
  const ids = GAMES.filter(({ rulesets }) => rulesets.length > 0).map(({ id }) => id);
  const unknown = wanted.find((id) => !ids.includes(id));
  if (unknown !== undefined) throw new Error(`no game with options is called ${unknown}: ${ids.join(', ')}`);
  const chosen = wanted.length === 0 ? ids : wanted;
  return (await Promise.all(chosen.map(async (id) => changesOf(id, await optionsOf(id))))).flat();
}

/** Runs the tests for each change and returns the names of the changes that made a test fail. */
async function noticed(changes: readonly Change[]): Promise<Set<string>> {
  const vitest = await createVitest('test', {
    root: ROOT,
    config: false,
    watch: false,
    reporters: [{ onTestRunEnd: () => {} }],
    projects: changes.map((change) => ({
      test: {
        name: nameOf(change),
        include: [`packages/games/${change.game}/*.test.ts`],
        setupFiles: ['scripts/options/apply.ts'],
        env: { RENSA_CHANGE: JSON.stringify(change) },
        exclude: ['**/game.test.ts'],
        pool: 'threads' as const,
      },
    })),
  });
  await vitest.start();
  const failed = vitest.state.getTestModules().filter((module) => !module.ok());
  await vitest.close();
  return new Set(failed.map((module) => module.project.name));
}

const changes = await changesFor(process.argv.slice(2));
const seen = await noticed(changes);
const missed = changes.filter((change) => !seen.has(nameOf(change)));
for (const change of missed) console.error(`no test notices ${nameOf(change)} = ${JSON.stringify(change.value)}`);
console.log(`${changes.length - missed.length} of ${changes.length} changed options were noticed`);
process.exitCode = missed.length > 0 ? 1 : 0;
