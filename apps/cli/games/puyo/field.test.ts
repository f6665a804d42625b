import { describe, expect, it } from 'vitest';
import { refused, rensa, rensaJson } from '../../testing/rensa.testing.ts';

const EMPTY = '......\n'.repeat(13);
const IPS = 'https://ips.karou.jp/simu/pn.html?6E004g031_E1ahce__u04';

describe.concurrent('field', () => {
  it('reads a link', async () => {
    expect(await rensaJson(['field', 'http://www.puyop.com/s/asF'])).toEqual({
      format: 'puyop',
      board: `${EMPTY}RGBYPR`,
    });
  });

  it('reads steps and a goal, from standard input too', async () => {
    const read = {
      format: 'ips',
      board: `${'......\n'.repeat(11)}.OP...\n...YG.\n...B.R`,
      steps: [{ pair: 'BY' }, { garbage: [0, 1, 0, 0, 0, 1] }, { pair: 'RG', col: 1, rot: 1 }],
      goal: { kind: 'u', value: 4 },
    };
    expect(await rensaJson(['field', IPS])).toEqual(read);
    expect(await rensaJson(['field'], `${IPS}\n`)).toEqual(read);
    const { out } = await rensa(['field', IPS]);
    expect(out).toMatch(/a field of ips[^]*3 steps: BY \(0,1,0,0,0,1\) RG:2→[^]*goal: exactly 4 links/);
  });

  it('reads one link per line, with errors in their place', async () => {
    const { code, out, err } = await rensa(['field', '--json'], 's/1\nhello/\nchainsim/?chain=4\n');
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject([
      { format: 'puyop' },
      { error: expect.stringMatching('"hello/" cannot be read as a link') },
      { format: 'nexus' },
    ]);
    expect(err).toMatch(/^rensa: link 2: "hello\/" cannot be read as a link/);
  });

  it.each([
    ['puyop', 'http://www.puyop.com/s/i099i'],
    ['ips', 'https://ips.karou.jp/simu/ps.html?i099i'],
    ['pndsng', 'https://www.pndsng.com/puyo/index.html?a68e2a2b4e2'],
    ['nexus', 'https://puyonexus.com/chainsim/?w=6&h=12&hr=1&chain=7700444477'],
    ['rensa', '/puyo/lab?field=AQQBBAICAAICAgAAAA'],
  ])('writes a link for %s', async (format, link) => {
    expect(await rensaJson(['field', '--to', format], '..GG\nRRRRGG\n')).toEqual({ link });
  });

  it('writes what it has read, and one link as another', async () => {
    const read = JSON.stringify(await rensaJson(['field', IPS]));
    expect(await rensaJson(['field', '--to', 'ips'], read)).toEqual({ link: IPS });
    expect(await rensaJson(['field', 's/asF', '--to', 'pndsng'])).toEqual({
      link: 'https://www.pndsng.com/puyo/index.html?a72becdfb',
    });
  });

  it('writes several boards', async () => {
    expect(await rensaJson(['field', '--to', 'puyop'], 'R\n---\nG\n')).toEqual([
      { link: 'http://www.puyop.com/s/800' },
      { link: 'http://www.puyop.com/s/g00' },
    ]);
  });
});

it.concurrent.each([
  [['field', ''], '', /there is no link to read/],
  [['field'], '', /there is no link to read/],
  [['field', 'https://puyonexus.com/chain/abc12'], '', /a short link of Puyo Nexus/],
  [['field', 's/!'], '', /the link of puyop\.com is damaged/],
  [['field', 'a', 'b'], '', /field takes one link/],
  [['field', '--to', 'gif'], 'R', /--to must be puyop, ips, pndsng, nexus or rensa, not "gif"/],
  [['field', '--to', 'puyop'], '', /the board is empty/],
  [['field', '--to', 'puyop'], 'Q', /unknown cell "Q"/],
  [['field', '--to', 'pndsng'], 'K', /knows colors and ojama only/],
  [
    ['field', '--to', 'puyop'],
    '{"board": "R", "steps": [{"pair": "RX"}]}',
    /steps\[0\]\.pair must be two of R G B Y P/,
  ],
])('refuses %j', async (args, input, message) => {
  expect(await refused(args, input)).toMatch(message);
});
