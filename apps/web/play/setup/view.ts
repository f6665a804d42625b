import type { FallingTypes } from '@rensa/games/falling';
import type { GameListing } from '../../listing/listing.ts';

/** What the setup shows: the one thing to press, or what is a step further. */
export type SetupView = 'start' | 'choices' | 'more';

/** What the list of games knows of a game, as far as it belongs to its setup. */
export type GameIntro = Pick<GameListing, 'line' | 'card' | 'dailies' | 'toolLines'>;

/** Changes some of the choices. */
export type ChangeSetup<G extends FallingTypes> = (changed: Partial<G['setup']>) => void;

/** Screens on which a setup has two columns with all of its parts. */
export const ROOMY = '(min-width: 1080px) and (min-height: 500px)';
