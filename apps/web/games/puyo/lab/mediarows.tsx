// Rows of the share sheet that make a picture, a GIF or a video, and show the progress.

import { useSignal } from '@preact/signals';
import { Download, X } from 'lucide';
import { useEffect } from 'preact/hooks';
import { download } from '../../../base/share/download.ts';
import { boardWords, lookOf } from '../../../base/screen/look.ts';
import { settings } from '../../../base/settings/settings.ts';
import { pictureFile, sharePicture } from '../../../base/share/share.ts';
import { IconButton } from '../../../parts/button.tsx';
import { filmOf } from './board/film.ts';
import type { Lab } from './lab.ts';
import { makeGif, type Making } from './media/animate.ts';
import { FilmFrames, type FrameStyle } from './media/frames.ts';
import { GIF_CELL, PICTURE_CELL, VIDEO_CELL } from './media/sizes.ts';
import { recordVideo, videoType } from './media/video.ts';
import { labWords } from './text/text.ts';

const GROUND = '#101218';

function styleOf(cell: number): FrameStyle {
  return { look: lookOf(settings.value), words: boardWords(), cell, ground: GROUND };
}

async function makePicture(lab: Lab): Promise<Blob> {
  const { rules, board } = lab.list.value.now;
  const frames = new FilmFrames({ ...filmOf({ rules, board }), steps: [] }, styleOf(PICTURE_CELL));
  frames.paint(0);
  return pictureFile(frames.canvas);
}

export function MediaRows({ lab }: { readonly lab: Lab }) {
  const t = labWords();
  const video = videoType();
  const chain = lab.chain.value.rows.length > 0;
  const film = () => filmOf(lab.subject.value);
  return (
    <>
      <MakingRow
        name={t.sharePicture}
        note={t.pngNote}
        make={() => makePicture(lab)}
        onMade={(file) => void sharePicture(file, 'rensa-lab.png')}
      />
      <MakingRow
        name={t.shareGif}
        note={chain ? t.gifNote : t.noChain}
        make={chain ? (making) => makeGif(film(), styleOf(GIF_CELL), making) : undefined}
        onMade={(file) => void sharePicture(file, 'rensa-lab.gif')}
      />
      {video !== undefined && (
        <MakingRow
          name={t.shareVideo}
          note={chain ? t.videoNote : t.noChain}
          make={chain ? (making) => recordVideo(film(), styleOf(VIDEO_CELL), video, making) : undefined}
          onMade={(file) => download(`rensa-lab.${video.ending}`, file)}
        />
      )}
    </>
  );
}

interface MakingRowProps {
  readonly name: string;
  readonly note: string;
  /** Undefined if there is nothing to make. */
  readonly make: ((making: Making) => Promise<Blob>) | undefined;
  readonly onMade: (file: Blob) => void;
}

function MakingRow({ name, note, make, onMade }: MakingRowProps) {
  const t = labWords();
  const making = useSignal<AbortController | undefined>(undefined);
  const done = useSignal(0);
  const failed = useSignal(false);
  useEffect(() => () => making.value?.abort(), []);
  const start = async (): Promise<void> => {
    const canceling = new AbortController();
    making.value = canceling;
    failed.value = false;
    done.value = 0;
    try {
      const file = await make?.({ onProgress: (share) => (done.value = share), signal: canceling.signal });
      if (file !== undefined && !canceling.signal.aborted) onMade(file);
    } catch {
      failed.value = !canceling.signal.aborted;
    }
    making.value = undefined;
  };
  const busy = making.value !== undefined;
  return (
    <li class="lab-share-row">
      <div>
        <b>{name}</b>
        {busy ? (
          <progress max={1} value={done.value} aria-label={name}>
            {t.making(Math.round(100 * done.value))}
          </progress>
        ) : (
          <p role={failed.value ? 'alert' : undefined}>{failed.value ? t.notMade : note}</p>
        )}
      </div>
      {busy ? (
        <IconButton icon={X} name={`${t.cancel}: ${name}`} onClick={() => making.value?.abort()} />
      ) : (
        make && <IconButton icon={Download} name={`${t.download}: ${name}`} onClick={() => void start()} />
      )}
    </li>
  );
}
