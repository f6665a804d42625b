// The weather of a virtual link, as the address of a page asks for it.

import { fields, whole } from '@rensa/engine';

export interface Weather {
  /** One way from player to player, in milliseconds. */
  readonly delay: number;
  /** Up to so many more, for each message. */
  readonly jitter: number;
  /** Times that the connection of this page breaks. */
  readonly cuts: number;
}

const weather = fields<Weather>({ delay: whole(0, 5000), jitter: whole(0, 1000), cuts: whole(0, 100) });

/** Reads `?link=150&jitter=40&cuts=2`; undefined where no link is asked for. Throws where a number is none. */
export function weatherIn(search: string): Weather | undefined {
  const asked = new URLSearchParams(search);
  if (!asked.has('link')) return undefined;
  const numberOf = (name: string): number => Number(asked.get(name) ?? 0);
  return weather(
    { delay: numberOf('link'), jitter: numberOf('jitter'), cuts: numberOf('cuts') },
    'the weather of the link',
  );
}
