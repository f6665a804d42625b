// Never answers, never ends by itself, and hears no polite word. Leaves its process id in a file, if one is named.

import { writeFileSync } from 'node:fs';
import { talk } from './talk.js';

const [file] = process.argv.slice(2);
if (file !== undefined) writeFileSync(file, `${process.pid}`);
talk(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
