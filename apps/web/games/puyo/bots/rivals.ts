import { rivalsOf } from '../../../versus/opponents/rivals.ts';
import { puyoWorkers } from './workers.ts';

export const puyoRivals = rivalsOf(puyoWorkers, [
  { en: 'Drops wherever there is room', ja: '空いたところに置く' },
  { en: 'Gathers colors, sees no chains', ja: '色を集めるが連鎖は見えない' },
  { en: 'Builds tall and forgets you', ja: '高く積み、相手は見ない' },
  { en: 'Keeps an eye on your board', ja: '相手の盤面も見ている' },
  { en: 'Strikes while you are building', ja: '組んでいるすきに攻める' },
  { en: 'Waits, then fires a long chain', ja: '待ってから大連鎖を放つ' },
]);
