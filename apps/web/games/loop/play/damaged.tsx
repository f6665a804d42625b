// The page of an address that names no puzzle.

import { useEffect } from 'preact/hooks';
import { address } from '../../../base/screen/address.ts';
import { Bar } from './bar.tsx';
import { arrive } from './history.ts';
import { loopWords } from '../text/text.ts';

export function DamagedAddress() {
  const t = loopWords();
  useEffect(() => arrive(), []);
  return (
    <main class="loop">
      <Bar title={t.damaged} />
      <div class="loop-column loop-damaged">
        <p>{t.damagedNote}</p>
        <p>
          <code>{address.value.path.slice(0, 80)}</code>
        </p>
        <p>{t.damagedForm}</p>
        <a class="pill-button strong" href="/loop">
          {t.daily}
        </a>
      </div>
    </main>
  );
}
