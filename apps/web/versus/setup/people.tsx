// Two people on one device: each seat waits until someone presses something.

import type { KeyMap } from '@rensa/controls';
import { Check, Gamepad2, Hand, X } from 'lucide';
import { partsOf } from '../../base/controls/bindings.ts';
import { splitFor } from '../../base/controls/profiles.ts';
import { isTouch } from '../../base/screen/screen.ts';
import { IconButton } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { KeyOf } from '../../parts/keycap.tsx';
import { PERSON_COLORS } from '../opponents/characters.ts';
import { Face } from '../opponents/face.tsx';
import type { DeviceName } from '../series/plan.ts';
import { isReady, type SeatDevices } from './seats.ts';
import { setupWords } from '../text/setup/text.ts';

const FACE = 50;

interface PeopleProps {
  readonly devices: SeatDevices;
  readonly onTake: (device: DeviceName) => void;
  readonly onLeave: (device: DeviceName) => void;
}

export function People({ devices, onTake, onLeave }: PeopleProps) {
  return (
    <div class="people" data-pads={isReady(devices) ? undefined : 'own'}>
      {([0, 1] as const).map((seat) => (
        <PersonSeat key={seat} seat={seat} device={devices[seat]} onTake={onTake} onLeave={onLeave} />
      ))}
    </div>
  );
}

interface PersonSeatProps extends Omit<PeopleProps, 'devices'> {
  readonly seat: 0 | 1;
  readonly device: DeviceName | undefined;
}

function PersonSeat({ seat, device, onTake, onLeave }: PersonSeatProps) {
  const t = setupWords();
  const name = t.player(seat + 1);
  const take = (event: PointerEvent): void => {
    if (device === undefined && event.pointerType === 'touch') onTake('touch');
  };
  const waits = isTouch() ? t.anyTouch : t.anyDevice;
  return (
    <section class="person" data-seat={seat} data-device={device ?? 'none'} aria-label={name} onPointerUp={take}>
      <div class="person-head">
        <Face size={FACE} color={PERSON_COLORS[seat]} mood={device === undefined ? 'rest' : 'happy'} />
        <span class="person-words">
          <strong>{name}</strong>
          <span>{device === undefined ? waits : t[device]}</span>
        </span>
        <PersonState device={device} />
      </div>
      {device && (
        <div class="person-foot">
          <DeviceHint device={device} />
          <IconButton icon={X} name={t.change(name)} class="plain" onClick={() => onLeave(device)} />
        </div>
      )}
    </section>
  );
}

function PersonState({ device }: Pick<PersonSeatProps, 'device'>) {
  const t = setupWords();
  if (device === undefined) return <span class="person-state">{isTouch() ? t.tapOrPress : t.press}</span>;
  return (
    <span class="person-state ready" role="status">
      {t.ready}
      <span class="step-tick">
        <Icon node={Check} size={16} />
      </span>
    </span>
  );
}

/** The keys and their effects. */
function DeviceHint({ device }: { readonly device: DeviceName }) {
  const t = setupWords();
  if (device === 'keys1' || device === 'keys2') return <Keys map={splitFor()[device === 'keys1' ? 0 : 1]} />;
  return (
    <p class="person-hint">
      <Icon node={device === 'touch' ? Hand : Gamepad2} size={28} />
      {device === 'touch' ? t.touchHint : t.padHint}
    </p>
  );
}

/** Each key with its effect; keys with the same effect stand together. */
function Keys({ map }: { readonly map: KeyMap }) {
  const actions = [...new Set(Object.values(map))];
  return (
    <dl class="person-keys">
      {actions.map((action) => (
        <div key={action}>
          <dt>
            {partsOf(map, action).map((code) => (
              <KeyOf key={code} code={code} />
            ))}
          </dt>
          <dd>{setupWords()[`does_${action}`]}</dd>
        </div>
      ))}
    </dl>
  );
}
