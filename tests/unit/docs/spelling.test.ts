// One spelling, the American one, in documents, code, comments and test titles.

import { describe, expect, it } from 'vitest';
import { read, sourcesIn } from '../sources.ts';

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
  ].join('|'),
  'gi',
);

/** This list; a flag that is wrong on purpose; dictionaries that are about to be written again. */
const EXEMPT = [
  /^tests\/unit\/docs\/spelling\.test\.ts$/,
  /^apps\/cli\/main\.test\.ts$/,
  /\/text\//,
];

function britishIn(text: string): readonly string[] {
  return text.match(BRITISH) ?? [];
}

describe('the spelling is American', () => {
  it('in every file', () => {
    const paths = sourcesIn(['.ts', '.tsx', '.css', '.md', '.py', '.cjs', '.html']);
    const found = paths
      .filter((path) => !EXEMPT.some((exempt) => exempt.test(path)))
      .flatMap((path) => britishIn(read(path)).map((word) => `${path}: ${word}`));
    expect(found).toEqual([]);
  });

  it('and another one is found', () => {
    expect(britishIn('Grey colours, centred; aria-labelledby; optimised towards')).toEqual([
      'Grey',
      'colour',
      'optimise',
      'towards',
    ]);
  });
});
