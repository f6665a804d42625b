import type { ComponentType } from 'preact';
import { PracticePage } from './page.tsx';
import { practiceText } from './text/text.ts';

/** The page with its words. */
export async function openPracticePage(): Promise<ComponentType> {
  await practiceText.load();
  return PracticePage;
}
