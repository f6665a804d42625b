// Targets of a change: the keys or the controller of a profile, one half of a shared keyboard, or the keys of a game
// that is not steered.

import { ACTIONS, BUTTONS } from '@rensa/controls';
import { otherSide, type Side } from '@rensa/engine';
import { type Bindings, bind, boundTo, unbind } from '../../base/controls/bindings.ts';
import { keyName } from '../../base/controls/keynames.ts';
import {
  boundKeys,
  boundOwn,
  boundPad,
  boundSplit,
  changePad,
  changeProfile,
  chooseControls,
  type ControlsChosen,
  controlsChosen,
  keysFor,
  ownKeysFor,
  padFor,
  type ProfileName,
  splitFor,
} from '../../base/controls/profiles.ts';
import type { NamedKeys } from '../../listing/listing.ts';
import { actionName, partName, shortName } from './names.ts';

export interface BindingTarget {
  readonly id: string;
  readonly device: 'keys' | 'pad';
  readonly actions: readonly string[];
  /** The chosen bindings. */
  readonly bound: () => Bindings<string>;
  /** The bindings in play: every action has one. */
  readonly played: () => Bindings<string>;
  readonly write: (bindings: Bindings<string>) => void;
  readonly nameOf: (part: string) => string;
  readonly actionName: (action: string) => string;
  /** Name of an action that fits on a drawn key. */
  readonly shortName: (action: string) => string;
}

const STEERING = { actionName, shortName };

export function keysTarget(name: ProfileName): BindingTarget {
  return {
    id: 'keys',
    device: 'keys',
    actions: ACTIONS,
    bound: () => boundKeys(name),
    played: () => keysFor(name),
    write: (keys) => changeProfile(name, { keys: boundTo(ACTIONS, keys) }),
    nameOf: keyName,
    ...STEERING,
  };
}

export function padTarget(name: ProfileName): BindingTarget {
  return {
    id: 'pad',
    device: 'pad',
    actions: ACTIONS,
    bound: () => boundPad(name),
    played: () => padFor(name).map,
    write: (pad) => changePad(name, boundTo(ACTIONS, pad)),
    nameOf: partName,
    ...STEERING,
  };
}

export function splitTarget(seat: Side): BindingTarget {
  return {
    id: `split${seat}`,
    device: 'keys',
    actions: BUTTONS,
    bound: () => boundSplit()[seat],
    played: () => splitFor()[seat],
    write: (keys) => changeSplit(seat, boundTo(BUTTONS, keys)),
    nameOf: keyName,
    ...STEERING,
  };
}

export function ownTarget(game: string, keys: NamedKeys): BindingTarget {
  return {
    id: `own ${game}`,
    device: 'keys',
    actions: keys.actions,
    bound: () => boundOwn(game, keys),
    played: () => ownKeysFor(game, keys),
    write: (own) => changeOwn(game, own),
    nameOf: keyName,
    actionName: keys.name,
    shortName: keys.short,
  };
}

function changeOwn(game: string, keys: Bindings<string>): void {
  const controls = controlsChosen();
  chooseControls({ ...controls, own: { ...controls.own, [game]: keys } });
}

/** Changes the keys of one player. The other player loses each key that this one takes. */
function changeSplit(seat: Side, keys: Bindings): void {
  const other = Object.keys(keys).reduce(unbind, boundSplit()[otherSide(seat)]);
  chooseControls({ ...controlsChosen(), split: seat === 0 ? [keys, other] : [other, keys] });
}

/** The controls without the choices for one game, or without those for all games. */
export function withoutProfile(controls: ControlsChosen, name: ProfileName): ControlsChosen {
  if (name === undefined) {
    const { deadZone: _zone, swapped: _swapped, ...rest } = controls;
    return { ...rest, common: {} };
  }
  const { own, ...rest } = controls;
  const others = { ...rest, games: withoutName(controls.games, name) };
  return own === undefined ? others : { ...others, own: withoutName(own, name) };
}

function withoutName<T>(values: Readonly<Record<string, T>>, name: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(values).filter(([each]) => each !== name));
}

/** A change of one binding. */
export interface BindingChange {
  readonly part: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

export function addPart(target: BindingTarget, part: string, to: string): BindingChange {
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
