// A replay as a text that fits into a message: its compact form, compressed where the browser can.

import { decodeBytes, listOf, packReplay, type Replay, text as textOf, unpackReplay } from '@rensa/engine';

/** A replay as it is shared. One of a match names its players. */
export interface SharedReplay extends Replay {
  /** Players by seat: the name of a bot, or `person`. */
  readonly players?: readonly string[];
}

const players = listOf(textOf(40), 2, 2);

/** The replay with its players. They are not part of the replay, so they are left out if they cannot be read. */
export function withPlayers(replay: Replay, raw: unknown): SharedReplay {
  try {
    return raw === undefined ? replay : { ...replay, players: players(raw, 'the players') };
  } catch {
    return replay;
  }
}

/** How each compact form begins, and how it begins compressed. */
const PREFIXES = [
  { packed: 'r1.', compressed: 'z1.' },
  { packed: 'r2.', compressed: 'z2.' },
] as const;
/** Bytes; a text that unpacks to more is no replay. */
const MAX_BYTES = 3_000_000;
/** Character before the players, which are separated by commas. */
const PLAYERS_MARK = '&';

/** Address of a replay, which contains all of it. */
export async function replayLink(replay: SharedReplay): Promise<string> {
  return `${location.origin}/replay#${await linkText(replay)}`;
}

/** The part of that address that contains the replay. */
export async function linkText(replay: SharedReplay): Promise<string> {
  const text = await textAlone(replay);
  return replay.players === undefined ? text : text + PLAYERS_MARK + replay.players.map(encodeURIComponent).join(',');
}

async function textAlone(replay: Replay): Promise<string> {
  const packed = packReplay(replay);
  const form = PREFIXES.find((each) => packed.startsWith(each.packed));
  if (form === undefined || !('CompressionStream' in globalThis)) return packed;
  const bytes = Uint8Array.from(decodeBytes(packed.slice(form.packed.length)));
  const compressed = form.compressed + base64url(await piped(bytes, new CompressionStream('deflate-raw')));
  return compressed.length < packed.length ? compressed : packed;
}

/** Reads a replay from that part. Throws if there is none in it. */
export async function readLinkText(text: string): Promise<SharedReplay> {
  const [alone = '', by] = text.split(PLAYERS_MARK);
  return withPlayers(await readAlone(alone), namesIn(by));
}

/** Names as they are written in a link; undefined if they cannot be decoded. */
function namesIn(text: string | undefined): readonly string[] | undefined {
  try {
    return text?.split(',').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

async function readAlone(text: string): Promise<Replay> {
  const form = PREFIXES.find((each) => text.startsWith(each.compressed));
  if (form === undefined) return unpackReplay(text);
  const bytes = Uint8Array.from(decodeBytes(text.slice(form.compressed.length)));
  return unpackReplay(form.packed + base64url(await piped(bytes, new DecompressionStream('deflate-raw'))));
}

async function piped(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const out: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (out.length + part.value.length > MAX_BYTES) throw new Error('the replay is too large');
    for (const byte of part.value) out.push(byte);
  }
  return out;
}

function base64url(bytes: readonly number[]): string {
  const text = btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
