// Wants to place half of every pair outside.

import { say, talk } from './talk.js';

talk(({ id }) => say({ type: 'suggestion', id, placements: [{ col: 5, rot: 1 }] }));
