import type { Translation } from '../../base/text.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  ready: '新しいバージョンがあります。',
  replaced: '別のタブで更新されました。',
  update: '更新',
  reload: '再読み込み',
  later: 'あとで',
};
