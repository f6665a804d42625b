// One spelling, the American one, in documents, code, comments and test titles.

import { describe, expect, it } from 'vitest';
import { read, sourcesIn } from '../sources.ts';

const HERE = 'tests/unit/docs/spelling.test.ts';

const BRITISH = new RegExp(
  [
    'colour',
    'favour',
    'behaviour',
    'neighbour',
    'honour',
    'flavour',
    String.raw`\bgrey`,
    'licence',
    'defence',
    String.raw`catalogue\b`,
    String.raw`practis(?:e|ing)`,
    'cancelled',
    'travell',
    String.raw`labell(?!edby)`,
    String.raw`artefact`,
    String.raw`(?:recogn|organ|normal|optim|serial|initial|raster|minim|maxim|summar)is(?:e|ing)`,
    String.raw`\btowards\b`,
    String.raw`\bcentre`,
    'duell(?:ing|ed)',
    'modell',
    'signall',
    'fulfil(?!l)',
    String.raw`\bmetres?\b`,
    String.raw`\bwhilst\b`,
    String.raw`\bcheque`,
    'ageing',
    String.raw`analys(?:e|ing)\b`,
  ].join('|'),
  'gi',
);

/** Words that must be written this way there: a flag that is wrong on purpose, a value that was stored once. */
const EXEMPT: ReadonlySet<string> = new Set([
  'apps/cli/main.test.ts: colour',
  'apps/web/games/loop/options.ts: centre',
  'apps/web/games/loop/options.test.ts: centre',
]);

function britishIn(text: string): readonly string[] {
  return text.match(BRITISH) ?? [];
}

describe('the spelling is American', () => {
  it('in every file', () => {
    const paths = sourcesIn(['.ts', '.tsx', '.css', '.md', '.py', '.cjs', '.html']);
    const found = paths
      .filter((path) => path !== HERE)
      .flatMap((path) => britishIn(read(path)).map((word) => `${path}: ${word}`));
    expect(found.filter((each) => !EXEMPT.has(each))).toEqual([]);
    expect([...EXEMPT].filter((each) => !found.includes(each))).toEqual([]);
  });

  it('and another one is found', () => {
    expect(britishIn('Grey colours, centred; aria-labelledby; optimised towards')).toEqual([
      'Grey',
      'colour',
      'centre',
      'optimise',
      'towards',
    ]);
  });
});
