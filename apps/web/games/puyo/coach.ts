import { linksWorth } from '@rensa/bots/puyo';
import type { State } from '@rensa/games/puyo';
import type { Coach } from '../../play/coach.ts';
import { BotCoach } from '../../versus/bots/coach.ts';
import { puyoSeats } from './seats.ts';

export function openCoach(): Coach<State> {
  return new BotCoach({ seats: puyoSeats, name: 'strong', linksWorth });
}
