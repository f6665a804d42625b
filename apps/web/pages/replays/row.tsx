import { Bookmark, BookmarkCheck, Share2, Trash2 } from 'lucide';
import { replayLink } from '../../base/link.ts';
import type { ReplayUi } from '../../base/listing.ts';
import { type KeptReplay, replays } from '../../base/replays.ts';
import { shareText } from '../../base/share.ts';
import { formatTime, secondsOf } from '../../base/format.ts';
import { IconButton } from '../../parts/button.tsx';
import { ChainBars } from '../../play/bars.tsx';
import { clockWords } from './days.ts';
import { replaysWords } from './text.ts';

interface RowProps {
  readonly record: KeptReplay;
  readonly ui: ReplayUi;
  readonly onChange: () => void;
}

/** One replay: the whole row leads to it, and what can be done with it is at its end. */
export function ReplayRow({ record, ui, onChange }: RowProps) {
  const t = replaysWords();
  const { id, replay, chains, at } = record;
  const { score, ticks } = ui.numbers?.(record) ?? { score: t.number(record.score), ticks: replay.ticks };
  const longest = Math.max(0, ...chains);
  const title = ui.title(record);
  return (
    <li class="replay-row">
      <ui.Thumbnail record={record} />
      <div class="replay-name">
        <a href={`/replay/${id}`}>
          <span class="unseen">{t.watch(title)}</span>
          <span aria-hidden="true">{title}</span>
        </a>
        <p>{ui.detail(record)}</p>
      </div>
      <p class="replay-score">{score}</p>
      <div class="replay-chains">
        {longest > 0 && (
          <>
            <p class="unseen">{t.chains(longest)}</p>
            <ChainBars chains={chains} />
          </>
        )}
      </div>
      <p class="replay-time">{formatTime(secondsOf(ticks))}</p>
      <p class="replay-at">{clockWords(at)}</p>
      <Actions record={record} onChange={onChange} />
    </li>
  );
}

function Actions({ record: { id, marked, replay }, onChange }: Omit<RowProps, 'ui'>) {
  const t = replaysWords();
  const change = (work: Promise<void>): void => void work.then(onChange, onChange);
  return (
    <div class="replay-actions">
      <IconButton
        icon={marked ? BookmarkCheck : Bookmark}
        name={marked ? t.unmark : t.mark}
        class={marked ? 'plain marked' : 'plain'}
        onClick={() => change(replays.mark(id, !marked))}
      />
      <IconButton icon={Share2} name={t.share} class="plain" onClick={() => void replayLink(replay).then(shareText)} />
      <IconButton icon={Trash2} name={t.remove} class="plain" onClick={() => change(replays.remove(id))} />
    </div>
  );
}
