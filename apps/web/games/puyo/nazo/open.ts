import type { ComponentType } from 'preact';
import { puyoText } from '../text/text.ts';
import { NazoPage } from './page.tsx';
import { nazoText } from './text/text.ts';

/** The page with its words. */
export async function openNazoPage(): Promise<ComponentType> {
  await Promise.all([nazoText.load(), puyoText.load()]);
  return NazoPage;
}
