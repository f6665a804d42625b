// A replay as a text that fits into a message: its compact form, compressed where the browser can.

import { decodeBytes, listOf, packReplay, type Replay, text as textOf, unpackReplay } from '@rensa/engine';

/** A replay as it is handed on. One of a match says who played. */
export interface SharedReplay extends Replay {
  /** By seat: the name of a bot, or `person`. */
  readonly players?: readonly string[];
}

const players = listOf(textOf(40), 2, 2);

/** Who played does not belong to the replay, so what cannot be read is left out. */
export function withPlayers(replay: Replay, raw: unknown): SharedReplay {
  try {
    return raw === undefined ? replay : { ...replay, players: players(raw, 'the players') };
  } catch {
    return replay;
  }
}

const PACKED = 'r1.';
const COMPRESSED = 'z1.';
/** A text that grows beyond this is no replay. */
const MOST_BYTES = 3_000_000;
/** Before the players, which are parted by commas. */
const BY = '&';

/** The address of a replay, which holds all of it. */
export async function replayLink(replay: SharedReplay): Promise<string> {
  return `${location.origin}/replay#${await linkText(replay)}`;
}

/** The part of that address that holds the replay. */
export async function linkText(replay: SharedReplay): Promise<string> {
  const text = await textAlone(replay);
  return replay.players === undefined ? text : text + BY + replay.players.map(encodeURIComponent).join(',');
}

async function textAlone(replay: Replay): Promise<string> {
  const packed = packReplay(replay);
  if (!('CompressionStream' in globalThis)) return packed;
  const bytes = Uint8Array.from(decodeBytes(packed.slice(PACKED.length)));
  const compressed = COMPRESSED + base64url(await through(bytes, new CompressionStream('deflate-raw')));
  return compressed.length < packed.length ? compressed : packed;
}

/** Throws where the text holds no replay. */
export async function readLinkText(text: string): Promise<SharedReplay> {
  const [alone = '', by] = text.split(BY);
  return withPlayers(await readAlone(alone), by?.split(',').map(decodeURIComponent));
}

async function readAlone(text: string): Promise<Replay> {
  if (!text.startsWith(COMPRESSED)) return unpackReplay(text);
  const bytes = Uint8Array.from(decodeBytes(text.slice(COMPRESSED.length)));
  return unpackReplay(PACKED + base64url(await through(bytes, new DecompressionStream('deflate-raw'))));
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const out: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (out.length + part.value.length > MOST_BYTES) throw new Error('the replay is too large');
    for (const byte of part.value) out.push(byte);
  }
  return out;
}

function base64url(bytes: readonly number[]): string {
  const text = btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
