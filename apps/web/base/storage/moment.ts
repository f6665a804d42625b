import { whole } from '@rensa/engine';

/** The last moment that a date can name, in milliseconds since 1970. */
const MAX_TIME = 8.64e15;

/** Check of a time in milliseconds since 1970. */
export const moment = whole(0, MAX_TIME);
