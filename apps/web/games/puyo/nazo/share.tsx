// The sheet that shares a puzzle: as a link of Rensa, or of IPS if the format has its goal.

import type { Nazo } from '@rensa/games/puyo';
import { Copy, Share2 } from 'lucide';
import { copyText, shareText } from '../../../base/share/share.ts';
import { Button } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { writtenLink } from '../tools/links.ts';
import { fieldOf } from './puzzle/puzzle.ts';
import { nazoWords } from './text/text.ts';

interface ShareProps {
  readonly nazo: Nazo;
  /** The address of the puzzle on this site. */
  readonly href: string;
  readonly onClose: () => void;
}

export function NazoShare({ nazo, href, onClose }: ShareProps) {
  const t = nazoWords();
  const own = location.origin + href;
  const ips = writtenLink('ips', fieldOf(nazo));
  return (
    <Sheet title={t.shareNazo} dismissible class="nazo-share" onClose={onClose}>
      <LinkLine name={t.ownLink} link={own} />
      <LinkLine name={t.ipsLink} link={ips.link} why={ips.detail && t.cannotWrite(ips.detail)} />
      <Button kind="primary" icon={Share2} onClick={() => void shareText(own)}>
        {t.share}
      </Button>
    </Sheet>
  );
}

function LinkLine({ name, link, why }: { name: string; link: string | undefined; why?: string | undefined }) {
  const t = nazoWords();
  return (
    <div class="nazo-link">
      <div>
        <b>{name}</b>
        <p>{link ?? why}</p>
      </div>
      <button
        type="button"
        class="icon-button"
        aria-label={t.copyLink(name)}
        disabled={link === undefined}
        onClick={() => link !== undefined && void copyText(link)}
      >
        <Icon node={Copy} />
      </button>
    </div>
  );
}
