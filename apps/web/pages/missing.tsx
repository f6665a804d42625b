import { House } from 'lucide';
import { text } from '../base/text.ts';
import { CATALOG } from '../catalog.ts';
import { Icon } from '../parts/icon.tsx';
import { Later } from '../parts/later.tsx';

const SIZE = 132;
/** Blue, and wide-eyed. */
const LOST = { size: SIZE, color: 3, mood: 'wide' } as const;
const face = CATALOG.find((game) => game.face)?.face;

export function Missing() {
  const t = text();
  return (
    <main class="missing">
      <div class="mascot">{face && <Later load={face} props={LOST} />}</div>
      <h1 tabindex={-1}>{t.missingHead}</h1>
      <p>{t.missingBody}</p>
      <a class="button primary" href="/">
        <Icon node={House} />
        <span>{t.home}</span>
      </a>
    </main>
  );
}
