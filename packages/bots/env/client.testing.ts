// A client of environments. It reads replies by the layout of the first frame, as a program outside does.

import type { Replay, Stream } from '@rensa/engine';
import { FRAME_HEAD, FRAME_KINDS, frameHead } from './frames.ts';
import type { EnvGame } from './game.ts';
import { EnvHost, type EnvOrder } from './host.ts';
import type { BodyLayout } from './layout.ts';

/** Environments of a client. */
export const ENVS = 3;
type EnvRequest = Exclude<keyof typeof FRAME_KINDS, 'hello' | 'error'>;

interface Hello {
  readonly actions: number;
  readonly leave: number;
  readonly requests: Readonly<Record<string, BodyLayout>>;
  readonly replies: Readonly<Record<string, BodyLayout>>;
}

/** Values of the columns of a reply by name, for all environments. */
export type SeenColumns = Readonly<Record<string, readonly number[]>>;

/** A client of one host. */
export class EnvClient {
  readonly hello: Hello;
  readonly #host: EnvHost;

  constructor(game: EnvGame, order: Partial<EnvOrder<unknown>> & { readonly ruleset: string }) {
    const setup = game.bots.setup(order.ruleset);
    this.#host = new EnvHost(game, { setup, envs: ENVS, pieces: Infinity, autoreset: 'next', ...order });
    this.hello = JSON.parse(textIn(this.#host.hello())) as Hello;
  }

  /** Sends a request and returns the body of the reply. Throws an error of the host. */
  ask(request: EnvRequest, body: Uint8Array = new Uint8Array()): Uint8Array<ArrayBuffer> {
    const frame = this.#host.answer({ kind: FRAME_KINDS[request], body });
    const { length, kind } = frameHead(frame);
    if (frame.length !== FRAME_HEAD + length) throw new Error('a frame has another length than its head says');
    if (kind === FRAME_KINDS.error) throw new Error(textIn(frame));
    if (kind !== FRAME_KINDS[request]) throw new Error(`the reply is of kind ${kind}`);
    return frame.slice(FRAME_HEAD);
  }

  reset(seeds: readonly number[], which: readonly number[] = seeds.map(() => 1)): SeenColumns {
    return this.#seen('reset', this.ask('reset', this.#request('reset', { seed: seeds, which })));
  }

  step(action: readonly number[]): SeenColumns {
    return this.#seen('step', this.ask('step', this.#request('step', { action })));
  }

  look(): SeenColumns {
    return this.#seen('look', this.ask('look'));
  }

  copy(...pairs: readonly (readonly [from: number, to: number])[]): void {
    this.ask('copy', new Uint8Array(Uint32Array.from(pairs.flat()).buffer));
  }

  replay(env: number): Replay {
    const bytes = this.ask('replay', new Uint8Array(Uint32Array.of(env).buffer));
    return JSON.parse(String.fromCharCode(...bytes)) as Replay;
  }

  #request(name: string, values: Readonly<Record<string, readonly number[]>>): Uint8Array {
    const { length, fields } = this.hello.requests[name];
    const body = new DataView(new ArrayBuffer(length));
    for (const { name: field, type, offset } of fields) {
      for (const [i, value] of values[field].entries()) {
        if (type === 'u1') body.setUint8(offset + i, value);
        else if (type === 'u2') body.setUint16(offset + 2 * i, value, true);
        else body.setUint32(offset + 4 * i, value, true);
      }
    }
    return new Uint8Array(body.buffer);
  }

  #seen(name: string, body: Uint8Array<ArrayBuffer>): SeenColumns {
    const { length, fields } = this.hello.replies[name];
    if (body.length !== length) throw new Error(`a reply has ${body.length} bytes, not ${length}`);
    const arrays = { u1: Uint8Array, u2: Uint16Array, u4: Uint32Array, i4: Int32Array };
    const columns = fields.map(({ name: field, type, shape, offset }) => {
      const count = shape.reduce((product, size) => product * size, 1);
      return [field, Array.from(new arrays[type](body.buffer, offset, count))] as const;
    });
    return Object.fromEntries(columns);
  }

  /** The actions that the mask of an environment allows. */
  legal({ mask = [] }: SeenColumns, env: number): number[] {
    const bytes = this.hello.actions / 8;
    const isLegal = (action: number): boolean => (((mask[env * bytes + (action >> 3)] ?? 0) >> (action & 7)) & 1) === 1;
    return Array.from({ length: this.hello.actions }, (_, action) => action).filter(isLegal);
  }

  /** A random legal action per environment. Those that have ended are left alone. */
  random(seen: SeenColumns, dice: Stream): number[] {
    return Array.from({ length: ENVS }, (_, env) => {
      const legal = this.legal(seen, env);
      return legal[dice.next(Math.max(1, legal.length))] ?? this.hello.leave;
    });
  }
}

function textIn(frame: Uint8Array): string {
  return String.fromCharCode(...frame.subarray(FRAME_HEAD));
}
