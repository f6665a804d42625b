// Places half of every pair outside the board.

import { say, talk } from './talk.js';

talk(({ id }) => say({ type: 'suggestion', id, placements: [{ col: 5, rot: 1 }] }));
