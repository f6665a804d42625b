// Names of the options that all falling games share. Each game adds others.

import { dictionary } from '../../../../base/text/text.ts';

export const sharedNames = dictionary({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
