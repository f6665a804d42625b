import { puyoText } from '../text/text.ts';
import { toolsText } from '../tools/text/text.ts';
import { reviewPage } from './page.tsx';
import { reviewText } from './text/text.ts';

/** The page with its words. */
export async function openReview(): Promise<typeof reviewPage> {
  await Promise.all([puyoText.load(), toolsText.load(), reviewText.load()]);
  return reviewPage;
}
