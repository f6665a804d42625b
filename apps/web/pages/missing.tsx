import { House } from 'lucide';
import type { ComponentChildren } from 'preact';
import { shellWords } from '../base/text/text.ts';
import { CATALOG } from '../catalog/catalog.ts';
import { Icon } from '../parts/icon.tsx';
import { Later } from '../parts/later.tsx';

const SIZE = 132;
/** Blue, and wide-eyed. */
const LOST = { size: SIZE, color: 3, mood: 'wide' } as const;
const face = CATALOG.find((game) => game.face)?.face;

export function Missing() {
  const t = shellWords();
  return (
    <Apology head={t.missingHead} body={t.missingBody} href="/">
      <Icon node={House} />
      <span>{t.home}</span>
    </Apology>
  );
}

interface ApologyProps {
  readonly head: string;
  readonly body: string;
  readonly more?: ComponentChildren;
  /** Where the person can go on. */
  readonly href: string;
  readonly children: ComponentChildren;
}

/** In place of a page that cannot be shown: what is wrong, and where to go on. */
export function Apology({ head, body, more, href, children }: ApologyProps) {
  return (
    <main class="missing">
      <div class="mascot">{face && <Later load={face} props={LOST} />}</div>
      <h1 tabindex={-1}>{head}</h1>
      <p>{body}</p>
      {more}
      <a class="button primary" href={href}>
        {children}
      </a>
    </main>
  );
}
