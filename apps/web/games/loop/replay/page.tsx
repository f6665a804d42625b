// The page of a solved puzzle's replay, which plays by itself or by hand.

import { useSignal } from '@preact/signals';
import type { Replay } from '@rensa/engine';
import type { State } from '@rensa/games/loop';
import { Download, Pause, Play, RotateCcw, Share2, StepBack, StepForward } from 'lucide';
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import '../styles/index.css';
import { downloadReplay } from '../../../base/share/download.ts';
import { formatTime, secondsOf } from '../../../base/text/format.ts';
import { replayLink } from '../../../base/share/link.ts';
import { shareText } from '../../../base/share/share.ts';
import { onKeys } from '../../../base/screen/shortcut.ts';
import { onSize } from '../../../base/screen/screen.ts';
import { IconButton } from '../../../parts/button.tsx';
import { Bar } from '../play/bar.tsx';
import { arrive } from '../play/history.ts';
import { TimeLapse } from '../board/timelapse.ts';
import { Scrubber } from '../play/result.tsx';
import { sizeOf } from '../records/results.ts';
import { BoardImage } from '../board/image.tsx';
import { sizeWords } from '../text/sizes.ts';
import { loopWords } from '../text/text.ts';

interface ViewerProps {
  readonly replay: Replay;
  /** States in which the lines changed: at least the first state. */
  readonly states: readonly State[];
}

/** A page for one replay and its states. */
export function loopViewer(replay: Replay, states: readonly State[]): ComponentType {
  return () => <Viewer replay={replay} states={states} />;
}

function Viewer({ replay, states }: ViewerProps) {
  const t = loopWords();
  const lapse = useMemo(() => new TimeLapse(states, () => {}), [states]);
  const state = states[lapse.at.value];
  useLayoutEffect(() => {
    arrive();
    lapse.run();
    const endings = [onKeys((event) => press(lapse, event.code)), () => lapse.end()];
    return () => endings.forEach((end) => end());
  }, [lapse]);
  if (state === undefined) return null;
  return (
    <main class="loop loop-replay">
      <Bar title={t.replayTitle} home="/replays">
        <IconButton
          icon={Share2}
          name={t.share}
          class="plain"
          onClick={() => void replayLink(replay).then(shareText)}
        />
        <IconButton icon={Download} name={t.download} class="plain" onClick={() => downloadReplay(replay)} />
      </Bar>
      <p class="loop-timer">
        <span>{sizeWords(sizeOf(state.puzzle), t)}</span> • <strong>{formatTime(secondsOf(state.ticks))}</strong>
      </p>
      <Board state={state} />
      <div class="loop-replay-dock">
        <Scrubber lapse={lapse} />
        <Transport lapse={lapse} />
      </div>
    </main>
  );
}

/** The board, as large as the room allows. */
function Board({ state }: { readonly state: State }) {
  const box = useRef<HTMLDivElement>(null);
  const side = useSignal(0);
  useEffect(
    () => (box.current ? onSize(box.current, (width, height) => (side.value = Math.min(width, height))) : undefined),
    [],
  );
  return (
    <div ref={box} class="loop-replay-room">
      {side.value > 0 && <BoardImage state={state} size={side.value} />}
    </div>
  );
}

function Transport({ lapse }: { readonly lapse: TimeLapse }) {
  const t = loopWords();
  const running = lapse.running.value;
  const [icon, name] = running ? [Pause, t.pause] : lapse.atEnd ? [RotateCcw, t.again] : [Play, t.watch];
  return (
    <div class="loop-transport">
      <IconButton icon={StepBack} name={t.pictureBefore} class="plain" onClick={() => lapse.step(-1)} />
      <IconButton icon={icon} name={name} class="strong" onClick={() => toggle(lapse)} />
      <IconButton icon={StepForward} name={t.pictureAfter} class="plain" onClick={() => lapse.step(1)} />
    </div>
  );
}

function toggle(lapse: TimeLapse): void {
  if (lapse.running.value) lapse.seek(lapse.at.value);
  else lapse.run();
}

/** Acts on a key. Returns false for a key without an action. */
function press(lapse: TimeLapse, code: string): boolean {
  const does: Readonly<Record<string, () => void>> = {
    Space: () => toggle(lapse),
    ArrowLeft: () => lapse.step(-1),
    ArrowRight: () => lapse.step(1),
    Home: () => lapse.seek(0),
    End: () => lapse.seek(lapse.length - 1),
  };
  const action = Object.hasOwn(does, code) ? does[code] : undefined;
  action?.();
  return action !== undefined;
}
