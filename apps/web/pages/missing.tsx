import { House } from 'lucide';
import type { ComponentChildren } from 'preact';
import { shellWords } from '../base/text/text.ts';
import { CATALOG } from '../catalog/catalog.ts';
import { Icon } from '../parts/icon.tsx';
import { Later } from '../parts/later.tsx';

const SIZE = 132;
/** A blue face with wide eyes. */
const LOST = { size: SIZE, color: 3, mood: 'wide' } as const;
const face = CATALOG.find((game) => game.face)?.face;

export function Missing() {
  const t = shellWords();
  return (
    <ErrorPage head={t.missingHead} body={t.missingBody} href="/">
      <Icon node={House} />
      <span>{t.home}</span>
    </ErrorPage>
  );
}

interface ErrorPageProps {
  readonly head: string;
  readonly body: string;
  readonly more?: ComponentChildren;
  /** Address of the button. */
  readonly href: string;
  readonly children: ComponentChildren;
}

/** The page shown in place of one that cannot be shown: what is wrong, and a link. */
export function ErrorPage({ head, body, more, href, children }: ErrorPageProps) {
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
