// The lab makes puzzles with a part of the puzzles' page, which is loaded when it is needed.

import type { MakeSheet } from './nazo/makesheet.tsx';

/** The sheet with its words. */
export async function openMakeSheet(): Promise<typeof MakeSheet> {
  const [sheet, { nazoText }] = await Promise.all([import('./nazo/makesheet.tsx'), import('./nazo/text.ts')]);
  await nazoText.load();
  return sheet.MakeSheet;
}
