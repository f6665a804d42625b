// The keys of devices: ECDSA P-256, made in the browser and never taken out of it.

import { createHash, createPublicKey, verify } from 'node:crypto';
import { Problem, type Proof, type PublicKey } from '@rensa/api';

/** The thumbprint of a key, RFC 7638. */
export function thumbprint({ crv, kty, x, y }: PublicKey): string {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
}

/** The text that a device signs. The origin in it makes it worthless for another site. */
export function signedText(origin: string, challenge: string): string {
  return `rensa sign-in 1\n${origin}\n${challenge}`;
}

/** Throws unless the holder of the key has signed the challenge for this origin. */
export function checkProof({ key, challenge, signature }: Proof, origin: string): void {
  if (!isSigned(key, signedText(origin, challenge), signature)) {
    throw new Problem('refused', { detail: 'the signature does not fit the key' });
  }
}

function isSigned(jwk: PublicKey, text: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: { ...jwk }, format: 'jwk' });
    const form = { key, dsaEncoding: 'ieee-p1363' } as const;
    return verify('sha256', Buffer.from(text), form, Buffer.from(signature, 'base64url'));
  } catch {
    // The point is not on the curve.
    return false;
  }
}
