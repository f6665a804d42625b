import type { State } from '@rensa/games/capsules';
import { bestOfGames } from '../../../listing/achievements.ts';
import type { GameAchievement } from '../../../play/ui/ui.ts';

export const CAPSULES_ACHIEVEMENTS: readonly GameAchievement<State>[] = [
  {
    id: 'capsules:stage1',
    easy: true,
    name: { en: 'First aid', ja: '応急手当' },
    how: { en: 'Clear a stage', ja: 'ステージを1つクリアする' },
    holds: ({ stages }) => stages >= 1,
  },
  {
    id: 'capsules:stage5',
    name: { en: 'On call', ja: '当直' },
    how: { en: 'Clear 5 stages in one game', ja: '1ゲームで5ステージクリアする' },
    holds: ({ stages }) => stages >= 5,
  },
  {
    id: 'capsules:chain3',
    name: { en: 'Side effects', ja: '副作用' },
    how: { en: 'Make a chain of 3', ja: '3連鎖する' },
    holds: ({ maxChain }) => maxChain >= 3,
  },
  {
    id: 'capsules:points',
    name: { en: 'Chief physician', ja: '主治医' },
    how: { en: 'Score 50,000 points in one game', ja: '1ゲームで50,000点とる' },
    holds: ({ score }) => score >= 50_000,
    progress: bestOfGames('capsules', 'score', 50_000),
  },
];
