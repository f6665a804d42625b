// Answers every other move too late, just before the next one, with an illegal placement.

import { say, talk } from './talk.js';

talk(({ id }) => {
  if (id % 2 === 1) return;
  say({ type: 'suggestion', id: id - 1, placements: [{ col: 5, rot: 1 }] });
  say({ type: 'suggestion', id, placements: [{ col: 0, rot: 0 }] });
});
