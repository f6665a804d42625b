// Loads the sheet that makes puzzles, for the lab.

import type { MakeSheet } from './sheet.tsx';

/** The sheet with its words. */
export async function openMakeSheet(): Promise<typeof MakeSheet> {
  const [sheet, { nazoText }] = await Promise.all([import('./sheet.tsx'), import('../text/text.ts')]);
  await nazoText.load();
  return sheet.MakeSheet;
}
