import type { MakeSheet } from './makesheet.tsx';
import { nazoText } from './text.ts';

/** The sheet with its words. */
export async function openMakeSheet(): Promise<typeof MakeSheet> {
  const [{ MakeSheet: sheet }] = await Promise.all([import('./makesheet.tsx'), nazoText.load()]);
  return sheet;
}
