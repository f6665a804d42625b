// `npm run pictures`: every page and state, in every size, theme and language, as files under .cache/pictures.
// `--page`, `--size`, `--theme` and `--language` take some of them; each can be given more than once. `--theme forced` and
// `--text 200` take what is not taken otherwise: forced colors, and text of twice the size.

import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { VARIABLE } from './choice.ts';

const list = { type: 'string', multiple: true, default: [] as string[] } as const;
const text = { type: 'string', default: '100' } as const;
const { values } = parseArgs({ options: { page: list, size: list, theme: list, language: list, text } });
process.env[VARIABLE] = JSON.stringify(values);
const vitest = await startVitest('test', [], { run: true, project: 'pictures' });
await vitest.close();
