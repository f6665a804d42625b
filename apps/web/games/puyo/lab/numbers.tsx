// The numbers of the link that is shown, for a screen where the table has little room.

import type { ComponentChildren } from 'preact';
import type { Lab } from './lab.ts';
import { labWords } from './text/text.ts';

export function LinkNumbers({ lab }: { readonly lab: Lab }) {
  const t = labWords();
  const { rows, score, ojamaSent, attacks } = lab.chain.value;
  if (rows.length === 0) return null;
  const link = lab.player.link.value;
  const row = rows[link - 1];
  const sent = rows.slice(0, link).reduce((sum, each) => sum + each.ojamaSent, 0);
  return (
    <dl class="lab-numbers">
      <LinkNumber label={t.link}>{t.linkOf(link, rows.length)}</LinkNumber>
      {row && (
        <LinkNumber label={t.thisLink}>
          {t.number(row.score)}
          <small>{t.product(10 * row.cleared, row.bonus)}</small>
        </LinkNumber>
      )}
      <LinkNumber label={row ? t.soFar : t.score}>{t.number(row?.total ?? score)}</LinkNumber>
      {attacks && <LinkNumber label={t.ojamaSent}>{t.number(row ? sent : ojamaSent)}</LinkNumber>}
    </dl>
  );
}

function LinkNumber({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
