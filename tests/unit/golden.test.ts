import { type Duel, playback, readReplay, type Replay, type Seated, type Verdict, verify } from '@rensa/engine';
import { findGame, GAMES } from '@rensa/games';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const REPLAYS = new URL('../../replays/', import.meta.url);
const NAMES = readdirSync(REPLAYS);

function replayIn(name: string): Replay {
  return readReplay(readFileSync(new URL(name, REPLAYS), 'utf8'));
}

function judge(name: string): Verdict | undefined {
  const replay = replayIn(name);
  const entry = findGame(replay.game);
  const game = entry?.duel?.id === replay.game ? entry.duel : entry?.game;
  return game && verify(game, replay);
}

/** Replays every golden game: it must end as it was recorded. `scripts/golden.ts` records new ones. */
describe.each(NAMES)('the golden game %s', (name) => {
  it('leads to the same end', () => {
    const verdict = judge(name);
    expect(verdict).toMatchObject({ ok: true });
    expect(verdict?.result).toBeDefined();
  });
});

it.each(GAMES.flatMap(({ id, duel }) => (duel === null ? [id] : [id, duel.id])))('%s has a golden game', (id) => {
  expect(NAMES.some((name) => name.startsWith(`${id}-`))).toBe(true);
});

type DuelGame = NonNullable<(typeof GAMES)[number]['duel']>;
interface FightingBoard {
  readonly rules: { readonly attack: { readonly marginTicks?: number } | null };
}

/** The events of a match, and those sent in margin time. */
function* eventsIn(duel: DuelGame, replay: Replay): Generator<string> {
  let tick = 0;
  for (const { state, events } of playback(duel, replay)) {
    const { rules } = (state as Duel<FightingBoard>).boards[0];
    const isLate = tick++ >= (rules.attack?.marginTicks ?? Infinity);
    for (const { event } of events as readonly Seated<{ readonly kind: string }>[]) {
      yield event.kind;
      if (isLate && event.kind === 'sent') yield 'sent late';
    }
  }
}

const DUELS = GAMES.flatMap(({ duel }) => (duel === null ? [] : [duel]));

describe.each(DUELS.map((duel): [string, DuelGame] => [duel.id, duel]))('golden games of %s', (id, duel) => {
  const replays = NAMES.filter((name) => name.startsWith(`${id}-`)).map(replayIn);

  it('are three, one of them with a handicap', () => {
    expect(replays.length).toBeGreaterThanOrEqual(3);
    expect(replays.some(({ setup }) => Object.hasOwn(setup as object, 'handicap'))).toBe(true);
  });

  it('have garbage in each, and offsets and margin time where the game has them', () => {
    const told = replays.map((replay) => new Set(eventsIn(duel, replay)));
    expect(told.every((kinds) => kinds.has('garbage'))).toBe(true);
    const all = new Set(told.flatMap((kinds) => [...kinds]));
    const attack = ruleOf(duel, replays[0]);
    if (attack?.marginTicks === undefined) return;
    expect([all.has('offset'), all.has('sent late')]).toEqual([true, true]);
  });
});

function ruleOf(duel: DuelGame, { setup, seed }: Replay): FightingBoard['rules']['attack'] {
  const { boards } = duel.start(duel.parseSetup(setup), seed) as Duel<FightingBoard>;
  return boards[0].rules.attack;
}
