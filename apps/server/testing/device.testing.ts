// A browser of a person, as far as the API sees it: a key, a session, calls.

import { generateKeyPairSync, sign } from 'node:crypto';
import {
  call,
  type Connection,
  type CallInput,
  Problem,
  type Proof,
  type PublicKey,
  type ApiRoute,
  ROUTES,
} from '@rensa/api';
import { signedText } from '../accounts/keys.ts';

export class TestDevice {
  readonly #origin: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly label: string;
  token: string | undefined;

  constructor(origin: string, label = 'Test') {
    this.#origin = origin;
    this.label = label;
  }

  /** A device that is signed in. */
  static async guest(origin: string, label?: string): Promise<TestDevice> {
    const device = new TestDevice(origin, label);
    await device.signIn();
    return device;
  }

  static async named(origin: string, name: string): Promise<TestDevice> {
    const device = await TestDevice.guest(origin, name);
    await device.call(ROUTES.claimName, { body: { name } });
    return device;
  }

  get #connection(): Connection {
    return { fetch, origin: this.#origin, token: this.token };
  }

  call<Params, Query, Body, Answer>(
    route: ApiRoute<Params, Query, Body, Answer>,
    input: CallInput<Params, Query, Body>,
  ): Promise<Answer> {
    return call(this.#connection, route, input);
  }

  async signIn(): Promise<void> {
    const { token } = await this.call(ROUTES.signIn, { body: await this.proof() });
    this.token = token;
  }

  /** A fresh challenge, signed. */
  async proof(origin = this.#origin): Promise<Proof> {
    const { challenge } = await this.call(ROUTES.newChallenge, {});
    const { kty, crv, x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    const form = { key: this.#keys.privateKey, dsaEncoding: 'ieee-p1363' } as const;
    const signature = sign('sha256', Buffer.from(signedText(origin, challenge)), form).toString('base64url');
    return { key: { kty, crv, x, y } as PublicKey, challenge, signature, label: this.label };
  }
}

/** The kind of the problem that a call ends with, or its answer. */
export async function refusalOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.catch((error: unknown) => {
    if (error instanceof Problem) return error.kind;
    throw error;
  });
}
