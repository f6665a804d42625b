// Documents, code, comments and test titles use American spelling.

import { describe, expect, it } from 'vitest';
import { read, sourcesIn } from '../sources.ts';

const HERE = 'tests/unit/docs/spelling.test.ts';

/** Stems of words that end in "ise" in American English too: "promise", "clockwise", "noise". */
const ISE_EVERYWHERE =
  '(?:prom|w|ra|r|no|adv|rev|dev|superv|improv|prec|conc|exerc|surpr|compr|comprom|prem|disgu|expert)';

const BRITISH = new RegExp(
  [
    '(?:col|fav|behavi|neighb|hon|flav|hum|rum|lab|harb|arm|rig|vig|endeav)our(?!ce|s?elf)',
    String.raw`\bgrey`,
    String.raw`(?:lic|def|off|pret)ence`,
    String.raw`(?:catal|dial|anal)ogue`,
    String.raw`practis(?:e|ing)`,
    String.raw`\b\w*(?<!${ISE_EVERYWHERE})is(?:e|es|ed|ing)\b`,
    String.raw`isation`,
    String.raw`analys(?:e|ed|ing)\b`,
    String.raw`(?:cance|trave|mode|signa|leve|marve|chann?e|pane|fue|tota|equa)ll(?:ed|ing)`,
    String.raw`labell(?!edby)`,
    'duell(?!imits)',
    'fulfil(?!l)',
    String.raw`\b(?:skil|wil)ful`,
    'artefact',
    'judgement',
    String.raw`\b(?:to|for|back|up|down|after)wards\b`,
    String.raw`\b(?:cent|fib|lit|met|theat|calib)res?\b`,
    String.raw`\bcentred\b`,
    String.raw`\b(?:whil|among)st\b`,
    String.raw`\b(?:learn|spel|burn|dream)t\b`,
    String.raw`\bprogrammes?\b`,
    String.raw`\bcheque`,
    'ageing',
    String.raw`anticlockwise`,
    String.raw`\b\d{1,2} (?:January|February|March|April|June|July|August|September|October|November|December)\b`,
  ].join('|'),
  'gi',
);

/** Words that must stay in a file: a flag that is wrong on purpose, an old stored value, CSS. */
const EXEMPT: ReadonlySet<string> = new Set([
  'apps/cli/main.test.ts: colour',
  'apps/web/games/loop/board/options.ts: centre',
  'apps/web/games/loop/board/options.test.ts: centre',
  'apps/web/games/loop/styles/play.css: backwards',
  'apps/web/styles/match.css: backwards',
  'apps/web/styles/sheet.css: forwards',
  'tests/unit/styles.test.ts: backwards',
  'tests/unit/styles.test.ts: forwards',
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
    const british =
      'Grey colours, centred; aria-labelledby; it optimised towards 3 November, duelling and modelled afterwards';
    expect(britishIn(british)).toEqual([
      'Grey',
      'colour',
      'centred',
      'optimised',
      'towards',
      '3 November',
      'duell',
      'modelled',
      'afterwards',
    ]);
    expect(britishIn('A promise, raised clockwise; four sources; DuelLimits; dialog; canceled, cancellation')).toEqual(
      [],
    );
  });
});
