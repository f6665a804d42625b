/** What a page says to a new version that waits: the player wants it now. */
export const ACTIVATE = 'activate';
