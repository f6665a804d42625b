// The words of the pages that all falling games share. What only one game says is in that game's own folder.

import { en as shellEnglish } from '../../../apps/web/base/text/en.ts';
import { ja as shellJapanese } from '../../../apps/web/base/text/ja.ts';
import { en as replaysEnglish } from '../../../apps/web/pages/replays/text/en.ts';
import { ja as replaysJapanese } from '../../../apps/web/pages/replays/text/ja.ts';
import { en as preferencesEnglish } from '../../../apps/web/parts/preferences/text/en.ts';
import { ja as preferencesJapanese } from '../../../apps/web/parts/preferences/text/ja.ts';
import { en as dailyWords } from '../../../apps/web/play/daily/text/en.ts';
import { en as playEnglish } from '../../../apps/web/play/text/en.ts';
import { ja as playJapanese } from '../../../apps/web/play/text/ja.ts';
import { en as watchEnglish } from '../../../apps/web/play/watch/text/en.ts';
import { ja as watchJapanese } from '../../../apps/web/play/watch/text/ja.ts';

export const en = { ...shellEnglish, ...preferencesEnglish, ...playEnglish, ...replaysEnglish };
export const dailyEnglish = { ...playEnglish, ...dailyWords, ...shellEnglish };
export const watchWords = { en: watchEnglish, ja: watchJapanese };
export const ja = { ...shellJapanese, ...preferencesJapanese, ...playJapanese, ...replaysJapanese };
