// Misses every other move, and answers it too late: together with the next one.

import { say, talk } from './talk.js';

const suggest = (id, col) => say({ type: 'suggestion', id, placements: [{ col, rot: 0 }] });

talk(({ id }) => {
  if (id % 2 === 1) return;
  suggest(id - 1, 5);
  suggest(id, 0);
});
