// Controls of a person: a profile for all games, and changes per game. Only chosen values are stored.

import { signal } from '@preact/signals';
import {
  type Action,
  ACTIONS,
  DEFAULT_DEAD_ZONE,
  DEFAULT_KEYS,
  DEFAULT_PAD,
  type KeyMap,
  type PadMap,
  type PadSetup,
  type Repeat,
  splitKeys,
} from '@rensa/controls';
import { type Check, fields, flag, listOf, oneOf, recordOf, text, whole } from '@rensa/engine';
import { choose, REPEAT, repeatFor } from '../settings/settings.ts';
import { onStored } from '../storage/shared.ts';
import { mergedKind } from '../storage/kinds.ts';
import { store } from '../storage/storage.ts';
import { type Bindings, boundTo, playable, without } from './bindings.ts';
import { exchanged } from './swap.ts';

/** Values chosen for one game, or for all games. */
export interface Profile {
  readonly keys?: KeyMap;
  readonly pad?: PadMap;
  readonly das?: number;
  readonly arr?: number;
}

export interface ControlsChosen {
  readonly common: Profile;
  /** Profiles by the name of their game. */
  readonly games: Readonly<Record<string, Profile>>;
  /** Keys of two people at one keyboard. */
  readonly split?: readonly KeyMap[];
  /** Distance from its middle from which a stick counts, in percent. */
  readonly deadZone?: number;
  /** True if A and B of game controllers have changed places, in games and in menus. */
  readonly swapped?: boolean;
  /** Keys of games that are not steered, by the name of the game. */
  readonly own?: Readonly<Record<string, Bindings<string>>>;
}

export const DEAD_ZONE = { least: 20, most: 90 } as const;
const NOTHING: ControlsChosen = { common: {}, games: {} };
const KEY = 'rensa:controls';

/** More than all keys of a keyboard. */
const MAX_PARTS = 150;
const MAX_PART_LENGTH = 30;

/** Former names of two actions. */
const OLD_NAMES: ReadonlyMap<unknown, Action> = new Map([
  ['turnLeft', 'rotateLeft'],
  ['turnRight', 'rotateRight'],
]);

const action: Check<Action> = (raw, name) => OLD_NAMES.get(raw) ?? oneOf(ACTIONS)(raw, name);

function bindingsTo<Does extends string>(does: Check<Does>): Check<Bindings<Does>> {
  return (raw, name) => {
    const read = recordOf(does)(raw, name);
    const parts = Object.keys(read);
    if (parts.length > MAX_PARTS || parts.some((part) => part.length > MAX_PART_LENGTH)) {
      throw new Error(`${name} must have at most ${MAX_PARTS} names of at most ${MAX_PART_LENGTH} characters`);
    }
    return read;
  };
}

const bindings = bindingsTo(action);

const profile: Check<Profile> = fields(
  {},
  {
    keys: bindings,
    pad: bindings,
    das: whole(REPEAT.das.least, REPEAT.das.most),
    arr: whole(REPEAT.arr.least, REPEAT.arr.most),
  },
);

const parse = fields(
  { common: profile, games: recordOf(profile) },
  {
    split: listOf(bindings, 2, 2),
    deadZone: whole(DEAD_ZONE.least, DEAD_ZONE.most),
    swapped: flag,
    own: recordOf(bindingsTo(text(MAX_PART_LENGTH))),
  },
);

export function parseControls(raw: unknown): ControlsChosen {
  return parse(raw, 'the controls');
}

export const CONTROLS = mergedKind(/^rensa:controls$/, parseControls, {
  none: NOTHING,
  merge: (mine, theirs) => ({ ...theirs, ...mine }),
});

const chosen = signal<ControlsChosen>(NOTHING);

/** Values that the person has chosen. */
export function controlsChosen(): ControlsChosen {
  return chosen.value;
}

export function chooseControls(controls: ControlsChosen): void {
  chosen.value = controls;
  store.save(KEY, controls);
}

function read(): void {
  const { value } = store.load(KEY, parseControls, NOTHING);
  if (JSON.stringify(value) !== JSON.stringify(chosen.peek())) chosen.value = value;
}

if (typeof window !== 'undefined') {
  read();
  onStored(read);
}

