import { Star } from 'lucide';
import { Icon } from '../../../../parts/icon.tsx';
import { MAX_STARS } from '../puzzle/game.ts';
import { nazoWords } from '../text/text.ts';

export function Stars({ count, size = 16 }: { readonly count: number; readonly size?: number }) {
  return (
    <span class="nazo-stars" role="img" aria-label={nazoWords().stars(count)}>
      {Array.from({ length: MAX_STARS }, (_, i) => (
        <span key={i} class={i < count ? 'star won' : 'star'}>
          <Icon node={Star} size={size} />
        </span>
      ))}
    </span>
  );
}
