// The sheet that shares a field: as a link for any site, as a picture, or as a moving chain.

import { useSignal } from '@preact/signals';
import { LINK_FORMATS, type LinkFormat } from '@rensa/games/puyo/links';
import { Copy, Share2 } from 'lucide';
import { copyText, shareText } from '../../../base/share/share.ts';
import { Button } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Segmented } from '../../../parts/segmented.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { type WrittenLink, writtenLink } from '../tools/links.ts';
import { BoardThumb } from '../tools/thumb.tsx';
import { addressOf } from './address.ts';
import type { Lab } from './lab.ts';
import { LAB_ROWS, puyosOn } from './board/labfield.ts';
import { MediaRows } from './mediarows.tsx';
import { labWords } from './text/text.ts';

const CELL = 11;
const SITES: Readonly<Record<Exclude<LinkFormat, 'rensa'>, string>> = {
  puyop: 'puyop.com',
  ips: 'IPS',
  pndsng: 'pndsng.com',
  nexus: 'Puyo Nexus',
};

export function ShareSheet({ lab, onClose }: { readonly lab: Lab; readonly onClose: () => void }) {
  const t = labWords();
  const withPairs = useSignal(true);
  const { now } = lab.list.value;
  const field = withPairs.value ? now : { ...now, steps: [] };
  const own = location.origin + addressOf(field);
  const { length: links } = lab.chain.value.rows;
  return (
    <Sheet title={t.share} dismissible class="lab-share" onClose={onClose}>
      <div class="lab-share-head">
        <BoardThumb class="lab-thumb" label={t.picture} board={now.board} cell={CELL} rows={LAB_ROWS} />
        <div>
          <b>{links === 0 ? t.labNote(puyosOn(now.board), 0) : t.chainOf(links)}</b>
          {links > 0 && <p>{t.summary(lab.chain.value.score)}</p>}
          {now.steps.length > 0 && (
            <Segmented
              label={t.shareWhat}
              value={withPairs.value ? 'pairs' : 'field'}
              options={[
                { value: 'field', label: t.shareField },
                { value: 'pairs', label: t.shareWithPairs },
              ]}
              onChoose={(value) => (withPairs.value = value === 'pairs')}
            />
          )}
        </div>
      </div>
      <ul class="lab-share-rows">
        <LinkRow name={t.ownLink} link={own} />
        {LINK_FORMATS.filter((format) => format !== 'rensa').map((format) => (
          <LinkRow
            key={format}
            name={SITES[format]}
            {...writtenLink(format, { cells: field.board, steps: field.steps, goal: null })}
          />
        ))}
        <MediaRows lab={lab} />
      </ul>
      <Button kind="primary" icon={Share2} onClick={() => void shareText(own)}>
        {t.shareLink}
      </Button>
    </Sheet>
  );
}

function LinkRow({ name, link, detail = '' }: WrittenLink & { readonly name: string }) {
  const t = labWords();
  return (
    <li class="lab-share-row">
      <div>
        <b>{name}</b>
        <p class={link === undefined ? '' : 'lab-share-link'}>{link ?? t.cannotWrite(detail)}</p>
      </div>
      <button
        type="button"
        class="icon-button"
        aria-label={`${t.copy}: ${name}`}
        title={t.copy}
        disabled={link === undefined}
        onClick={() => link !== undefined && void copyText(link)}
      >
        <Icon node={Copy} />
      </button>
    </li>
  );
}
