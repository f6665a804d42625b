// N environments behind frames: a request in, a reply out. A request that cannot be answered moves nothing.

import { type GameTypes, messageOf } from '@rensa/engine';
import { AloneEnv, ENDED, type EnvMoment } from './alone.ts';
import { bodyOf, type EnvFrame, FRAME_HEAD, FRAME_KINDS, type FrameKind, openFrame } from './frames.ts';
import type { EnvGame } from './game.ts';
import { type BodyLayout, columnIn, layoutOf } from './layout.ts';
import { lookLayout, Observer, writeLook } from './observe.ts';

const PROTOCOL = 1;
/** Texts of frames are ASCII. */
const MAX_ASCII = 127;

export interface EnvOrder<Setup> {
  readonly ruleset: string;
  readonly setup: Setup;
  readonly envs: number;
  /** Pieces after which a game stops; Infinity for no limit. */
  readonly pieces: number;
  /** `next`: a game that has ended starts again with the next step. `off`: it waits for a reset. */
  readonly autoreset: 'next' | 'off';
}

export class EnvHost<G extends GameTypes = GameTypes, View = unknown, Placement extends object = object> {
  readonly #game: EnvGame<G, View, Placement>;
  readonly #order: EnvOrder<G['setup']>;
  readonly #env: AloneEnv<G, View, Placement>;
  readonly #observer: Observer<G, View, Placement>;
  /** The number of actions, which is also the action that leaves an environment alone. */
  readonly #actions: number;
  readonly #requests: Readonly<Record<'reset' | 'step', BodyLayout>>;
  readonly #look: BodyLayout;
  /** Undefined until the first reset. */
  #moments: readonly (EnvMoment<G['state']> | undefined)[];

