/** Easiest first. */
export const NAZO_LEVELS = ['easy', 'medium', 'hard'] as const;
export type NazoLevel = (typeof NAZO_LEVELS)[number];
