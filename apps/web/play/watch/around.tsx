// Everything around the board of a replay, whatever is on it.

import { ArrowLeft, Download, SearchCheck, Share2, Volume2, VolumeX } from 'lucide';
import { useContext } from 'preact/hooks';
import { downloadReplay } from '../../base/share/download.ts';
import { replayLink, type SharedReplay } from '../../base/share/link.ts';
import { choose, settings } from '../../base/settings/settings.ts';
import { shareText } from '../../base/share/share.ts';
import { IconButton, IconLink } from '../../parts/button.tsx';
import { Keycap, KeyOf } from '../../parts/keycap.tsx';
import { Hint } from '../parts/hints.tsx';
import { watchWords } from './text/text.ts';
import type { Watching } from './watching.ts';
import { ReviewWay } from './way.ts';

interface WatchButtonsProps {
  readonly replay: SharedReplay;
  readonly title: string;
  /** The choices of the setup. */
  readonly note: string;
  /** Number of the round of a match, from 0. */
  readonly round?: number;
}

/** At the top: back, what it is, and what can be done with it. */
export function WatchButtons({ replay, title, note, round }: WatchButtonsProps) {
  const t = watchWords();
  const review = useContext(ReviewWay);
  const { sound: heard } = settings.value;
  return (
    <div class="watch-buttons">
      <IconLink icon={ArrowLeft} name={t.replays} href="/replays" />
      <div class="watch-title">
        <p>{title}</p>
        <p class="watch-note">{note}</p>
      </div>
      <IconButton
        icon={heard ? Volume2 : VolumeX}
        name={heard ? t.soundOn : t.soundOff}
        class="sound"
        onClick={() => choose('sound', !heard)}
      />
      {review && <IconButton icon={SearchCheck} name={t.review} onClick={() => review(round)} />}
      <IconButton icon={Share2} name={t.share} onClick={() => void replayLink(replay).then(shareText)} />
      <IconButton icon={Download} name={t.download} onClick={() => downloadReplay(replay)} />
    </div>
  );
}

/** The keys that move along the replay, and the one that plays on, where that is possible. */
export function WatchKeys({ watching }: { readonly watching: Watching }) {
  const t = watchWords();
  return (
    <ul class="keys" aria-label={t.controls}>
      <Hint does={t.keyPlay}>
        <Keycap>{t.keySpace}</Keycap>
      </Hint>
      <Hint does={t.keyPair}>
        <KeyOf code="ArrowLeft" />
        <KeyOf code="ArrowRight" />
      </Hint>
      <Hint does={t.keyTick}>
        <Keycap>,</Keycap>
        <Keycap>.</Keycap>
      </Hint>
      <Hint does={t.speed}>
        <KeyOf code="ArrowUp" />
        <KeyOf code="ArrowDown" />
      </Hint>
      {watching.onPlayOn && (
        <Hint does={t.playOn}>
          <Keycap>P</Keycap>
        </Hint>
      )}
      <Hint does={t.keyChain}>
        <Keycap>Shift</Keycap>
        <KeyOf code="ArrowRight" />
      </Hint>
    </ul>
  );
}
