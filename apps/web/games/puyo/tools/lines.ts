import type { Phrase } from '../../../base/text/phrase.ts';

/** A sentence about each tool, in the order of their links. */
export const TOOL_LINES: readonly Phrase[] = [
  { en: 'Paint a board and see every chain in it', ja: '盤面を描いて、すべての連鎖を確かめる' },
  { en: 'Build at your own pace, with a bot to ask', ja: '時間を気にせず積んで、ボットに相談する' },
  { en: 'Puzzles with a few pairs and one goal', ja: '数手で目標を達成するパズル' },
];
