import { paintPuyo } from '@rensa/stage/puyo';
import { House } from 'lucide';
import { lookOf } from '../base/look.ts';
import { Drawing } from '../parts/drawing.tsx';
import { Icon } from '../parts/icon.tsx';
import { settings } from '../base/settings.ts';
import { text } from '../base/text.ts';

const FACE = 132;

export function Missing() {
  const t = text();
  const look = lookOf({ ...settings.value, eyes: true });
  return (
    <main class="missing">
      <Drawing
        width={FACE}
        height={FACE}
        paint={(pen, ratio) => paintPuyo(pen, { color: 3, mood: 'wide' }, { look, cell: FACE, ratio })}
      />
      <h1 tabindex={-1}>{t.missingHead}</h1>
      <p>{t.missingBody}</p>
      <a class="button primary" href="/">
        <Icon node={House} />
        <span>{t.home}</span>
      </a>
    </main>
  );
}
