import { deflateRawSync } from 'node:zlib';
import { packReplay, type Replay } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { sampleReplay } from '../catalog/games.ts';
import { replayIn } from './link.ts';

const replay: Replay = sampleReplay(600);
const packed = packReplay(replay);
const compressed = `z1.${deflateRawSync(Buffer.from(packed.slice(3), 'base64url')).toString('base64url')}`;

describe('a replay', () => {
  it.each([
    ['as JSON', JSON.stringify(replay)],
    ['in its compact form', packed],
    ['compressed', compressed],
    ['in a link', `https://rensa.example/replay#${compressed}`],
    ['in a link that says who played', `https://rensa.example/replay#${packed}&person,swift\n`],
  ])('is read %s', (_, text) => {
    expect(replayIn(text)).toEqual(replay);
  });

  it.each([
    ['cut off', compressed.slice(0, -40)],
    ['no compressed text', 'z1.AAAA'],
    ['without end', `z1.${deflateRawSync(Buffer.alloc(20_000_000)).toString('base64url')}`],
  ])('is refused with a sentence if it is %s', (_, text) => {
    expect(() => replayIn(text)).toThrow('the compressed replay is damaged, cut off or too large');
  });

  it('of very many nested lists is refused with a sentence', () => {
    const nested = '['.repeat(500_000) + ']'.repeat(500_000);
    expect(() => replayIn(`{"format":"rensa-replay/1","setup":${nested}}`)).toThrow(/nested too deeply|not valid JSON/);
  });
});
