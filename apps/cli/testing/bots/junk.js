// Writes lines that are no messages.

import { talk } from './talk.js';

talk(() => process.stdout.write('what a lovely board\n'));
