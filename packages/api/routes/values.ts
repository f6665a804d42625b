// Values that several routes carry.

import { type Check, exactFields, fields, flag, listOf, nullOr, oneOf, text, textLike, whole } from '@rensa/engine';
import { pathPart } from '../frame/openapi.ts';

/** Milliseconds since 1970. */
export const time = whole(0, 8_640_000_000_000_000);

/** Bytes in base64url, without padding. */
function base64(letters: number): Check<string> {
  return textLike(new RegExp(`^[\\w-]{${letters}}$`), `${letters} letters of base64url`);
}

export const CHALLENGE_LETTERS = 54;
export const challenge = base64(CHALLENGE_LETTERS);

const publicKey = fields({
  kty: oneOf(['EC']),
  crv: oneOf(['P-256']),
  x: base64(43),
  y: base64(43),
});
export type PublicKey = ReturnType<typeof publicKey>;

/** What a device sends to show that it holds a key, and the name that its owner will read in the list of devices. */
export const proof = exactFields({ key: publicKey, challenge, signature: base64(86), label: text(60) });
export type Proof = ReturnType<typeof proof>;

const token = textLike(/^r[sb]_[\w-]{43}$/, 'a token');

export const name = text(64);
export const id = pathPart(43);

export const account = fields({
  kind: oneOf(['guest', 'named', 'bot', 'house']),
  name: nullOr(name),
  createdAt: time,
  /** When the name may be changed again. */
  renameAt: nullOr(time),
  /** How else than by this device it can be opened. */
  passkeys: whole(0, 100),
  recovery: flag,
  /** When it will be erased; null unless its owner has asked for that. */
  eraseAt: nullOr(time),
});
export type Account = ReturnType<typeof account>;

export const session = fields({ token, expiresAt: time, account });
export type SessionAnswer = ReturnType<typeof session>;

const device = fields({ id, label: text(60), createdAt: time, seenAt: time, current: flag });
export const devices = fields({ devices: listOf(device, 0, 100) });
