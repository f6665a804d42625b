import { messageOf } from '@rensa/engine';
import { LinkError, parseCells, readLink } from '@rensa/games/puyo/links';
import { describe, expect, it } from 'vitest';
import { detailInJapanese } from './text/detail.ts';

/** The detail of the error of a damaged link, in English. */
function detailOf(link: string): string {
  try {
    readLink(link);
  } catch (error) {
    if (error instanceof LinkError && error.problem.kind === 'damaged') return error.problem.detail;
  }
  throw new Error(`${link} is not damaged`);
}

/** The error of rows of letters, in English. */
function drawingDetail(drawing: string): string {
  try {
    parseCells(drawing);
  } catch (error) {
    return messageOf(error);
  }
  throw new Error(`${drawing} can be read`);
}

describe('what is wrong with a link', () => {
  it.each([
    '/puyo/lab?field=AQ!',
    '/puyo/lab?field=Ag',
    '/puyo/lab?field=AQ4BAQI',
    '/puyo/lab?field=AQA',
    '/puyo/lab?field=AQAAAAAA',
    'https://ips.karou.jp/simu/pn.html?0_zz!',
    'https://ips.karou.jp/simu/pn.html?0_4_u',
    'simu/pn.html?1___u0',
    'simu/pn.html?1___z04',
    'simu/pn.html?1___290',
    'simu/ps.html?_11',
    'simu/ps.html?_03',
    'https://www.puyop.com/s/!',
    'https://www.puyop.com/s/0_4',
    `s/${'1'.repeat(40)}`,
    's/7',
    's/1_p0',
    's/1_0_0',
    's/_0e',
    `s/_${'00'.repeat(101)}`,
    'puyo/index.html?a79',
    'puyo/index.html?a7',
    'puyo/index.html?7a',
    'chainsim/?w=8&chain=1',
    'chainsim/?w=6',
    'chainsim/?chain=B',
    'chainsim/?hr=3&chain=4',
  ])('is said in Japanese, too: %s', (link) => {
    const said = detailInJapanese(detailOf(link));
    expect(said).toMatch(/[ぁ-ん]/u);
    expect(said).not.toMatch(/\b(?:the|is|there|has|not)\b/);
  });

  it.each(['', 'rrrrrrr', 'r\n\nr', 'x', 'r\n'.repeat(20)])('as of a drawing: %j', (drawing) => {
    expect(detailInJapanese(drawingDetail(drawing))).toMatch(/^[^a-z]*[ぁ-ん]/u);
  });

  it('stays as it is where it is not known', () => {
    expect(detailInJapanese('nobody knows')).toBe('nobody knows');
  });
});
