import { puyoText } from '../text.ts';
import { toolsText } from '../tools/text.ts';
import { reviewText } from './text.ts';

/** The page together with its words. */
export async function openReview(): Promise<(typeof import('./page.tsx'))['reviewPage']> {
  const [{ reviewPage }] = await Promise.all([
    import('./page.tsx'),
    puyoText.load(),
    toolsText.load(),
    reviewText.load(),
  ]);
  return reviewPage;
}
