// The move that an address names: `?move=21`, and for a match `&round=2&seat=2`. All are counted from 1 there.

import type { ReviewedSeat } from './saved.ts';

export interface ReviewQuery extends ReviewedSeat {
  /** From 0; undefined for the overview. */
  readonly move: number | undefined;
}

const SEATS = 2;

function numberIn(asked: URLSearchParams, name: string, most: number): number | undefined {
  const value = Number(asked.get(name));
  return Number.isInteger(value) && value >= 1 && value <= most ? value - 1 : undefined;
}

/** Takes a value that is not there, or is no number of something, as not asked for: the last round, and this seat. */
export function readQuery(search: string, rounds: number, own: number): ReviewQuery {
  const asked = new URLSearchParams(search);
  return {
    round: numberIn(asked, 'round', rounds) ?? rounds - 1,
    seat: numberIn(asked, 'seat', SEATS) ?? own,
    move: numberIn(asked, 'move', Infinity),
  };
}

/** `of` says how many rounds and seats there are. */
export function writeQuery({ round, seat, move }: ReviewQuery, of: { rounds: number; seats: number }): string {
  const asked = new URLSearchParams();
  if (of.rounds > 1) asked.set('round', String(round + 1));
  if (of.seats > 1) asked.set('seat', String(seat + 1));
  if (move !== undefined) asked.set('move', String(move + 1));
  const written = asked.toString();
  return written === '' ? '' : `?${written}`;
}
