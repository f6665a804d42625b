// The pictures in the documents.

import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lengthOf, movingPicture } from '../../pictures/webp.ts';
import { DOCUMENTS, proseOf } from './pages.ts';

const PICTURE = /!\[[^\]]+\]\(([^)\s]+)\)/g;
const MAX_BYTES = 1_000_000;

const PICTURES = new Set(
  DOCUMENTS.flatMap((path) =>
    [...proseOf(path).matchAll(PICTURE)].map(([, link = '']) => posix.join(posix.dirname(path), link)),
  ),
);

describe('a picture', () => {
  it.each([...PICTURES])('%s is smaller than a megabyte', (path) => {
    expect(readFileSync(path).length).toBeLessThan(MAX_BYTES);
  });

  it('that moves lasts six seconds', () => {
    const moving = [...PICTURES].filter((path) => path.endsWith('.webp'));
    expect(moving.map((path) => Math.round(lengthOf(readFileSync(path)).ms / 1000))).toEqual([6]);
  });
});

describe('a moving picture', () => {
  /** A file with one chunk of an odd size. */
  const still = Buffer.from('RIFF\u0010\0\0\0WEBPVP8 \u0003\0\0\0abc\0', 'latin1');

  it('has one frame per still one, one after another', () => {
    const frames = [
      { still, ms: 83 },
      { still, ms: 70_000 },
    ];
    expect(lengthOf(movingPicture(260, 540, frames))).toEqual({ frames: 2, ms: 70_083 });
  });

  it('says how long it is, and how large', () => {
    const file = movingPicture(260, 540, [{ still, ms: 83 }]);
    expect(file.readUInt32LE(4)).toBe(file.length - 8);
    expect([file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1]).toEqual([260, 540]);
  });
});
