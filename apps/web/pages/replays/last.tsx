// Links to the reviews of the last games that can be reviewed.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type KeptReplay, listReplays } from '../../base/storage/replays.ts';
import { clockWords, dayWords } from './days.ts';
import { replaysWords } from './text/text.ts';
import { hasReview } from './uis.tsx';

const MAX_SHOWN = 3;

export function LastReplays() {
  const t = replaysWords();
  const list = useSignal<readonly KeptReplay[]>([]);
  useEffect(() => {
    listReplays().then(
      (all) => (list.value = all.filter(({ replay }) => hasReview(replay.game)).slice(0, MAX_SHOWN)),
      () => {},
    );
  }, []);
  return list.value.map(({ id, at, score }) => (
    <a key={id} class="button secondary" href={`/replay/${id}/review`}>
      <span>{t.number(score)}</span>
      <small>{t.dayAt(dayWords(at, 'short'), clockWords(at))}</small>
    </a>
  ));
}
