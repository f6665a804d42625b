import { readdirSync, readFileSync } from 'node:fs';
import { type Replay, readReplay } from '@rensa/engine';
import { describe, expect, test } from 'vitest';
import { linkText, readLinkText } from './link.ts';

const FOLDER = new URL('../../../../replays/', import.meta.url);
const GOLDEN = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name): [string, Replay] => [name, readReplay(readFileSync(new URL(name, FOLDER), 'utf8'))]);

describe('the text of a link', () => {
  test.each(GOLDEN)('holds %s', async (_, replay) => {
    const text = await linkText(replay);
    expect(text).toMatch(/^[rz]1\.[\w-]+$/);
    expect(await readLinkText(text)).toEqual(replay);
  });

  test('holds a game that was dealt from cards', async () => {
    const [[, replay]] = GOLDEN as [[string, Replay]];
    const dealt = { ...replay, seed: 0, cards: [Array.from({ length: 60 }, (_, i) => i % 25), [719]] };
    const text = await linkText(dealt);
    expect(text).toMatch(/^z2\.[\w-]+$/);
    expect(await readLinkText(text)).toEqual(dealt);
    await expect(readLinkText(text.replace('z2', 'z1'))).rejects.toThrow('extra data');
  });

  test('says who played a match, and leaves out what cannot be read of that', async () => {
    const replay = GOLDEN.find(([name]) => name.includes('versus'))?.[1] as Replay;
    const text = await linkText({ ...replay, players: ['person', 'a bot, & more'] });
    expect(text).toMatch(/^[\w.&,%-]+$/);
    expect(await readLinkText(text)).toEqual({ ...replay, players: ['person', 'a bot, & more'] });
    for (const cut of ['&', '&person', `&${'x'.repeat(50)},person`, '&%zz', '&%zz,%']) {
      expect(await readLinkText((await linkText(replay)) + cut)).toEqual(replay);
    }
  });

  test('is refused where it is damaged, cut off or no replay', async () => {
    const text = await linkText(GOLDEN[0]?.[1]);
    for (const broken of ['', 'z1.', 'z1.????', 'hello', text.slice(0, -9), text.replace('z1', 'r1')]) {
      const read = readLinkText(broken).then(
        () => 'read',
        () => 'refused',
      );
      expect([broken, await read]).toEqual([broken, 'refused']);
    }
  });

  test('is refused where it would grow without end', async () => {
    const zeros = new Blob([new Uint8Array(20_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = Buffer.from(await new Response(zeros).arrayBuffer());
    await expect(readLinkText(`z1.${bytes.toString('base64url')}`)).rejects.toThrow('too large');
  });
});
