// The test line draws the same inputs each time, so that it fails only for a change. `npm run soak` draws new ones.

import { env } from 'node:process';
import fc from 'fast-check';

if (env['SOAK'] !== '1') fc.configureGlobal({ seed: 1 });
