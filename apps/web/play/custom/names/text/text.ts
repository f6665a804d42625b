// What the options are called that all falling games share. Each game adds its own.

import { dictionary } from '../../../../base/text/text.ts';

export const sharedNames = dictionary({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
