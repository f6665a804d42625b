// A drawn game controller, with its bound parts, its pressed parts and the positions of its sticks.

import type { PadState } from '@rensa/controls';
import { padFor } from '../../base/controls/profiles.ts';
import type { ControlsModel } from './model.ts';
import { partName } from './names.ts';
import type { BindingTarget } from './target.ts';

interface PadSpot {
  readonly part: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const round = (number: number, x: number, y: number, r = 14): PadSpot => ({ part: `button ${number}`, x, y, r });

/** Places of the buttons, which have the numbers of the standard order of browsers. */
const SPOTS: readonly PadSpot[] = [
  round(12, 98, 76, 11),
  round(13, 98, 124, 11),
  round(14, 74, 100, 11),
  round(15, 122, 100, 11),
  round(0, 262, 126),
  round(1, 288, 100),
  round(2, 236, 100),
  round(3, 262, 74),
  round(8, 162, 92, 9),
  round(9, 198, 92, 9),
  round(4, 98, 28, 12),
  round(5, 262, 28, 12),
  round(6, 66, 22, 12),
  round(7, 294, 22, 12),
];
const STICKS = [
  { x: 136, y: 154, axes: [0, 1], press: 'button 10' },
  { x: 224, y: 154, axes: [2, 3], press: 'button 11' },
] as const;
const STICK = { ring: 24, knob: 15 } as const;

interface PadProps {
  readonly model: ControlsModel;
  readonly target: BindingTarget;
}

export function DrawnPad({ model, target }: PadProps) {
  const pad = model.live.pad.value;
  return (
    <svg class="drawn-pad" viewBox="0 0 360 230" aria-hidden="true" data-connected={pad !== undefined}>
      <path
        class="pad-body"
        d="M110 44h140c46 0 70 22 82 78 8 40 12 84-14 92-24 6-38-18-56-40H98c-18 22-32 46-56 40-26-8-22-52-14-92 12-56 36-78 82-78Z"
      />
      {SPOTS.map((spot) => (
        <Round key={spot.part} model={model} target={target} spot={spot} />
      ))}
      {STICKS.map((stick) => (
        <Stick key={stick.press} model={model} target={target} stick={stick} pad={pad} />
      ))}
    </svg>
  );
}

function Round({ model, target, spot: { part, x, y, r } }: PadProps & { readonly spot: PadSpot }) {
  return (
    <g class="pad-part" data-bound={Object.hasOwn(target.bound(), part)} data-pressed={model.isPressed(target, part)}>
      <circle cx={x} cy={y} r={r} />
      <text x={x} y={y} font-size={r * 0.9}>
        {r > 9 && partName(part)}
      </text>
    </g>
  );
}

interface StickProps extends PadProps {
  readonly stick: (typeof STICKS)[number];
  readonly pad: PadState | undefined;
}

/** A stick. Its inner ring is the dead zone. */
function Stick({ model, target, stick, pad }: StickProps) {
  const [right, down] = [pad?.axes[stick.axes[0]] ?? 0, pad?.axes[stick.axes[1]] ?? 0];
  const bound = stick.axes.some((axis) =>
    ['-', '+'].some((way) => Object.hasOwn(target.bound(), `axis ${axis}${way}`)),
  );
  return (
    <g class="pad-part" data-bound={bound} data-pressed={model.isPressed(target, stick.press)}>
      <circle class="stick-well" cx={stick.x} cy={stick.y} r={STICK.ring} />
      <circle
        cx={stick.x + right * (STICK.ring - STICK.knob)}
        cy={stick.y + down * (STICK.ring - STICK.knob)}
        r={STICK.knob}
      />
      <circle class="stick-dead" cx={stick.x} cy={stick.y} r={STICK.ring * padFor(undefined).deadZone} />
    </g>
  );
}
