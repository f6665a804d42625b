// Who is at each seat of a match, as the page shows it.

import { handicapOf } from '@rensa/engine';
import { say } from '../../base/text/phrase.ts';
import { colorAgainst, PERSON_COLORS } from '../opponents/cast.ts';
import { Face } from '../opponents/face.tsx';
import type { MatchPlan, SeatPlan } from '../series/plan.ts';
import type { Rivals } from '../opponents/rivals.ts';
import type { SeatFaceProps, SeatInfo } from './seat.ts';
import { setupWords } from '../text/setup/text.ts';

export function infosOf({ seats, setup }: MatchPlan, rivals: Rivals | undefined): readonly [SeatInfo, SeatInfo] {
  const bots = seats.map((seat) => (seat.kind === 'bot' ? botInfo(seat.name, rivals) : undefined));
  const [first, second] = handicapOf(setup) ?? [100, 100];
  const infoOf = (seat: 0 | 1): SeatInfo => bots[seat] ?? personInfo(seats[seat], seat, bots[1 - seat]);
  return [noteHandicap(infoOf(0), first), noteHandicap(infoOf(1), second)];
}

/** The note also says which part of the attacks reaches a seat. */
function noteHandicap(info: SeatInfo, percent: number): SeatInfo {
  if (percent === 100) return info;
  const handicap = (): string => `${setupWords().handicap} ${setupWords().percent(percent)}`;
  return { ...info, note: () => [info.note(), handicap()].filter((part) => part !== '').join(' · ') };
}

/** The same where someone else may have played: no side is "you". */
export function strangersOf(plan: MatchPlan, rivals: Rivals | undefined): readonly [SeatInfo, SeatInfo] {
  const [first, second] = infosOf(plan, rivals);
  const unknown = (info: SeatInfo, seat: 0 | 1): SeatInfo =>
    plan.seats[seat].kind === 'bot' ? info : { ...info, name: () => setupWords().player(seat + 1) };
  return [unknown(first, 0), unknown(second, 1)];
}

function botInfo(bot: string, rivals: Rivals | undefined): SeatInfo {
  const found = rivals?.opponents.find((opponent) => opponent.bot === bot);
  if (found === undefined) throw new Error(`there is no opponent ${JSON.stringify(bot)}`);
  const { name, rank, color } = found;
  return { name: () => say(name), note: () => say(rank), color, Face: faceIn(color) };
}

function personInfo(plan: SeatPlan, seat: 0 | 1, opponent: SeatInfo | undefined): SeatInfo {
  const device = plan.kind === 'person' ? plan.device : 'all';
  const color = opponent === undefined ? PERSON_COLORS[seat] : colorAgainst(opponent.color);
  return {
    name: () => (opponent === undefined ? setupWords().player(seat + 1) : setupWords().you),
    note: () => (opponent !== undefined || device === 'all' ? '' : setupWords()[device]),
    color,
    Face: faceIn(color),
  };
}

function faceIn(color: number) {
  return ({ size, mood }: SeatFaceProps) => <Face size={size} color={color} mood={mood === 'shut' ? 'blink' : mood} />;
}
