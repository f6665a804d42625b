// The input source of each seat, by the plan of a match.

import { type Device, Keyboard, type Repeat } from '@rensa/controls';
import { repeatOf, splitFor } from '../../base/controls/profiles.ts';
import { notify } from '../../base/screen/notice.ts';
import { allDevices, padIn, touchOf, type TouchSurface } from '../../run/devices.ts';
import { PersonSource } from '../../run/person.ts';
import { BotSource } from '../bots/source.ts';
import type { DeviceName, SeatedPlan } from '../series/plan.ts';
import { nameOf, type Rivals } from '../opponents/rivals.ts';
import type { SourceFactory } from './seat.ts';
import { setupWords } from '../text/setup/text.ts';

/** The parts of a game that its sources need. */
interface SourceGame {
  readonly id: string;
  readonly rivals: Rivals | undefined;
  /** The game's own repeat times, which the player's choice overrides. */
  readonly repeat: Repeat | undefined;
}

export function sourcesOf({ id, rivals, repeat }: SourceGame, { sides, devices }: SeatedPlan): SourceFactory {
  return (side, surface) => {
    const who = sides[side];
    if (who.kind === 'person') {
      return new PersonSource(devicesOf(id, devices[side], surface), () => repeatOf(id, repeat));
    }
    if (rivals === undefined) throw new Error('there are no bots for this game');
    const { name } = who;
    const onFailed = (): void => void notify(() => setupWords().botFailed(nameOf(rivals, name)));
    return new BotSource({ workers: rivals.workers, name, onFailed });
  };
}

function devicesOf(id: string, device: DeviceName, surface: TouchSurface): readonly Device[] {
  switch (device) {
    case 'all':
      return allDevices(id, surface);
    case 'keys1':
      return [new Keyboard(window, () => splitFor()[0])];
    case 'keys2':
      return [new Keyboard(window, () => splitFor()[1])];
    case 'touch':
      return touchOf(surface);
    default:
      return [padIn(id, device, surface)];
  }
}
