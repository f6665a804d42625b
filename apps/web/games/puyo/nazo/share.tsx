// The sheet that sends a puzzle away: our own link, or one of IPS where its goal can be written there.

import { messageOf } from '@rensa/engine';
import type { Nazo } from '@rensa/games/puyo';
import { writeLink } from '@rensa/games/puyo/links';
import { Copy, Share2 } from 'lucide';
import { copyText, shareText } from '../../../base/share/share.ts';
import { Button } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { fieldOf } from './puzzle/puzzle.ts';
import { nazoWords } from './text/text.ts';

interface ShareProps {
  readonly nazo: Nazo;
  /** Its address here. */
  readonly href: string;
  readonly onClose: () => void;
}

export function NazoShare({ nazo, href, onClose }: ShareProps) {
  const t = nazoWords();
  const own = location.origin + href;
  const ips = ipsLink(nazo);
  return (
    <Sheet title={t.shareNazo} dismissible class="nazo-share" onClose={onClose}>
      <LinkLine name={t.ownLink} link={own} />
      <LinkLine name={t.ipsLink} link={ips.link} why={ips.why} />
      <Button kind="primary" icon={Share2} onClick={() => void shareText(own)}>
        {t.share}
      </Button>
    </Sheet>
  );
}

function ipsLink(nazo: Nazo): { readonly link?: string; readonly why?: string } {
  try {
    return { link: writeLink('ips', fieldOf(nazo)) };
  } catch (error) {
    return { why: nazoWords().cannotWrite(messageOf(error)) };
  }
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
