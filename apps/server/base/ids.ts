// Random names and secrets.

import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits in 22 letters of base64url: the name of a row that anyone may see. */
export function randomId(): string {
  return randomBytes(16).toString('base64url');
}

/** 256 random bits in 43 letters of base64url. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret that only its owner may know. */
export function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
