// `npm run pictures`: every page and state, in every size, theme and language, as files under .cache/pictures.
// `--page`, `--size`, `--theme` and `--language` take some of them; each can be given more than once.

import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { VARIABLE } from './choice.ts';

const list = { type: 'string', multiple: true, default: [] as string[] } as const;
const { values } = parseArgs({ options: { page: list, size: list, theme: list, language: list } });
process.env[VARIABLE] = JSON.stringify(values);
const vitest = await startVitest('test', [], { run: true, project: 'pictures' });
await vitest.close();
