import { verify, duel } from '@rensa/engine';
import { gems, type RulesName } from '@rensa/games/gems';
import { describe, expect, it } from 'vitest';
import { think } from '../bot/deepen.ts';
import { drive } from '../play/drive.ts';
import { type DuelResult, playDuel } from '../play/duel.ts';
import { solo } from '../play/solo.ts';
import type { BotMessage } from '../protocol/messages.ts';
import { serve } from '../protocol/serve.ts';
import { served } from '../protocol/served.testing.ts';
import { gemsBots } from './game.ts';

const alone = (rules: RulesName, pairs: number) => ({
  setup: gemsBots.setup(rules),
  seed: 3,
  limits: { pairs, stopScore: Infinity },
});

const against = (seed: number, pairs: number) => ({
  setup: gemsBots.setup('arcade'),
  seed,
  limits: { ticks: 54_000, pairs },
});

function match(first: string, second: string, seed: number, pairs = Infinity): Promise<DuelResult> {
  const bots = [gemsBots.open(first), gemsBots.open(second)] as const;
  return drive(playDuel(gemsBots, against(seed, pairs)), ({ seat, view }) => think(bots[seat], view));
}

describe.each(['classic', 'arcade'] as const)('a bot that plays %s alone', (rules) => {
  it.each(gemsBots.names)('%s never names a placement that cannot be reached', async (name) => {
    const bot = gemsBots.open(name);
    const played = await drive(solo(gemsBots, alone(rules, name === 'strong' ? 6 : 40)), ({ view, canReach }) => {
      const { placements } = think(bot, view, { nodes: Math.min(bot.nodes, 1500) });
      expect(placements.filter((placement) => !canReach(placement))).toEqual([]);
      return { placements };
    });
    expect(verify(gems, played.replay).ok).toBe(true);
  });

  it('plays the same over the protocol', async () => {
    const bot = gemsBots.open('skilled');
    const order = alone(rules, 12);
    const directly = await drive(solo(gemsBots, order), ({ view }) => think(bot, view));
    expect(await drive(solo(gemsBots, order), served(gemsBots, bot))).toEqual(directly);
  });
});

describe('a match', () => {
  it('is valid and has no lost move', async () => {
    const result = await match('skilled', 'learner', 1);
    expect(result.lostMoves).toEqual([]);
    expect(result.winner).not.toBeNull();
    expect(verify(duel(gems), result.replay).ok).toBe(true);
  });

  it('is the same over the protocol, with the opponent', async () => {
    const bot = gemsBots.open('skilled');
    const directly = await drive(playDuel(gemsBots, against(3, 20)), ({ view }) => think(bot, view));
    expect(await drive(playDuel(gemsBots, against(3, 20)), served(gemsBots, bot))).toEqual(directly);
  });
});

describe('levels', () => {
  it.each(gemsBots.levels.slice(1, -1).map(({ name }, i) => [name, gemsBots.levels[i]?.name ?? ''] as const))(
    '%s wins most matches against %s',
    async (name, below) => {
      const results = await Promise.all([6, 7, 8, 9, 10].map((seed) => match(name, below, seed)));
      expect(results.filter(({ winner }) => winner === 0).length).toBeGreaterThanOrEqual(3);
    },
  );
});

it('a served bot accepts only the rules of its game', async () => {
  const posted: BotMessage[] = [];
  const receive = serve(gemsBots, gemsBots.open('novice'), {
    post: (message) => posted.push(message),
    pause: () => Promise.resolve(),
    now: () => 0,
    close: () => {},
  });
  await receive({ type: 'rules', protocol: 1, game: 'gems', rules: 'arcade' });
  await receive({ type: 'rules', protocol: 1, game: 'puyo', rules: 'tsu' });
  expect(posted).toMatchObject([
    { type: 'info', name: 'novice' },
    { type: 'error', reason: 'game must be gems, not "puyo"' },
  ]);
});
