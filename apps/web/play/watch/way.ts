import { createContext } from 'preact';

/** Leads from the viewer of a replay to its review, of one round in a match; undefined for a game that has none. */
export const ReviewWay = createContext<((round?: number) => void) | undefined>(undefined);