/** Name of a game; undefined for the profile of all games. */
export type ProfileName = string | undefined;

function profileOf(name: ProfileName): Profile {
  const { common, games } = chosen.value;
  if (name === undefined) return common;
  return Object.hasOwn(games, name) ? (games[name] ?? {}) : {};
}

/** Keys as they were bound, even if an action has none. */
export function boundKeys(name: ProfileName): KeyMap {
  return profileOf(name).keys ?? chosen.value.common.keys ?? DEFAULT_KEYS;
}

export function boundPad(name: ProfileName): PadMap {
  const pad = profileOf(name).pad ?? chosen.value.common.pad ?? DEFAULT_PAD;
  return isSwapped() ? exchanged(pad) : pad;
}

/** Changes the bindings of a controller. They are stored without the swap of A and B. */
export function changePad(name: ProfileName, pad: PadMap): void {
  changeProfile(name, { pad: isSwapped() ? exchanged(pad) : pad });
}

export function isSwapped(): boolean {
  return chosen.value.swapped === true;
}

export function boundSplit(): readonly [KeyMap, KeyMap] {
  const [first = splitKeys[0], second = splitKeys[1]] = chosen.value.split ?? [];
  return [first, second];
}

const SPARE_KEYS = [...'ASDFGHJKLQWERTYUIOZXCVBNM'].map((letter) => `Key${letter}`);
const DISPENSABLE = ['restart'] as const;
const KEYS = { standard: DEFAULT_KEYS, spares: SPARE_KEYS, dispensable: DISPENSABLE };
const SPARE_PARTS = Array.from({ length: 17 }, (_, i) => `button ${i}`);
const PARTS = { standard: DEFAULT_PAD, spares: SPARE_PARTS, dispensable: DISPENSABLE };

/** Keys that a game is played with. */
export function keysFor(name: ProfileName): KeyMap {
  return playable(boundKeys(name), KEYS);
}

/** Actions of a game that is not steered, and their standard keys. */
export interface OwnKeys<Does extends string = string> {
  readonly actions: readonly Does[];
  readonly standard: Bindings<Does>;
}

export function boundOwn<Does extends string>(game: string, { actions, standard }: OwnKeys<Does>): Bindings<Does> {
  const { own = {} } = chosen.value;
  return Object.hasOwn(own, game) ? boundTo(actions, own[game] ?? {}) : standard;
}

export function ownKeysFor<Does extends string>(game: string, own: OwnKeys<Does>): Bindings<Does> {
  return playable(boundOwn(game, own), { standard: own.standard, spares: SPARE_KEYS });
}

export function padFor(name: ProfileName): PadSetup {
  const { deadZone } = chosen.value;
  return {
    map: playable(boundPad(name), PARTS),
    deadZone: deadZone === undefined ? DEFAULT_DEAD_ZONE : deadZone / 100,
  };
}

/** Keys of two people at one keyboard. The first person has the keys that both have chosen. */
export function splitFor(): readonly [KeyMap, KeyMap] {
  const [one, two] = boundSplit();
  const others = without(two, one);
  const first = playable(one, { standard: splitKeys[0], spares: SPARE_KEYS, taken: others });
  return [first, playable(others, { standard: splitKeys[1], spares: SPARE_KEYS, taken: first })];
}

/**
 * Repeat times of a game: those chosen for it, else those chosen for all games, else those that suit the game, else
 * ours.
 */
export function repeatOf(name: ProfileName, ofGame: Repeat | undefined): Repeat {
  const { das, arr } = { ...repeatFor(ofGame), ...profileOf(name) };
  return { das, arr };
}

export function changeProfile(name: ProfileName, change: Profile): void {
  const controls = controlsChosen();
  const changed = { ...profileOf(name), ...change };
  chooseControls(
    name === undefined
      ? { ...controls, common: changed }
      : { ...controls, games: { ...controls.games, [name]: changed } },
  );
}

/** Changes the repeat time that is in force: that of the game, if it has one, else that of all games. */
export function changeRepeat(name: ProfileName, field: keyof Repeat, ticks: number): void {
  if (profileOf(name)[field] === undefined) choose(field, ticks);
  else changeProfile(name, { [field]: ticks });
}
