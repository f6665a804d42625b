// Replays as they come from links: with an address before them, compressed, and followed by who played.

import { decodeBytes, readReplay, type Replay } from '@rensa/engine';
import { inflateRawSync } from 'node:zlib';

/** Bytes; a text that unpacks to more is no replay. */
const MAX_BYTES = 3_000_000;
/** A link up to the replay, the number of its form, and the replay. Who played follows after the `&`. */
const LINK = /^(?:\S*#)?(?:([rz])([12])\.([\w-]*))(?:&\S*)?$/;

/** Reads a replay in any of its forms. Throws if there is none. */
export function replayIn(text: string): Replay {
  const [, kind, version, packed = ''] = LINK.exec(text.trim()) ?? [];
  if (kind === undefined) return readReplay(text);
  return readReplay(`r${version}.${kind === 'z' ? inflated(packed) : packed}`);
}

function inflated(base64url: string): string {
  try {
    const bytes = Uint8Array.from(decodeBytes(base64url));
    return inflateRawSync(bytes, { maxOutputLength: MAX_BYTES }).toString('base64url');
  } catch (error) {
    throw new Error('the compressed replay is damaged, cut off or too large', { cause: error });
  }
}
