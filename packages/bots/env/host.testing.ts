// Checks of the environments of a game.

import { type GameTypes, hash, type Replay, Stream, verify } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { solo } from '../play/solo.ts';
import { AloneEnv, ENDED } from './alone.ts';
import { EnvClient, ENVS, type SeenColumns } from './client.testing.ts';
import type { EnvGame } from './game.ts';
import type { EnvOrder } from './host.ts';
import { layoutOf } from './layout.ts';
import { Observer } from './observe.ts';

type Open = (order?: Partial<EnvOrder<unknown>>) => EnvClient;

/** Tests of the environments of a game under one ruleset. */
export function describeEnv<G extends GameTypes, View, Placement extends object>(
  own: EnvGame<G, View, Placement>,
  ruleset: string,
  hide: (state: G['state']) => G['state'],
): void {
  const game = own as unknown as EnvGame;
  const open: Open = (order = {}) => new EnvClient(game, { ruleset, ...order });
  describe(`environments under ${ruleset}`, () => {
    testGames(open, game, ruleset);
    testRequests(open);
    testCopies(open);
    testFairness(own, ruleset, hide);
  });
}

function testGames(open: Open, game: EnvGame, ruleset: string): void {
  it('give replays that are valid and have the score of the environment', () => {
    const client = open({ autoreset: 'off' });
    const dice = new Stream(1);
    let seen = client.reset([1, 2, 0xffff_ffff]);
    for (let step = 0; step < 20; step++) seen = client.step(client.random(seen, dice));
    for (const [env, score] of (seen['score'] ?? []).entries()) {
      const replay = client.replay(env);
      const verdict = verify(game.bots.game, replay);
      expect(verdict).toMatchObject({ ok: true, seed: [1, 2, 0xffff_ffff][env] });
      expect(scoreOf(game, replay)).toBe(score);
    }
  });

  it('play the game of the command `play` when they take its placements', () => {
    const pieces = 12;
    const client = open({ autoreset: 'off', pieces });
    const dice = new Stream(2);
    const taken: number[] = [];
    let seen = client.reset([7, 8, 9]);
    while (seen['ended']?.[0] === ENDED.no) {
      const actions = client.random(seen, dice);
      taken.push(actions[0]);
      seen = client.step(actions);
    }
    expect(client.replay(0).hash).toBe(playedBySolo(game, { ruleset, seed: 7, pieces }, taken).hash);
    expect(seen['pieces']?.[0]).toBe(taken.length);
    if (taken.length === pieces) expect(seen['ended']?.[0]).toBe(ENDED.stopped);
  });
}

/** `hide` changes everything that a player does not see. */
function testFairness<G extends GameTypes, View, Placement extends object>(
  game: EnvGame<G, View, Placement>,
  ruleset: string,
  hide: (state: G['state']) => G['state'],
): void {
  it('observe nothing that is hidden', () => {
    const env = new AloneEnv(game, { ruleset, setup: game.bots.setup(ruleset), pieces: Infinity });
    const observer = new Observer(game, ruleset, 1);
    const dice = new Stream(8);
    let moment = env.start(31);
    for (let turn = 0; turn < 12 && moment.ended === ENDED.no; turn++) {
      const [seen, changed] = [moment, { ...moment, state: hide(moment.state) }].map((each) => {
        const body = new DataView(new ArrayBuffer(observer.layout.length));
        observer.write(body, [each]);
        return new Uint8Array(body.buffer);
      });
      expect(hash(hide(moment.state))).not.toBe(hash(moment.state));
      expect(changed).toEqual(seen);
      moment = env.step(moment, moment.legal[dice.next(moment.legal.length)] ?? 0);
    }
  });
}

