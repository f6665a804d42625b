// The two players of a match, as the page shows them.

import { handicapOf, otherSide, type Side } from '@rensa/engine';
import { say } from '../../base/text/phrase.ts';
import { colorAgainst, PERSON_COLORS } from '../opponents/characters.ts';
import { Face } from '../opponents/face.tsx';
import { deviceAt, type DeviceName, type SeatedPlan } from '../series/plan.ts';
import type { Rivals } from '../opponents/rivals.ts';
import type { SeatFaceProps, ShownPlayer } from './seat.ts';
import { setupWords } from '../text/setup/text.ts';

export function playersOf(plan: SeatedPlan, rivals: Rivals | undefined): readonly [ShownPlayer, ShownPlayer] {
  const { sides, setup } = plan;
  const bots = sides.map((side) => (side.kind === 'bot' ? botPlayer(side.name, rivals) : undefined));
  const [first, second] = handicapOf(setup) ?? [100, 100];
  const playerAt = (side: Side): ShownPlayer =>
    bots[side] ?? personPlayer(side, deviceAt(plan, side), bots[otherSide(side)]);
  return [noteHandicap(playerAt(0), first), noteHandicap(playerAt(1), second)];
}

/** Adds the handicap to the note: the share of the attacks that reaches the seat. */
function noteHandicap(player: ShownPlayer, percent: number): ShownPlayer {
  if (percent === 100) return player;
  const handicap = (): string => `${setupWords().handicap} ${setupWords().percent(percent)}`;
  return { ...player, note: () => [player.note(), handicap()].filter((part) => part !== '').join(' · ') };
}

/** The players of a match that someone else may have played: neither is called "you". */
export function anonymousPlayersOf(plan: SeatedPlan, rivals: Rivals | undefined): readonly [ShownPlayer, ShownPlayer] {
  const [first, second] = playersOf(plan, rivals);
  const unknown = (player: ShownPlayer, seat: Side): ShownPlayer =>
    plan.sides[seat].kind === 'bot' ? player : { ...player, name: () => setupWords().player(seat + 1) };
  return [unknown(first, 0), unknown(second, 1)];
}

function botPlayer(bot: string, rivals: Rivals | undefined): ShownPlayer {
  const found = rivals?.opponents.find((opponent) => opponent.bot === bot);
  if (found === undefined) throw new Error(`there is no opponent ${JSON.stringify(bot)}`);
  const { name, rank, color } = found;
  return { name: () => say(name), note: () => say(rank), color, Face: faceIn(color) };
}

function personPlayer(seat: Side, device: DeviceName | undefined, opponent: ShownPlayer | undefined): ShownPlayer {
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
