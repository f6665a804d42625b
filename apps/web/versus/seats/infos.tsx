// Who is at each seat of a match, as the page shows it.

import { handicapOf, otherSide, type Side } from '@rensa/engine';
import { say } from '../../base/text/phrase.ts';
import { colorAgainst, PERSON_COLORS } from '../opponents/cast.ts';
import { Face } from '../opponents/face.tsx';
import { deviceAt, type DeviceName, type SeatedPlan } from '../series/plan.ts';
import type { Rivals } from '../opponents/rivals.ts';
import type { SeatFaceProps, SeatInfo } from './seat.ts';
import { setupWords } from '../text/setup/text.ts';

export function infosOf(plan: SeatedPlan, rivals: Rivals | undefined): readonly [SeatInfo, SeatInfo] {
  const { sides, setup } = plan;
  const bots = sides.map((side) => (side.kind === 'bot' ? botInfo(side.name, rivals) : undefined));
  const [first, second] = handicapOf(setup) ?? [100, 100];
  const infoOf = (side: Side): SeatInfo => bots[side] ?? personInfo(side, deviceAt(plan, side), bots[otherSide(side)]);
  return [noteHandicap(infoOf(0), first), noteHandicap(infoOf(1), second)];
}

/** The note also says which part of the attacks reaches a seat. */
function noteHandicap(info: SeatInfo, percent: number): SeatInfo {
  if (percent === 100) return info;
  const handicap = (): string => `${setupWords().handicap} ${setupWords().percent(percent)}`;
  return { ...info, note: () => [info.note(), handicap()].filter((part) => part !== '').join(' · ') };
}

/** The same where someone else may have played: no side is "you". */
export function strangersOf(plan: SeatedPlan, rivals: Rivals | undefined): readonly [SeatInfo, SeatInfo] {
  const [first, second] = infosOf(plan, rivals);
  const unknown = (info: SeatInfo, seat: Side): SeatInfo =>
    plan.sides[seat].kind === 'bot' ? info : { ...info, name: () => setupWords().player(seat + 1) };
  return [unknown(first, 0), unknown(second, 1)];
}

function botInfo(bot: string, rivals: Rivals | undefined): SeatInfo {
  const found = rivals?.opponents.find((opponent) => opponent.bot === bot);
  if (found === undefined) throw new Error(`there is no opponent ${JSON.stringify(bot)}`);
  const { name, rank, color } = found;
  return { name: () => say(name), note: () => say(rank), color, Face: faceIn(color) };
}

function personInfo(seat: Side, device: DeviceName | undefined, opponent: SeatInfo | undefined): SeatInfo {
  const color = opponent === undefined ? PERSON_COLORS[seat] : colorAgainst(opponent.color);
  return {
    name: () => (opponent === undefined ? setupWords().player(seat + 1) : setupWords().you),
    note: () => (opponent !== undefined || device === undefined || device === 'all' ? '' : setupWords()[device]),
    color,
    Face: faceIn(color),
  };
}

function faceIn(color: number) {
  return ({ size, mood }: SeatFaceProps) => <Face size={size} color={color} mood={mood === 'shut' ? 'blink' : mood} />;
}
