import { useSignal } from '@preact/signals';
import { EllipsisVertical, Trash2, Trophy } from 'lucide';
import { formatTime, secondsOf } from '../../base/text/format.ts';
import { useMedia } from '../../base/screen/screen.ts';
import type { KeptReplay } from '../../base/storage/replays.ts';
import { IconButton } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ChainBars } from '../../play/parts/bars.tsx';
import { useTint } from '../../play/parts/score.tsx';
import { chainColor } from '../../play/records/chains.ts';
import { listWords } from '../../play/text/text.ts';
import { ActionSheet, ActionIcons, type RowActions } from './actions.tsx';
import { clockWords, dayWords } from './days.ts';
import { replaysWords } from './text/text.ts';

/** Screens with room for one line per replay with its actions. */
export const WIDE = '(min-width: 60rem)';

/** One replay. The whole row is a link to it, with its actions at the end. */
export function ReplayRow(actions: RowActions) {
  const { record, ui } = actions;
  const t = replaysWords();
  const wide = useMedia(WIDE);
  const { score, ticks } = ui.numbers?.(record) ?? { score: t.number(record.score), ticks: record.replay.ticks };
  const title = ui.title(record);
  const time = formatTime(secondsOf(ticks));
  const timeFirst = !wide && ui.timed === true;
  const best = record.imported !== true && ui.isBest?.(record) === true;
  const detail = record.imported === true ? listWords([ui.detail(record), t.imported]) : ui.detail(record);
  return (
    <li class="replay-row">
      <ui.Thumbnail record={record} />
      <div class="replay-name">
        <p class="replay-title">
          <a href={`/replay/${record.id}`}>
            <span class="unseen">{t.watch(title)}</span>
            <span aria-hidden="true">{title}</span>
          </a>
          {wide && best && <Best />}
        </p>
        {wide && <p class="replay-detail">{detail}</p>}
      </div>
      <p class="replay-score">
        {timeFirst ? time : score}
        {!wide && best && <Best />}
      </p>
      <Chains record={record} bars={wide} otherwise={timeFirst ? score : undefined} />
      {wide && <p class="replay-time">{time}</p>}
      <p class="replay-at">{wide ? t.dayAt(dayWords(record.at, 'short'), clockWords(record.at)) : clockWords(record.at)}</p>
      {wide ? <ActionIcons {...actions} /> : <More title={title} {...actions} />}
    </li>
  );
}

/** A replay that this version cannot show. It can still be deleted. */
export function BrokenRow({ record, onRemove }: Pick<RowActions, 'record' | 'onRemove'>) {
  const t = replaysWords();
  return (
    <li class="replay-row broken">
      <div class="replay-name">
        <p class="replay-title">{t.broken}</p>
        <p class="replay-detail">{t.dayAt(dayWords(record.at, 'short'), clockWords(record.at))}</p>
      </div>
      <IconButton icon={Trash2} name={t.remove} class="plain" onClick={() => onRemove(record)} />
    </li>
  );
}

function Best() {
  return (
    <span class="replay-best">
      <Icon node={Trophy} size={14} />
      {replaysWords().best}
    </span>
  );
}

interface ChainsProps {
  readonly record: KeptReplay;
  readonly bars: boolean;
  /** Text shown in place of chains, for a game without them. */
  readonly otherwise: string | undefined;
}

function Chains({ record: { chains }, bars, otherwise }: ChainsProps) {
  const t = replaysWords();
  const longest = Math.max(0, ...chains);
  const number = useTint<HTMLParagraphElement>(chainColor(longest));
  return (
    <div class="replay-chains">
      {longest > 0 ? (
        <p ref={number} class={chainColor(longest) === undefined ? 'replay-longest' : 'replay-longest tinted'}>
          {bars && <span aria-hidden="true">{t.number(longest)}</span>}
          <span class={bars ? 'unseen' : ''}>{t.chains(longest)}</span>
        </p>
      ) : (
        otherwise && <p class="replay-longest">{otherwise}</p>
      )}
      {bars && longest > 0 && <ChainBars chains={chains} />}
    </div>
  );
}

/** The button that opens the actions in a sheet, on a phone. */
function More({ title, ...actions }: RowActions & { readonly title: string }) {
  const open = useSignal(false);
  return (
    <div class="replay-more">
      <IconButton
        icon={EllipsisVertical}
        name={replaysWords().actionsOf(title)}
        class="plain"
        onClick={() => (open.value = true)}
      />
      {open.value && <ActionSheet title={title} {...actions} onClose={() => (open.value = false)} />}
    </div>
  );
}
