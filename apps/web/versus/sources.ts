// Where the inputs of each seat come from, by the plan of a match.

import { type Device, Gamepad, Keyboard, Pads, type Repeat, splitKeys, Touch } from '@rensa/controls';
import { notify } from '../base/notice.ts';
import { padOf, type PadName, PADS } from '../base/pads.ts';
import { repeatFor, settings } from '../base/settings.ts';
import { PersonSource } from '../run/person.ts';
import { BotSource } from './bots/source.ts';
import type { DeviceName } from './plan.ts';
import type { Rivals } from './rivals.ts';
import type { SourceFactory, TouchSurface } from './seat.ts';
import { nameOf } from './setup/parts.ts';
import { setupWords } from './setup/text.ts';

/** What a game brings for its sources. */
interface SourceGame {
  readonly rivals: Rivals | undefined;
  /** Repeat times that suit the game. */
  readonly repeat: Repeat | undefined;
}

export function sourcesOf({ rivals, repeat }: SourceGame): SourceFactory {
  return (plan, _seat, surface) => {
    if (plan.kind === 'person') return new PersonSource(devicesOf(plan.device, surface), () => repeatFor(repeat));
    if (rivals === undefined) throw new Error('there are no bots for this game');
    const { name } = plan;
    const onFailed = (): void => notify(() => setupWords().botFailed(nameOf(rivals, name)));
    return new BotSource({ seats: rivals.seats, name, onFailed });
  };
}

function devicesOf(device: DeviceName, surface: TouchSurface): readonly Device[] {
  switch (device) {
    case 'all':
      return [
        new Keyboard(window, settings.peek().keys),
        ...touchOf(surface),
        ...PADS.map((pad) => padIn(pad, surface)),
      ];
    case 'keys1':
      return [new Keyboard(window, splitKeys[0])];
    case 'keys2':
      return [new Keyboard(window, splitKeys[1])];
    case 'touch':
      return touchOf(surface);
    default:
      return [padIn(device, surface)];
  }
}

function touchOf({ field, deck, cell }: TouchSurface): readonly Device[] {
  return [new Touch(field, { cell }), new Pads(deck)];
}

function padIn(pad: PadName, { pause }: TouchSurface): Gamepad {
  return new Gamepad(() => padOf(pad), pause);
}