  constructor(game: EnvGame<G, View, Placement>, order: EnvOrder<G['setup']>) {
    const { envs, ruleset } = order;
    this.#game = game;
    this.#order = order;
    this.#env = new AloneEnv(game, order);
    this.#observer = new Observer(game, ruleset, envs);
    this.#actions = game.actions(ruleset);
    this.#requests = {
      reset: layoutOf([
        { name: 'seed', type: 'u4', shape: [envs] },
        { name: 'which', type: 'u1', shape: [envs] },
      ]),
      step: layoutOf([{ name: 'action', type: 'u2', shape: [envs] }]),
    };
    this.#look = lookLayout(envs, this.#actions);
    this.#moments = Array.from({ length: envs }, () => undefined);
  }

  /** The first frame, which describes all others. */
  hello(): Uint8Array<ArrayBuffer> {
    const { envs, ruleset } = this.#order;
    return textFrame(
      'hello',
      JSON.stringify({
        protocol: PROTOCOL,
        game: this.#game.bots.game.id,
        rules: ruleset,
        level: 'placement',
        envs,
        actions: this.#actions,
        leave: this.#actions,
        kinds: FRAME_KINDS,
        requests: this.#requests,
        replies: { reset: this.#observer.layout, step: this.#observer.layout, look: this.#look },
      }),
    );
  }

  /** Answers a request. */
  answer({ kind, body }: EnvFrame): Uint8Array<ArrayBuffer> {
    try {
      const view = new DataView(body.buffer, body.byteOffset, body.length);
      if (kind === FRAME_KINDS.step) return this.#step(view);
      if (kind === FRAME_KINDS.reset) return this.#reset(view);
      if (kind === FRAME_KINDS.look) return this.#lookAt(view);
      if (kind === FRAME_KINDS.copy) return this.#copy(view);
      if (kind === FRAME_KINDS.replay) return this.#replay(view);
      throw new Error(`there is no request of kind ${kind}: the first frame lists the kinds`);
    } catch (error) {
      return errorFrame(messageOf(error));
    }
  }

  #reset(body: DataView): Uint8Array<ArrayBuffer> {
    const { length, fields } = this.#requests.reset;
    expectLength(body, length, 'reset');
    const [seeds, which] = fields.map(({ offset }) => offset);
    this.#moments = this.#moments.map((moment, env) =>
      body.getUint8(which + env) === 0 ? moment : this.#env.start(body.getUint32(seeds + 4 * env, true)),
    );
    return this.#observed('reset');
  }

  #step(body: DataView): Uint8Array<ArrayBuffer> {
    expectLength(body, this.#requests.step.length, 'step');
    const moments = this.#started();
    const actions = moments.map((_, env) => body.getUint16(2 * env, true));
    for (const [env, moment] of moments.entries()) this.#checkAction(env, moment, actions[env]);
    this.#moments = moments.map((moment, env) => this.#after(moment, actions[env]));
    return this.#observed('step');
  }

  #checkAction(env: number, { ended, legal }: EnvMoment<G['state']>, action: number): void {
    if (action === this.#actions || this.#startsAgain(ended)) return;
    if (ended !== ENDED.no) throw new Error(`the game of environment ${env} has ended: reset it, or leave it alone`);
    if (legal.includes(action)) return;
    throw new Error(`environment ${env} cannot take action ${action}: take one of its mask`);
  }

  #after(moment: EnvMoment<G['state']>, action: number): EnvMoment<G['state']> {
    if (this.#startsAgain(moment.ended)) return this.#env.start((moment.seed + this.#order.envs) >>> 0);
    return action === this.#actions ? { ...moment, gain: 0, chain: 0 } : this.#env.step(moment, action);
  }

  #startsAgain(ended: number): boolean {
    return ended !== ENDED.no && this.#order.autoreset === 'next';
  }

  #lookAt(body: DataView): Uint8Array<ArrayBuffer> {
    expectLength(body, 0, 'look');
    const moments = this.#started();
    const frame = openFrame('look', this.#look.length);
    const reply = bodyOf(frame);
    const views = this.#look.fields.map((field) => columnIn(reply, field));
    for (const [env, moment] of moments.entries()) {
      for (const action of moment.legal) {
        writeLook(this.#game, views, env * this.#actions + action, this.#env.step(moment, action));
      }
    }
    return frame;
  }

  /** Copies all at once, so a chain of copies takes what was there before. */
  #copy(body: DataView): Uint8Array<ArrayBuffer> {
    if (body.byteLength % 8 !== 0) throw new Error('copy takes pairs of environments, from and to, each a u4');
    const before = this.#started();
    const after = [...before];
    for (let at = 0; at < body.byteLength; at += 8) {
      const [from, to] = [this.#envAt(body, at), this.#envAt(body, at + 4)];
      after[to] = before[from];
    }
    this.#moments = after;
    return openFrame('copy', 0);
  }

  #replay(body: DataView): Uint8Array<ArrayBuffer> {
    expectLength(body, 4, 'replay');
    const env = this.#envAt(body, 0);
    return textFrame('replay', JSON.stringify(this.#env.replay(this.#started()[env])));
  }

  #envAt(body: DataView, at: number): number {
    const env = body.getUint32(at, true);
    if (env < this.#order.envs) return env;
    throw new Error(`there is no environment ${env}: the last is ${this.#order.envs - 1}`);
  }

  /** All environments. Throws if one has never been reset. */
  #started(): readonly EnvMoment<G['state']>[] {
    const missing = this.#moments.indexOf(undefined);
    if (missing >= 0) throw new Error(`environment ${missing} has no game yet: reset it first`);
    return this.#moments as readonly EnvMoment<G['state']>[];
  }

  #observed(kind: 'reset' | 'step'): Uint8Array<ArrayBuffer> {
    const moments = this.#started();
    const frame = openFrame(kind, this.#observer.layout.length);
    this.#observer.write(bodyOf(frame), moments);
    return frame;
  }
}

export function errorFrame(reason: string): Uint8Array<ArrayBuffer> {
  return textFrame('error', reason);
}

function textFrame(kind: FrameKind, text: string): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(text, (letter) => Math.min(letter.charCodeAt(0), MAX_ASCII));
  const frame = openFrame(kind, bytes.length);
  frame.set(bytes, FRAME_HEAD);
  return frame;
}

function expectLength(body: DataView, length: number, request: string): void {
  if (body.byteLength === length) return;
  throw new Error(`the body of ${request} has ${length} bytes, not ${body.byteLength}`);
}
