// What a game over sheet tells about the turns of a game.

/** The length of a chain that has ended, 0 for a turn without one; undefined when nothing ended. */
export type TurnOf<Event> = (event: Event) => number | undefined;

/** The chain lengths of the turns so far, after these events too. */
export function tally<Event>(
  turns: readonly number[],
  events: readonly Event[],
  turnOf: TurnOf<Event>,
): readonly number[] {
  const ended = events.flatMap((event) => turnOf(event) ?? []);
  return ended.length === 0 ? turns : [...turns, ...ended];
}

/** At most `most` bars: in a long game neighbouring turns share one, which shows the longest of their chains. */
export function bars(turns: readonly number[], most: number): readonly number[] {
  const share = Math.max(1, Math.ceil(turns.length / most));
  const out: number[] = [];
  for (let i = 0; i < turns.length; i += share) out.push(Math.max(...turns.slice(i, i + share)));
  return out;
}
