// A pause of people with gamepads: what to do while one of these is not there.

import { useSignal } from '@preact/signals';
import { otherSide, type Side, SIDES } from '@rensa/engine';
import { Gamepad2 } from 'lucide';
import { useEffect } from 'preact/hooks';
import { padOf, PADS } from '../../base/screen/pads.ts';
import { isTouch } from '../../base/screen/screen.ts';
import { Button } from '../../parts/button.tsx';
import { deviceAt, type DeviceName, type SeatedPlan } from '../series/plan.ts';
import { setupWords } from '../text/setup/text.ts';
import { matchWords } from '../text/match/text.ts';

/** A seat whose gamepad is not there. */
interface AbsentPad {
  readonly seat: Side;
  readonly device: DeviceName;
}

/** Browsers show a gamepad only once something has been pressed on it. */
const LOOK_MS = 250;

/** The seats that wait for their gamepads. */
export function useAbsentPads(plan: SeatedPlan): readonly AbsentPad[] {
  const absent = useSignal(absentIn(plan));
  useEffect(() => {
    const look = (): void => {
      const found = absentIn(plan);
      if (found.length !== absent.peek().length) absent.value = found;
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [plan]);
  return absent.value;
}

export function absentIn(plan: SeatedPlan): readonly AbsentPad[] {
  return SIDES.flatMap((seat) => {
    const device = deviceAt(plan, seat);
    const pad = PADS.find((each) => each === device);
    return pad !== undefined && padOf(pad) === null ? [{ seat, device: pad }] : [];
  });
}

/** Other devices for a seat: the screen, or the half of the keyboard that the other seat leaves. */
export function instead(plan: SeatedPlan, seat: Side, touch: boolean): DeviceName {
  const other = deviceAt(plan, otherSide(seat));
  if (touch && other !== 'touch') return 'touch';
  const own = seat === 0 ? 'keys1' : 'keys2';
  return other === own ? (seat === 0 ? 'keys2' : 'keys1') : own;
}

/** The plan with another device at a seat. */
export function withDevice(plan: SeatedPlan, seat: Side, device: DeviceName): SeatedPlan {
  const [first, second] = plan.devices;
  return { ...plan, devices: seat === 0 ? [device, second] : [first, device] };
}

interface AbsentPadsProps {
  readonly plan: SeatedPlan;
  readonly absent: readonly AbsentPad[];
  /** Goes on with another plan. */
  readonly onReplan: (plan: SeatedPlan) => void;
}

/** Names the gamepads that are missing, and offers to play without. */
export function AbsentPads({ plan, absent, onReplan }: AbsentPadsProps) {
  const [t, setup] = [matchWords(), setupWords()];
  return (
    <div class="absent-pads" role="status">
      {absent.map(({ seat, device }) => {
        const other = instead(plan, seat, isTouch());
        return (
          <div key={seat} class="absent-pad">
            <p>{t.padAbsent(setup.player(seat + 1), setup[device])}</p>
            <Button icon={Gamepad2} onClick={() => onReplan(withDevice(plan, seat, other))}>
              {t.playInstead(setup[other])}
            </Button>
          </div>
        );
      })}
    </div>
  );
}
