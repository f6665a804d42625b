// What the page changes: the keys or the controller of a profile, or one half of the keyboard.

import { type Action, ACTIONS, BUTTONS } from '@rensa/controls';
import { type Bindings, bind, unbind } from '../../base/controls/bindings.ts';
import { keyName } from '../../base/controls/keynames.ts';
import {
  boundKeys,
  boundPad,
  boundSplit,
  changeProfile,
  chooseControls,
  type ControlsChosen,
  controlsChosen,
  keysFor,
  padFor,
  type ProfileName,
  splitFor,
} from '../../base/controls/profiles.ts';
import { partName } from './names.ts';

export interface BindingTarget {
  readonly id: string;
  readonly device: 'keys' | 'pad';
  readonly actions: readonly Action[];
  /** As it was chosen, and as it is played with. */
  readonly bound: () => Bindings;
  readonly played: () => Bindings;
  readonly write: (bindings: Bindings) => void;
  readonly nameOf: (part: string) => string;
}

export function keysTarget(name: ProfileName): BindingTarget {
  return {
    id: 'keys',
    device: 'keys',
    actions: ACTIONS,
    bound: () => boundKeys(name),
    played: () => keysFor(name),
    write: (keys) => changeProfile(name, { keys }),
    nameOf: keyName,
  };
}

export function padTarget(name: ProfileName): BindingTarget {
  return {
    id: 'pad',
    device: 'pad',
    actions: ACTIONS,
    bound: () => boundPad(name),
    played: () => padFor(name).map,
    write: (pad) => changeProfile(name, { pad }),
    nameOf: partName,
  };
}

export function splitTarget(seat: 0 | 1): BindingTarget {
  return {
    id: `split${seat}`,
    device: 'keys',
    actions: BUTTONS,
    bound: () => boundSplit()[seat],
    played: () => splitFor()[seat],
    write: (keys) => changeSplit(seat, keys),
    nameOf: keyName,
  };
}

/** A key that one of two people takes is no longer the other one's. */
function changeSplit(seat: 0 | 1, keys: Bindings): void {
  const other = Object.keys(keys).reduce(unbind, boundSplit()[1 - seat] as Bindings);
  chooseControls({ ...controlsChosen(), split: seat === 0 ? [keys, other] : [other, keys] });
}

/** Forgets what was chosen for a game, or for all of them. */
export function withoutProfile(controls: ControlsChosen, name: ProfileName): ControlsChosen {
  if (name === undefined) {
    const { deadZone: _, ...rest } = controls;
    return { ...rest, common: {} };
  }
  return { ...controls, games: Object.fromEntries(Object.entries(controls.games).filter(([each]) => each !== name)) };
}

/** What a change was, for the line that says it. */
export interface BindingChange {
  readonly part: string;
  readonly from: Action | undefined;
  readonly to: Action | undefined;
}

export function addPart(target: BindingTarget, part: string, to: Action): BindingChange {
  const before = target.bound();
  const from = Object.hasOwn(before, part) ? before[part] : undefined;
  target.write(bind(before, part, to));
  return { part, from: from === to ? undefined : from, to };
}

export function removePart(target: BindingTarget, part: string): BindingChange {
  const before = target.bound();
  target.write(unbind(before, part));
  return { part, from: before[part], to: undefined };
}
