// Everything that one person can play with.

import { type ColumnAim, type Device, Gamepad, Keyboard, Pads, Touch } from '@rensa/controls';
import { keysFor, padFor } from '../base/controls/profiles.ts';
import { type PadName, padOf, PADS } from '../base/screen/pads.ts';

/** The elements that a person touches. */
export interface TouchSurface {
  /** The element where fingers drag. */
  readonly field: HTMLElement;
  /** The pads. */
  readonly deck: HTMLElement;
  /** The size of a cell of the person's board, in CSS pixels. */
  readonly cell: () => number;
  /** The place to which a finger leads its piece; undefined where it does not. */
  readonly aim: () => ColumnAim | undefined;
  /** The number of the piece in hand. */
  readonly piece?: () => number;
  /** For a device that asks for a pause. */
  readonly pause: () => void;
  /** For one that asks for a restart; left out, that is a pause. */
  readonly restart?: () => void;
}

/** With the bindings of this game. */
export function allDevices(game: string, surface: TouchSurface): readonly Device[] {
  return [
    new Keyboard(window, () => keysFor(game)),
    ...touchOf(surface),
    ...PADS.map((pad) => padIn(game, pad, surface)),
  ];
}

export function touchOf({ field, deck, cell, aim, piece }: TouchSurface): readonly Device[] {
  return [new Touch(field, { cell, aim }), new Pads(deck, piece)];
}

export function padIn(game: string, pad: PadName, { pause, restart = pause }: TouchSurface): Gamepad {
  return new Gamepad(() => padOf(pad), { setup: () => padFor(game), onPause: pause, onRestart: restart });
}
