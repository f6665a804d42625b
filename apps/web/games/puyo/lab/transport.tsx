// The controls that move along the chain: a track with a dot per link, and buttons.

import { Pause, Play, RotateCcw, SkipBack, SkipForward, StepBack, StepForward } from 'lucide';
import { huesOf } from '../../../base/screen/look.ts';
import { settings } from '../../../base/settings/settings.ts';
import { IconButton } from '../../../parts/button.tsx';
import type { Lab } from './lab.ts';
import { LAB_SPEEDS } from './player.ts';
import { labWords } from './text/text.ts';

interface TransportProps {
  readonly lab: Lab;
  /** True to show the number of the link. */
  readonly numbered: boolean;
}

export function TransportPart({ lab, numbered }: TransportProps) {
  const t = labWords();
  const { player } = lab;
  const links = lab.chain.value.rows.length;
  if (links === 0) return null;
  const [icon, name] = player.playing.value
    ? [Pause, t.pauseChain]
    : player.ended.value
      ? [RotateCcw, t.playChain]
      : [Play, t.playChain];
  return (
    <div class="lab-transport">
      <LinkTrack lab={lab} />
      <div class="lab-transport-row">
        <SpeedButton lab={lab} />
        <div class="lab-transport-buttons">
          <IconButton icon={SkipBack} name={t.toStart} onClick={() => player.close()} />
          <IconButton icon={StepBack} name={t.stepBack} onClick={() => player.step(-1)} />
          <IconButton icon={icon} name={name} class="play-button" onClick={() => player.toggle()} />
          <IconButton icon={StepForward} name={t.stepOn} onClick={() => player.step(1)} />
          <IconButton icon={SkipForward} name={t.toEnd} onClick={() => player.toEnd()} />
        </div>
        {numbered && <p class="lab-position">{t.linkOf(player.link.value, links)}</p>}
      </div>
    </div>
  );
}

function SpeedButton({ lab: { player } }: { readonly lab: Lab }) {
  const t = labWords();
  const now = player.speed.value;
  const next = LAB_SPEEDS[(LAB_SPEEDS.findIndex((speed) => speed === now) + 1) % LAB_SPEEDS.length] ?? 1;
  return (
    <button
      type="button"
      class="small-button lab-speed"
      aria-label={t.speedName(now)}
      onClick={() => player.setSpeed(next)}
    >
      {t.speed(now)}
    </button>
  );
}

function LinkTrack({ lab }: { readonly lab: Lab }) {
  const t = labWords();
  const { origins } = lab.chain.value;
  const { player } = lab;
  const links = origins.length;
  const colors = origins.map((groups) => huesOf(settings.value, groups[0]?.color ?? 1).base);
  return (
    <div class="lab-track">
      <svg aria-hidden="true">
        <line class="lab-track-rail" x1="0" x2="100%" y1="50%" y2="50%" />
        {colors.map((color, i) => (
          <circle key={i} cx={`${(100 * (i + 1)) / links}%`} cy="50%" r="4" fill={color} />
        ))}
        <circle class="lab-track-ball" cx={`${(100 * player.link.value) / links}%`} cy="50%" r="9" />
      </svg>
      <input
        type="range"
        min={0}
        max={links}
        value={player.link.value}
        aria-label={t.position}
        aria-valuetext={t.linkOf(player.link.value, links)}
        onInput={(event) => player.goTo(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
