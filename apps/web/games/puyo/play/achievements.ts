import type { State } from '@rensa/games/puyo';
import type { GameAchievement } from '../../../play/ui/ui.ts';

export const PUYO_ACHIEVEMENTS: readonly GameAchievement<State>[] = [
  {
    id: 'puyo:chain3',
    name: { en: 'Chain reaction', ja: '連鎖反応' },
    how: { en: 'Make a chain of 3', ja: '3連鎖する' },
    holds: ({ maxChain }) => maxChain >= 3,
  },
  {
    id: 'puyo:chain5',
    name: { en: 'Five in a row', ja: '5連鎖' },
    how: { en: 'Make a chain of 5', ja: '5連鎖する' },
    holds: ({ maxChain }) => maxChain >= 5,
  },
  {
    id: 'puyo:chain8',
    name: { en: 'Chain master', ja: '連鎖の達人' },
    how: { en: 'Make a chain of 8', ja: '8連鎖する' },
    holds: ({ maxChain }) => maxChain >= 8,
  },
  {
    id: 'puyo:points',
    name: { en: 'Hundred thousand', ja: '10万点' },
    how: { en: 'Score 100,000 points in one game', ja: '1ゲームで100,000点とる' },
    holds: ({ score }) => score >= 100_000,
  },
];
