// The chain of the lab: its result and its links.

import type { Group } from '@rensa/games/puyo';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { huesOf } from '../../../base/screen/look.ts';
import { settings } from '../../../base/settings/settings.ts';
import type { Lab } from './lab.ts';
import { labWords } from './text/text.ts';

export function ChainPart({ lab }: { readonly lab: Lab }) {
  const t = labWords();
  const { rows, score, ojamaSent, attacks, allClear } = lab.chain.value;
  if (rows.length === 0) return <p class="tool-hint lab-empty">{t.emptyTable}</p>;
  return (
    <section class="lab-chain" aria-label={t.chainTable}>
      <header class="lab-summary">
        <h2>{t.chainOf(rows.length)}</h2>
        <p>
          <b>{t.summary(score)}</b>
          {attacks && <span>{t.summaryOjama(ojamaSent)}</span>}
          {allClear && <span>{t.allClearWord}</span>}
        </p>
      </header>
      <div class="lab-scroll">
        <LinkTable lab={lab} />
      </div>
    </section>
  );
}

function LinkTable({ lab }: { readonly lab: Lab }) {
  const t = labWords();
  const { rows, attacks } = lab.chain.value;
  const heads = [t.link, t.puyos, t.power, t.colorBonus, t.groupBonus, t.score, ...(attacks ? [t.ojamaSent] : [])];
  return (
    <table class="lab-table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((_, i) => (
          <LinkRow key={i} lab={lab} index={i} />
        ))}
      </tbody>
    </table>
  );
}

function LinkRow({ lab, index }: { readonly lab: Lab; readonly index: number }) {
  const t = labWords();
  const { rows, origins, attacks } = lab.chain.value;
  const row = rows[index];
  const element = useRef<HTMLTableRowElement>(null);
  const current = lab.player.link.value === index + 1;
  useEffect(() => {
    if (current) centerIn(element.current);
  }, [current]);
  if (row === undefined) return null;
  const point = (): void => void (lab.pointed.value = index);
  const leave = (): void => void (lab.pointed.value = undefined);
  const values = [
    { name: t.power, value: row.power },
    { name: t.colorBonus, value: row.colorBonus },
    { name: t.groupBonus, value: row.groupBonus },
  ];
  return (
    <tr
      ref={element}
      aria-current={current ? 'step' : undefined}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocusCapture={point}
      onBlurCapture={leave}
      onClick={() => lab.player.goTo(index + 1)}
    >
      <th scope="row">
        <button type="button" class="lab-link" aria-label={t.goToLink(index + 1)}>
          {t.number(index + 1)}
        </button>
      </th>
      <td>
        <Dots groups={origins[index] ?? []} />
      </td>
      {values.map(({ name, value }) => (
        <td key={name} data-name={name} class={value === 0 ? 'zero' : ''}>
          {t.number(value)}
        </td>
      ))}
      <td class="lab-points" data-name={t.score}>
        {t.number(row.score)}
      </td>
      {attacks && <td data-name={t.ojamaSent}>{t.number(row.ojamaSent)}</td>}
    </tr>
  );
}

/** Scrolls the table until the row is in its middle. */
function centerIn(row: HTMLElement | null): void {
  const box = row?.closest('.lab-scroll');
  if (row && box) box.scrollTop = row.offsetTop - (box.clientHeight - row.offsetHeight) / 2;
}

const DOT_PX = 9;
const MAX_DOTS = 8;

function Dots({ groups }: { readonly groups: readonly Group[] }) {
  const colors = groups.flatMap(({ color, cells }) => cells.map(() => color));
  const shown = colors.slice(0, MAX_DOTS);
  return (
    <>
      <svg width={DOT_PX * shown.length} height={DOT_PX} aria-hidden="true">
        {shown.map((color, i) => (
          <circle key={i} cx={DOT_PX * (i + 0.5)} cy={DOT_PX / 2} r={3.6} fill={huesOf(settings.value, color).base} />
        ))}
      </svg>
      <span class={colors.length > MAX_DOTS ? '' : 'unseen'}>{labWords().number(colors.length)}</span>
    </>
  );
}

/** The numbers of the link that is shown, for a screen where the table has little space. */
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
