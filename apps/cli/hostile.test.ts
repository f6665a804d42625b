// Inputs made to take all time and memory, for each command that reads.

import { beforeAll, describe, expect, it } from 'vitest';
import { idsWith } from './catalog/games.ts';
import { faultsOn, HOSTILE_INPUTS } from './testing/hostile.testing.ts';
import { buildProgram } from './testing/program.testing.ts';

beforeAll(buildProgram);

/** Each command that reads, with a game that it knows. */
const COMMANDS: readonly (readonly string[])[] = [
  ['resolve', idsWith('resolve')[0] ?? ''],
  ['drop', idsWith('drop')[0] ?? ''],
  ['think', idsWith('think')[0] ?? ''],
  ['verify'],
  ['replay'],
];

describe.each(COMMANDS.map((command) => [command.join(' '), command] as const))('%s', (_, command) => {
  it.each(HOSTILE_INPUTS)('handles 14 MB of %s', async (name, text) => {
    expect(await faultsOn(command, name, text)).toEqual([]);
  });
});
