// Talks about something else.

import { talk } from './talk.js';

talk(() => process.stdout.write('what a lovely board\n'));
