// Who is at each seat of a match, as the page shows it.

import { say } from '../base/phrase.ts';
import { PERSON_COLORS } from './opponents/cast.ts';
import { Face } from './opponents/face.tsx';
import type { MatchPlan, SeatPlan } from './plan.ts';
import type { Rivals } from './rivals.ts';
import type { SeatFaceProps, SeatInfo } from './seat.ts';
import { setupWords } from './setup/text.ts';

export function infosOf({ seats }: MatchPlan, rivals: Rivals | undefined): readonly [SeatInfo, SeatInfo] {
  const alone = seats.some(({ kind }) => kind === 'bot');
  return [infoOf(seats[0], 0, alone, rivals), infoOf(seats[1], 1, alone, rivals)];
}

function infoOf(plan: SeatPlan, seat: 0 | 1, alone: boolean, rivals: Rivals | undefined): SeatInfo {
  if (plan.kind === 'person') return personInfo(plan, seat, alone);
  const found = rivals?.opponents.find(({ bot }) => bot === plan.name);
  if (found === undefined) throw new Error(`there is no opponent ${JSON.stringify(plan.name)}`);
  const { name, rank, color } = found;
  return { name: () => say(name), note: () => say(rank), color, Face: faceIn(color) };
}

function personInfo({ device }: Extract<SeatPlan, { kind: 'person' }>, seat: 0 | 1, alone: boolean): SeatInfo {
  const color = PERSON_COLORS[seat];
  return {
    name: () => (alone ? setupWords().you : setupWords().player(seat + 1)),
    note: () => (alone || device === 'all' ? '' : setupWords()[device]),
    color,
    Face: faceIn(color),
  };
}

function faceIn(color: number) {
  return ({ size, mood }: SeatFaceProps) => <Face size={size} color={color} mood={mood === 'shut' ? 'blink' : mood} />;
}
