// Remarks on a game while it is played.

import type { Settings } from '../../base/settings/settings.ts';

/** In the order in which things are said that are said together. Of one topic only the latest is said. */
export const TOPICS = ['danger', 'incoming', 'time', 'news', 'chain', 'landed', 'piece'] as const;
export type Topic = (typeof TOPICS)[number];

/** Remarks that are said at once: a listener has only moments to act on them. */
export const URGENT: readonly Topic[] = ['danger', 'incoming'];

export type Narration = () => string;

export interface Remark {
  readonly topic: Topic;
  readonly words: Narration;
  /** Only for people who want to hear everything. */
  readonly detail?: boolean;
}

/** Is a remark made at this level of detail? */
export function isMade({ detail = false }: Remark, level: Settings['narration']): boolean {
  return level === 'full' || (level === 'short' && !detail);
}
