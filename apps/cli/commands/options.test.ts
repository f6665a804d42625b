import { describe, expect, it } from 'vitest';
import { refused, rensaJson } from '../testing/rensa.testing.ts';

describe.concurrent('--options', () => {
  it('changes what a board resolves to', async () => {
    const flags = ['resolve', 'puyo', '--rules', 'classic'];
    const [plain, custom] = await Promise.all([
      rensaJson(flags, 'RRRR'),
      rensaJson([...flags, '--options', '{"allClearScore": 7}'], 'RRRR'),
    ]);
    expect([plain, custom]).toMatchObject([{ score: 5040 }, { score: 47 }]);
  });

  it('changes what is dealt', async () => {
    const deal = (...more: string[]): Promise<unknown> => rensaJson(['deal', 'puyo', '--rules', 'classic', ...more]);
    const [pool, plain] = await Promise.all([deal('--options={"pairs":"pool"}'), deal()]);
    expect(pool).not.toEqual(plain);
  });

  it('and --mode and --colors change what is played', async () => {
    const play = (...more: string[]): Promise<unknown> =>
      rensaJson(['play', 'puyo', '--bot', 'swift', '--pieces', '3', ...more]);
    const played = await Promise.all([
      play(),
      play('--colors', '3'),
      play('--mode', 'survival'),
      play('--options', '{"landingScore": 100}'),
    ]);
    expect(new Set(played.map((each) => (each as { hash: string }).hash)).size).toBe(4);
  });

  it.each([
    [['resolve', 'puyo', '--options', '{'], '--options must be JSON, not "{"'],
    [['resolve', 'puyo', '--options', '{"popTicks": -1}'], 'popTicks must be a whole number from 0 to 100000, not -1'],
    [['deal', 'puyo', '--options', '{"speed": 1}'], 'options has an unknown key "speed"'],
    [['play', 'puyo', '--mode', 'party'], 'mode must be endless, survival or timed2, not "party"'],
    [['play', 'puyo', '--colors', '9'], 'colors must be a whole number from 3 to 5, not 9'],
  ])('%j is refused', async (argv, reason) => {
    expect(await refused(argv, 'R')).toContain(reason);
  });
});
