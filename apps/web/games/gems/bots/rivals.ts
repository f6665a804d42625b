import { rivalsOf } from '../../../versus/opponents/rivals.ts';
import { gemsWorkers } from './workers.ts';

export const gemsRivals = rivalsOf(gemsWorkers, [
  { en: 'Stacks low and never rotates', ja: '低く置き、回転はしない' },
  { en: 'Gathers colors, but only upright', ja: '色を集めるが、縦に置くだけ' },
  { en: 'Grows big gems before it breaks', ja: '大きく育ててから壊す' },
  { en: 'Plans two pieces ahead, then buries you', ja: '2手先を読んで一気に攻める' },
]);
