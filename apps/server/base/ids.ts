// Random names and secrets.

import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in 43 letters of base64url. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret that only its owner may know. */
export function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
