import type { State } from '@rensa/games/gems';
import { bestOfGames } from '../../../listing/achievements.ts';
import type { GameAchievement } from '../../../play/ui/ui.ts';

export const GEMS_ACHIEVEMENTS: readonly GameAchievement<State>[] = [
  {
    id: 'gems:tech',
    name: { en: 'Touchdown', ja: 'タッチダウン' },
    how: { en: 'Bring a diamond down to the floor', ja: 'ダイヤを床まで落とす' },
    holds: ({ techs }) => techs > 0,
  },
  {
    id: 'gems:clear',
    name: { en: 'Clean sweep', ja: '全消し' },
    how: { en: 'Clear the whole board', ja: '盤面を全消しする' },
    holds: ({ allClears }) => allClears > 0,
  },
  {
    id: 'gems:chain4',
    name: { en: 'Gem cutter', ja: '宝石職人' },
    how: { en: 'Make a chain of 4', ja: '4連鎖する' },
    holds: ({ maxChain }) => maxChain >= 4,
    progress: bestOfGames('gems', 'peak', 4),
  },
  {
    id: 'gems:points',
    name: { en: 'Treasure', ja: '財宝' },
    how: { en: 'Score 200,000 points in one game', ja: '1ゲームで200,000点とる' },
    holds: ({ score }) => score >= 200_000,
    progress: bestOfGames('gems', 'score', 200_000),
  },
];
