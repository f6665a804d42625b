import { type Handicap, handicapOf, HANDICAPS } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { GAMES, type GameEntry } from './index.ts';

const HANDICAP: Handicap = [HANDICAPS[1], HANDICAPS[3]];
const FIGHTING = GAMES.filter(({ duel }) => duel !== null);

/** A setup that the page offers for two, under the last ruleset that there is. */
function offeredBy({ rulesets, isMatchOffered }: GameEntry): object | undefined {
  const setups = rulesets.flatMap((rules) => [{ rules }, { rules, mode: 'single' }]);
  return setups.findLast(isMatchOffered);
}

describe.each(FIGHTING.map((entry): [string, GameEntry] => [entry.id, entry]))('a match of %s', (_, entry) => {
  const setup = offeredBy(entry);

  it('is offered with any handicap and without', () => {
    expect(setup).toBeDefined();
    expect(entry.isMatchOffered({ ...setup, handicap: HANDICAP })).toBe(true);
    expect(handicapOf(entry.duel?.parseSetup({ ...setup, handicap: HANDICAP }))).toEqual(HANDICAP);
    expect(entry.isMatchOffered({ ...setup, handicap: [100, 60] })).toBe(false);
  });

  it('is not offered with options of its own', () => {
    expect(entry.isMatchOffered({ ...setup, options: { pushTicks: 1 } })).toBe(false);
    expect(entry.isMatchOffered('nothing')).toBe(false);
  });

  it('sends something across', () => {
    const { rules } = entry.game.start(entry.game.parseSetup(setup), 1) as { rules: { attack: unknown } };
    expect(rules.attack).not.toBeNull();
  });
});

it('a game without matches offers none', () => {
  const alone = GAMES.filter(({ duel }) => duel === null);
  expect(alone.map(({ isMatchOffered }) => isMatchOffered({}))).toEqual(alone.map(() => false));
});
