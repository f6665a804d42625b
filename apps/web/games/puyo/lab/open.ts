import type { ComponentType } from 'preact';
import { LabPage } from './page.tsx';
import { labText } from './text/text.ts';

/** The page with its words. */
export async function openLabPage(): Promise<ComponentType> {
  await labText.load();
  return LabPage;
}
