/** Buttons that can be held, whatever the device. */
export const BUTTONS = ['left', 'right', 'rotateLeft', 'rotateRight', 'soft', 'hard'] as const;
export type Button = (typeof BUTTONS)[number];

/** Actions that a key or a part of a game controller can be bound to. */
export const ACTIONS = [...BUTTONS, 'pause', 'restart'] as const;
export type Action = (typeof ACTIONS)[number];

/** Everything a device has noticed since it was last asked. */
export interface Reading {
  /** Every press in order, also of buttons that are no longer held. */
  readonly presses: readonly Button[];
  /** Held now, the latest press last. */
  readonly held: readonly Button[];
}

export interface Device {
  drain(): Reading;
  /** Forgets what is held and what was pressed. */
  reset(): void;
  dispose(): void;
}

export function isButton(name: string | undefined): name is Button {
  return BUTTONS.some((button) => button === name);
}
