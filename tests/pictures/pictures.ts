// Takes the pictures that are asked for, and lays out a sheet of them per page and size.

import { describe, expect, test } from 'vitest';
import { chosen, chosenPages, chosenThemes, filters, LANGUAGES, SIZE_NAMES, type SizeName } from './choice.ts';
import { SCENES } from './scenes.ts';
import type { Scene } from './scene.ts';
import { layOut } from './sheet.ts';
import { fileOf, nameOf, takePictures } from './take.ts';

const wanted = filters();
const themes = chosenThemes(wanted.theme);
const text = Number(wanted.text);
const languages = chosen(LANGUAGES, wanted.language);

async function takeAll(scene: Scene, size: SizeName): Promise<readonly string[]> {
  const orders = languages.map((language) => ({ scene, size, language, themes, text }));
  for (const order of orders) await takePictures(order);
  const files = orders.flatMap((order) => themes.map((theme) => fileOf(order, theme)));
  await layOut(`${nameOf(scene, text)}-${size}`, size, files);
  return files;
}

describe.each(chosen(SIZE_NAMES, wanted.size))('%s', (size) => {
  test.each(chosenPages(SCENES, wanted.page))('$name', async (scene) => {
    expect(await takeAll(scene, size)).toHaveLength(themes.length * languages.length);
  });
});
