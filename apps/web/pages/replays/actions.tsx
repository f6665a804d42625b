// The actions of a replay: mark, review, share, download, delete.

import { Bookmark, BookmarkCheck, Download, SearchCheck, Share2, Trash2 } from 'lucide';
import type { IconNode } from 'lucide';
import { navigate } from '../../base/screen/address.ts';
import { downloadReplay } from '../../base/share/download.ts';
import { replayLink, type SharedReplay } from '../../base/share/link.ts';
import type { ReplayUi } from '../../listing/listing.ts';
import { type KeptReplay, replays } from '../../base/storage/replays.ts';
import { shareText } from '../../base/share/share.ts';
import { IconButton } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { replaysWords } from './text/text.ts';
import { hasReview } from './uis.tsx';

export interface RowActions {
  readonly record: KeptReplay;
  readonly ui: ReplayUi;
  readonly onChange: () => void;
  readonly onRemove: (record: KeptReplay) => void;
}

interface ReplayAction {
  readonly id: string;
  readonly icon: IconNode;
  readonly name: string;
  readonly run: () => void;
}

function actionsOf({ record, ui, onChange, onRemove }: RowActions): readonly ReplayAction[] {
  const t = replaysWords();
  const { id, marked } = record;
  const shared = (): SharedReplay => ui.shared?.(record) ?? record.replay;
  const mark = (): void => void replays.mark(id, !marked).then(onChange, onChange);
  return [
    { id: 'mark', icon: marked ? BookmarkCheck : Bookmark, name: marked ? t.unmark : t.mark, run: mark },
    ...(hasReview(record.replay.game)
      ? [{ id: 'review', icon: SearchCheck, name: t.review, run: () => navigate(`/replay/${id}/review`) }]
      : []),
    { id: 'share', icon: Share2, name: t.share, run: () => void replayLink(shared()).then(shareText) },
    { id: 'download', icon: Download, name: t.download, run: () => downloadReplay(shared()) },
    { id: 'remove', icon: Trash2, name: t.remove, run: () => onRemove(record) },
  ];
}

/** Icons shown while the pointer or the focus is on the row. The icon of a marked replay is always shown. */
export function ActionIcons(props: RowActions) {
  const { marked } = props.record;
  return (
    <div class="replay-actions">
      {actionsOf(props).map(({ id, icon, name, run }) => (
        <IconButton
          key={id}
          icon={icon}
          name={name}
          class={id === 'mark' && marked ? 'plain marked' : 'plain'}
          onClick={run}
        />
      ))}
    </div>
  );
}

interface ActionSheetProps extends RowActions {
  readonly title: string;
  readonly onClose: () => void;
}

export function ActionSheet({ title, onClose, ...actions }: ActionSheetProps) {
  return (
    <Sheet title={title} dismissible onClose={onClose}>
      <div class="rows">
        {actionsOf(actions).map(({ id, icon, name, run }) => (
          <button
            key={id}
            type="button"
            class="row replay-action"
            onClick={() => {
              onClose();
              run();
            }}
          >
            <Icon node={icon} />
            <span class="row-label">{name}</span>
          </button>
        ))}
      </div>
    </Sheet>
  );
}
