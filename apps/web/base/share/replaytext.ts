import { readReplay } from '@rensa/engine';
import { readLinkText, type SharedReplay, withPlayers } from './link.ts';

/**
 * Reads a replay from a link, the part of it that contains the replay, or the text of a file. Throws if there is none
 * in it.
 */
export async function parseReplayText(text: string): Promise<SharedReplay> {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) {
    const replay = readReplay(trimmed);
    const { players }: { readonly players?: unknown } = JSON.parse(trimmed);
    return withPlayers(replay, players);
  }
  return readLinkText(trimmed.slice(trimmed.lastIndexOf('#') + 1));
}

/** True if this is meant to be a replay, damaged or not. */
export function isReplayText(text: string): boolean {
  return /^\s*\{|(?:^\s*|#)[rz][12]\./.test(text);
}
