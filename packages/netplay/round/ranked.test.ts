import { expect, it } from 'vitest';
import { ROUNDS } from '../rounds.testing.ts';
import { MIN_RANKED_LEAD } from './limits.ts';
import { shortLead } from './ranked.ts';

it('refuses setups with a short lead to ranked matches', () => {
  const found = ROUNDS.map(({ name, duel, setup }) => [name, shortLead(duel, setup)]);
  expect(Object.fromEntries(found)).toMatchObject({
    'puyo tsu': undefined,
    'gems arcade': undefined,
    'capsules classic': 11,
    'capsules nes': undefined,
  });
});

it('looks at the options of a setup, not at its handicap', () => {
  const { duel } = ROUNDS.find(({ name }) => name === 'puyo tsu') as (typeof ROUNDS)[number];
  const setup = (popTicks: number) =>
    duel.parseSetup({ rules: 'tsu', options: { popTicks, landTicks: 2 }, handicap: [50, 100] });
  expect([19, 18, 17].map((ticks) => shortLead(duel, setup(ticks)))).toEqual([
    undefined,
    undefined,
    MIN_RANKED_LEAD - 1,
  ]);
});
