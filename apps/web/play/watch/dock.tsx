import { Gamepad2, Pause, Play, RotateCcw, SkipBack, SkipForward, StepBack, StepForward } from 'lucide';
import type { ComponentChildren } from 'preact';
import { formatTime, secondsOf } from '../../base/text/format.ts';
import { IconButton } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { watchWords } from './text/text.ts';
import { Track } from './track.tsx';
import { type PlaybackSpeed, SPEEDS, type Watching } from './watching.ts';

interface DockProps {
  readonly watching: Watching;
  /** The title of the replay: between the times, where nothing else says it. */
  readonly title: string;
  /** Above the time line. */
  readonly children?: ComponentChildren;
}

/** Below the board: the time line, and the buttons that move along it. */
export function Dock({ watching, title, children }: DockProps) {
  const { run, marks } = watching;
  const { ticks } = run;
  return (
    <section class="dock" aria-label={watchWords().controls}>
      {children}
      <Track marks={marks} ticks={ticks} tick={run.tick} onSeek={(tick) => run.seek(tick)} />
      <div class="dock-row">
        <p class="dock-time">
          <b>{formatTime(secondsOf(run.tick.value))}</b>
          <i aria-hidden="true">{title}</i>
          <span>{formatTime(secondsOf(ticks))}</span>
        </p>
        <Speeds watching={watching} />
        <Transport watching={watching} />
        {watching.onPlayOn && (
          <button
            type="button"
            class="button primary dock-on"
            aria-label={watchWords().playOn}
            disabled={run.ended}
            onClick={() => watching.playOn()}
          >
            <Icon node={Gamepad2} />
            <span>{watchWords().playOn}</span>
          </button>
        )}
      </div>
    </section>
  );
}

function Speeds({ watching }: Pick<DockProps, 'watching'>) {
  const t = watchWords();
  const options = SPEEDS.map((speed) => ({ value: String(speed), label: t.times(speed) }));
  return (
    <div class="dock-speed">
      <Segmented
        label={t.speed}
        value={String(watching.speed.value)}
        options={options}
        onChoose={(value) => (watching.speed.value = Number(value) as PlaybackSpeed)}
      />
    </div>
  );
}

function Transport({ watching }: Pick<DockProps, 'watching'>) {
  const { run } = watching;
  const t = watchWords();
  const playing = run.playing.value;
  const [icon, name] = playing ? [Pause, t.pause] : run.atEnd ? [RotateCcw, t.again] : [Play, t.play];
  return (
    <div class="transport">
      <IconButton icon={SkipBack} name={t.chainBefore} onClick={() => watching.stepChain(-1)} />
      <IconButton icon={StepBack} name={t.pairBefore} onClick={() => watching.stepPair(-1)} />
      <IconButton icon={icon} name={name} class="play-button" onClick={() => watching.toggle()} />
      <IconButton icon={StepForward} name={t.pairAfter} onClick={() => watching.stepPair(1)} />
      <IconButton icon={SkipForward} name={t.chainAfter} onClick={() => watching.stepChain(1)} />
    </div>
  );
}
