// The actions of keys on a board, and the keys that have them at first. Shift, Escape, Backspace, Delete and Ctrl with
// Z or Y always mean the same, unless they are bound to something.

export const LOOP_ACTIONS = [
  'left',
  'right',
  'up',
  'down',
  'draw',
  'cross',
  'undo',
  'redo',
  'hint',
  'clue',
  'trial',
  'keep',
  'discard',
] as const;
export type LoopAction = (typeof LOOP_ACTIONS)[number];

/** From `KeyboardEvent.code`, the place of a key, which is the same in every layout. */
export type LoopKeys = Readonly<Record<string, LoopAction>>;

export const DEFAULT_LOOP_KEYS: LoopKeys = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Space: 'draw',
  Enter: 'draw',
  NumpadEnter: 'draw',
  KeyX: 'cross',
  KeyU: 'undo',
  KeyZ: 'undo',
  KeyR: 'redo',
  KeyY: 'redo',
  KeyH: 'hint',
  KeyC: 'clue',
  KeyT: 'trial',
  KeyK: 'keep',
  KeyD: 'discard',
};