function testRequests(open: Open): void {
  it('describe columns on multiples of 8 bytes, one after another', () => {
    const { requests, replies } = open().hello;
    for (const { length, fields } of [...Object.values(requests), ...Object.values(replies)]) {
      expect({ length, fields }).toEqual(layoutOf(fields));
      expect([length, ...fields.map(({ offset }) => offset)].filter((bytes) => bytes % 8 !== 0)).toEqual([]);
      expect(fields.every(({ shape }) => shape[0] === ENVS)).toBe(true);
    }
  });

  it('start again with the next seed after the end, and are left alone by the highest action', () => {
    const client = open({ pieces: 1 });
    const first = client.reset([5, 6, 7]);
    const ended = client.step(client.random(first, new Stream(3)));
    expect(ended['ended']).not.toContain(ENDED.no);
    const again = client.step([client.hello.leave, client.hello.leave, client.hello.leave]);
    expect(again).toEqual(open({ pieces: 1 }).reset([5 + ENVS, 6 + ENVS, 7 + ENVS]));
    const moved = client.step([client.random(again, new Stream(4))[0], client.hello.leave, client.hello.leave]);
    expect(moved['pieces']).toEqual([1, 0, 0]);
    expect(client.reset([0, 0, 9], [0, 0, 1])['pieces']).toEqual([1, 0, 0]);
  });

  it('refuse what they cannot do in a sentence, and move nothing', () => {
    const client = open({ autoreset: 'off' });
    expect(() => client.step([0, 0, 0])).toThrow('environment 0 has no game yet: reset it first');
    const seen = client.reset([1, 2, 3]);
    const illegal = Array.from({ length: client.hello.actions }, (_, action) => action).find(
      (action) => !client.legal(seen, 2).includes(action),
    );
    const [first, second] = client.random(seen, new Stream(5));
    expect(() => client.step([first, second, illegal ?? 0])).toThrow(
      `environment 2 cannot take action ${illegal}: take one of its mask`,
    );
    expect(() => client.ask('step', new Uint8Array(3))).toThrow('the body of step has 8 bytes, not 3');
    expect(() => client.copy([0, ENVS])).toThrow(`there is no environment ${ENVS}: the last is ${ENVS - 1}`);
    expect(() => client.ask('copy', new Uint8Array(4))).toThrow('copy takes pairs of environments');
    const { leave } = client.hello;
    expect(client.step([leave, leave, leave])).toEqual(seen);
  });
}

function testCopies(open: Open): void {
  it('look at each placement as a step shows it', () => {
    const client = open({ autoreset: 'off' });
    const dice = new Stream(6);
    let seen = client.reset([11, 12, 13]);
    for (let step = 0; step < 6; step++) seen = client.step(client.random(seen, dice));
    const looked = client.look();
    const actions = client.random(seen, dice);
    const after = client.step(actions);
    for (const [env, action] of actions.entries()) {
      if (action === client.hello.leave) continue;
      const at = env * client.hello.actions + action;
      expect(['gain', 'chain'].map((name) => looked[name]?.[at])).toEqual(
        ['gain', 'chain'].map((name) => after[name]?.[env]),
      );
    }
    expect(looked['cells']?.some((cells) => cells > 0)).toBe(true);
  });

  it('copy one to another, all at once', () => {
    const client = open();
    const seen = client.reset([21, 22, 23]);
    client.copy([0, 1], [1, 2]);
    const { leave } = client.hello;
    const boards = (of: SeenColumns, env: number): unknown[] =>
      Object.values(of).map((column) => column.slice((column.length / ENVS) * env, (column.length / ENVS) * (env + 1)));
    const after = client.step([leave, leave, leave]);
    expect([0, 1, 2].map((env) => boards(after, env))).toEqual([0, 0, 1].map((env) => boards(seen, env)));
    const [action] = client.random(after, new Stream(7));
    const same = client.step([action, action, leave]);
    expect(boards(same, 1)).toEqual(boards(same, 0));
    expect(hash(client.replay(1))).toBe(hash(client.replay(0)));
  });
}

function scoreOf(game: EnvGame, replay: Replay): number | undefined {
  const rules = game.bots.game;
  let state = rules.start(rules.parseSetup(replay.setup), replay.seed);
  for (let i = 0; i < (replay.log[0]?.length ?? 0); i += 2) {
    for (let tick = 0; tick < (replay.log[0]?.[i] ?? 0); tick++) {
      state = rules.step(state, [replay.log[0]?.[i + 1] ?? 0]).state;
    }
  }
  return rules.score(state);
}

interface GameToPlay {
  readonly ruleset: string;
  readonly seed: number;
  readonly pieces: number;
}

function playedBySolo(game: EnvGame, { ruleset, seed, pieces }: GameToPlay, actions: readonly number[]): Replay {
  const limits = { pairs: pieces, stopScore: Infinity };
  const played = solo(game.bots, { setup: game.bots.setup(ruleset), seed, limits });
  let step = played.next();
  for (const action of actions) {
    if (step.done !== true) step = played.next({ placements: [game.placementOf(action, ruleset)] });
  }
  if (step.done !== true) throw new Error('the game goes on');
  return step.value.replay;
}
