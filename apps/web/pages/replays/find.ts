// From an address, a link, a file or a pasted text to a page that shows the replay, or to what is wrong with it.

import { readReplay } from '@rensa/engine';
import type { ComponentType } from 'preact';
import { readLinkText, type SharedReplay, withPlayers } from '../../base/link.ts';
import { type ReplayRecord, replays } from '../../base/replays.ts';
import { loadReplayUi } from './uis.tsx';

/** Why a replay is not shown. */
export type Problem =
  | { readonly kind: 'gone' | 'damaged' | 'forged' }
  | { readonly kind: 'unknown'; readonly game: string }
  | { readonly kind: 'older'; readonly was: number; readonly is: number };

export type Found = { readonly Viewer: ComponentType } | { readonly problem: Problem };

/** The replay that an address names: by its number, or by all of it behind the hash. */
export async function findReplay(path: string, hash: string): Promise<Found> {
  const id = /^\/replay\/(\d{1,15})$/.exec(path)?.[1];
  if (id === undefined) return openText(hash.replace(/^#/, ''));
  const kept = await replays.get(Number(id)).catch(() => undefined);
  return kept === undefined ? { problem: { kind: 'gone' } } : openReplay(kept.replay, kept);
}

/** Takes a link, the part of it that holds the replay, or the text of a file. */
export async function parseText(text: string): Promise<SharedReplay> {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) {
    return withPlayers(readReplay(trimmed), (JSON.parse(trimmed) as { readonly players?: unknown }).players);
  }
  return readLinkText(trimmed.slice(trimmed.lastIndexOf('#') + 1));
}

async function openText(text: string): Promise<Found> {
  try {
    return await openReplay(await parseText(text));
  } catch {
    return { problem: { kind: 'damaged' } };
  }
}

async function openReplay(replay: SharedReplay, kept?: ReplayRecord): Promise<Found> {
  const ui = await loadReplayUi(replay.game);
  if (ui === undefined) return { problem: { kind: 'unknown', game: replay.game } };
  const { version, viewer } = ui;
  if (replay.version !== version) return { problem: { kind: 'older', was: replay.version, is: version } };
  try {
    return { Viewer: await viewer(replay, kept) };
  } catch {
    return { problem: { kind: 'forged' } };
  }
}
