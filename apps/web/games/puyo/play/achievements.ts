import type { State } from '@rensa/games/puyo';
import { bestOfGames } from '../../../listing/achievements.ts';
import type { GameAchievement } from '../../../play/ui/ui.ts';

export const PUYO_ACHIEVEMENTS: readonly GameAchievement<State>[] = [
  {
    id: 'puyo:chain3',
    easy: true,
    name: { en: 'Chain reaction', ja: '連鎖反応' },
    how: { en: 'Make a chain of 3', ja: '3連鎖する' },
    holds: ({ maxChain }) => maxChain >= 3,
    progress: bestOfGames('puyo', 'peak', 3),
  },
  {
    id: 'puyo:chain5',
    name: { en: 'Five in a row', ja: '5連鎖' },
    how: { en: 'Make a chain of 5', ja: '5連鎖する' },
    holds: ({ maxChain }) => maxChain >= 5,
    progress: bestOfGames('puyo', 'peak', 5),
  },
  {
    id: 'puyo:chain8',
    name: { en: 'Chain master', ja: '連鎖の達人' },
    how: { en: 'Make a chain of 8', ja: '8連鎖する' },
    holds: ({ maxChain }) => maxChain >= 8,
    progress: bestOfGames('puyo', 'peak', 8),
  },
  {
    id: 'puyo:chain10',
    name: { en: 'Ten in one', ja: '10連鎖' },
    how: { en: 'Make a chain of 10', ja: '10連鎖する' },
    holds: ({ maxChain }) => maxChain >= 10,
    progress: bestOfGames('puyo', 'peak', 10),
  },
  {
    id: 'puyo:points',
    name: { en: 'Hundred thousand', ja: '10万点' },
    how: { en: 'Score 100,000 points in one game', ja: '1ゲームで100,000点とる' },
    holds: ({ score }) => score >= 100_000,
    progress: bestOfGames('puyo', 'score', 100_000),
  },
];
