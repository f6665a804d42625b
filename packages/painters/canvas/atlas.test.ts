import { expect, test } from 'vitest';
import { Atlas, atlasFor } from './atlas.ts';
import { DEFAULT_LOOK, type Look } from './look.ts';
import { recordPen } from './recorder.testing.ts';
import type { Sprite } from './surface.ts';
import { underlay } from './underlay.ts';

function openAtlas() {
  const atlas = new Atlas({ eyes: true } as Look, 40, 1);
  const baked: string[] = [];
  const bake = (key: string) => (): Sprite => {
    baked.push(key);
    return { image: { width: 100, height: 10 } as OffscreenCanvas, x: 0, y: 0 };
  };
  return { atlas, baked, bake };
}

test('a piece is drawn once', () => {
  const { atlas, baked, bake } = openAtlas();
  for (let i = 0; i < 3; i++) atlas.keep('a', bake('a'));
  expect([baked, atlas.pixels]).toEqual([['a'], 1000]);
});

test('of shapes only the latest are kept, however many come, and those in use stay', () => {
  const { atlas, baked, bake } = openAtlas();
  for (let i = 0; i < 1000; i++) {
    atlas.keepShape('in use', bake('in use'));
    atlas.keepShape(`shape ${i}`, bake(`shape ${i}`));
  }
  expect(baked.filter((key) => key === 'in use')).toHaveLength(1);
  expect(atlas.pixels).toBe(96 * 1000);
  atlas.keepShape('shape 0', bake('shape 0'));
  expect(baked.filter((key) => key === 'shape 0')).toHaveLength(2);
});

test('high contrast has pieces of its own, with one line more around them', () => {
  const lines = [false, true].map((contrast) => {
    const { pen, calls } = recordPen();
    underlay(pen as never, () => {}, atlasFor({ ...DEFAULT_LOOK, contrast }, 40, 1).hues(1));
    return calls.filter(({ name }) => name === 'stroke').length;
  });
  expect(lines).toEqual([2, 3]);
});
