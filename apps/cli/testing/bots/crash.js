// Plays one move, and crashes on the second.

import { say, talk } from './talk.js';

talk(({ id }) => {
  if (id > 1) throw new Error('out of ideas');
  say({ type: 'suggestion', id, placements: [{ col: 0, rot: 0 }] });
});
