// `npm run pictures:readme`: the pictures of the README, from the real app.

import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CATALOG } from '../../apps/web/catalog/catalog.ts';
import { takeFilm } from './moving.ts';
import type { Scene } from './scene.ts';
import { SCENES } from './scenes.ts';
import { fileOf, takePictures } from './take.ts';
import { lengthOf } from './webp.ts';

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const SECONDS = 6;
const MAX_BYTES = 1_000_000;

/** The one whose name fits. */
function sceneOf(name: RegExp): Scene {
  const found = SCENES.find((scene) => name.test(scene.name));
  if (found === undefined) throw new Error(`there is no scene ${name.source}`);
  return found;
}

test.each(CATALOG.map(({ id }) => id))('%s in the middle of a game', async (id) => {
  const order = {
    scene: sceneOf(new RegExp(`${id}(-board)?-middle$`)),
    size: 'phone',
    language: 'en',
    themes: ['dark'],
  } as const;
  await takePictures(order);
  await mkdir(FOLDER, { recursive: true });
  await copyFile(fileOf(order, 'dark'), `${FOLDER}${id}.png`);
  expect((await stat(`${FOLDER}${id}.png`)).size).toBeLessThan(MAX_BYTES);
});

test('a chain', async () => {
  const film = await takeFilm({ scene: sceneOf(/-chain$/), seconds: SECONDS, step: 5, width: 260, quality: 0.6 });
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}chain.webp`, film);
  expect(film.length).toBeLessThan(MAX_BYTES);
  expect(lengthOf(film).ms).toBeCloseTo(SECONDS * 1000, -2);
});
