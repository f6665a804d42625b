import type { Translation } from '../../base/text/text.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  ready: 'Rensaの新しいバージョンがあります。',
  update: '更新',
  later: 'あとで',
};
