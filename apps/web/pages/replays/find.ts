// Finds the replay of an address and the page that shows it, or the reason why it cannot be shown.

import { LimitError } from '@rensa/engine';
import type { ComponentType } from 'preact';
import { type LongWork, StoppedError } from '../../base/screen/longwork.ts';
import type { SharedReplay } from '../../base/share/link.ts';
import { type KeptReplay, replays } from '../../base/storage/replays.ts';
import { parseReplayText } from '../../base/share/replaytext.ts';
import { loadReplayUi, loadReview } from './uis.tsx';

/** The reason why a replay is not shown. */
export type Unshown =
  | { readonly kind: 'gone' | 'damaged' | 'forged' | 'large' | 'stopped' | 'unreviewed' | 'unchosen' }
  | { readonly kind: 'unknown'; readonly game: string }
  | { readonly kind: 'older'; readonly was: number; readonly is: number };

export type Found =
  | { readonly Viewer: ComponentType; readonly replay: SharedReplay; readonly id: number | undefined }
  | { readonly problem: Unshown };

/** Addresses of a replay by its id, or with the replay in the hash, and of their reviews. */
const FORM = /^\/replay(?:\/(\d{1,15}))?(\/review)?\/?$/;

/** The replay of an address. */
export async function findReplay(path: string, hash: string, work: LongWork): Promise<Found> {
  const [, id, review] = FORM.exec(path) ?? [];
  const open = (review === undefined ? openReplay : openReview).bind(undefined, work);
  if (id === undefined && review !== undefined && hash.length <= 1) return { problem: { kind: 'unchosen' } };
  if (id === undefined) return openText(hash.replace(/^#/, ''), open);
  const kept = await replays.get(Number(id)).catch(() => undefined);
  return kept === undefined ? { problem: { kind: 'gone' } } : open(kept.replay, kept);
}

type Opener = (replay: SharedReplay, kept?: KeptReplay) => Promise<Found>;

async function openText(text: string, open: Opener): Promise<Found> {
  try {
    return await open(await parseReplayText(text));
  } catch {
    return { problem: { kind: 'damaged' } };
  }
}

async function openReplay(work: LongWork, replay: SharedReplay, kept?: KeptReplay): Promise<Found> {
  const ui = await loadReplayUi(replay.game);
  if (ui === undefined) return { problem: { kind: 'unknown', game: replay.game } };
  const { versions, viewer } = ui;
  const [is = 0] = versions;
  if (!versions.includes(replay.version)) return { problem: { kind: 'older', was: replay.version, is } };
  try {
    return { Viewer: await viewer(replay, work, kept), replay, id: kept?.id };
  } catch (error) {
    return { problem: { kind: refusalOf(error) } };
  }
}

function refusalOf(error: unknown): 'forged' | 'large' | 'stopped' {
  if (error instanceof StoppedError) return 'stopped';
  return error instanceof LimitError ? 'large' : 'forged';
}

/** Opens the review of a replay. A replay that cannot be watched cannot be reviewed. */
async function openReview(work: LongWork, replay: SharedReplay, kept?: KeptReplay): Promise<Found> {
  const watched = await openReplay(work, replay, kept);
  if ('problem' in watched) return watched;
  const review = await loadReview(replay.game);
  return review === undefined ? { problem: { kind: 'unreviewed' } } : { ...watched, Viewer: review(replay, kept) };
}
