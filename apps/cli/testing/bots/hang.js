// Never answers, never ends by itself, and ignores `quit`. Writes its process id to a file, if one is named.

import { writeFileSync } from 'node:fs';
import { talk } from './talk.js';

const [file] = process.argv.slice(2);
if (file !== undefined) writeFileSync(file, `${process.pid}`);
talk(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
