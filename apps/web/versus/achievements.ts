// Achievements in matches, against bots and with a friend beside you. Those against bots follow from the matches that are
// kept for each game.

import { type Achievement, earn } from '../listing/achievements.ts';
import type { FinishedGames } from '../base/storage/finished/store.ts';
import type { EmblemSet } from '../listing/emblem.ts';
import { MATCH_WAY } from './saves/count.ts';
import { CHARACTERS, type Opponent } from './opponents/characters.ts';
import { type Meetings, metWith } from './opponents/meetings.ts';

/** Matches between two people until it counts. */
const FRIENDLY = 10;

const PAST: readonly Achievement[] = CHARACTERS.map(({ name }) => ({
  id: pastId(name.en),
  name: { en: `Past ${name.en}`, ja: `${name.ja}に勝利` },
  how: { en: `Win a match against ${name.en} in any game`, ja: `どれかのゲームで${name.ja}に勝つ` },
}));

const BEHIND: Achievement = {
  id: 'versus:behind',
  name: { en: 'From behind', ja: '逆転勝ち' },
  how: { en: 'Win a match after losing the first round', ja: '1ラウンド目を落としてから勝つ' },
};

const FRIEND: Achievement = {
  id: 'versus:friend',
  name: { en: 'Side by side', ja: 'となりどうし' },
  how: { en: 'Play 10 matches for two on one device', ja: '1台で2人の対戦を10回する' },
  progress: (known) => [Math.min(FRIENDLY, friendlyIn(known)), FRIENDLY],
};

export const VERSUS_ACHIEVEMENTS: readonly Achievement[] = [...PAST, BEHIND, FRIEND];

export const VERSUS_EMBLEMS: EmblemSet = {
  ground: ['#3a4680', '#20284e'],
  drawings: {
    ...Object.fromEntries(
      CHARACTERS.map(({ name, color }) => [pastId(name.en), { faces: [{ color, mood: 'blink' }] }]),
    ),
    'versus:behind': {
      faces: [
        { color: 5, mood: 'blink' },
        { color: 4, mood: 'happy' },
      ],
    },
    'versus:friend': {
      faces: [
        { color: 4, mood: 'happy' },
        { color: 3, mood: 'happy' },
      ],
      number: FRIENDLY,
    },
  },
};

function pastId(name: string): string {
  return `versus:${name.toLowerCase()}`;
}

/** Matches between two people are those without a bot. */
function friendlyIn({ games }: FinishedGames): number {
  return games.filter(({ way, bot }) => way === MATCH_WAY && bot === undefined).length;
}

/** Achievements of those opponents of a game that have been beaten. */
export function beatenIn(meetings: Meetings, opponents: readonly Opponent[]): readonly Achievement[] {
  const beaten = opponents.filter(({ bot }) => metWith(meetings, bot).won > 0).map(({ name }) => pastId(name.en));
  return PAST.filter(({ id }) => beaten.includes(id));
}

/** After a match of a person against a bot that counts. */
export function earnMatch(meetings: Meetings, opponents: readonly Opponent[], cameBack: boolean): void {
  earn([...beatenIn(meetings, opponents), ...(cameBack ? [BEHIND] : [])]);
}
