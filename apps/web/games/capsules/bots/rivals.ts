import { rivalsOf } from '../../../versus/opponents/rivals.ts';
import { capsulesWorkers } from './workers.ts';

export const capsulesRivals = rivalsOf(capsulesWorkers, [
  { en: 'Drops colors on viruses', ja: '同じ色のウイルスに落とす' },
  { en: 'Looks at the next capsule too', ja: '次のカプセルも見ている' },
  { en: 'Tidies up one at a time', ja: '1つずつ片づける' },
  { en: 'Tidies up two at a time', ja: '2つ先まで考えて片づける' },
  { en: 'Clears two lines to send them', ja: '2ラインそろえて送りつける' },
  { en: 'Hurries when you are ahead', ja: '負けていると攻めを急ぐ' },
]);
