// The stored lab: the field and every step that can be undone, as addresses.

import { fields, listOf, text } from '@rensa/engine';
import { SharedValue } from '../../../base/storage/shared.ts';
import { keptKind } from '../../../base/storage/kinds.ts';
import { store } from '../../../base/storage/storage.ts';
import { addressOf, fieldAt } from './address.ts';
import { EMPTY_FIELD, type LabField } from './board/labfield.ts';
import { type UndoList, undoListOf } from './undo.ts';

const LAB_KEY = 'rensa:lab:puyo';
const MAX_LINK_LENGTH = 8000;
const MAX_FIELDS = 401;

const address = text(MAX_LINK_LENGTH);
const check = fields({
  past: listOf(address, 0, MAX_FIELDS),
  now: address,
  future: listOf(address, 0, MAX_FIELDS),
});

export function parseLab(raw: unknown): UndoList<LabField> {
  const { past, now, future } = check(raw, 'the lab');
  return { past: past.map(fieldAt), now: fieldAt(now), future: future.map(fieldAt) };
}

export const LAB_FIELDS = keptKind(/^rensa:lab:puyo$/, parseLab);

export function writeLab({ past, now, future }: UndoList<LabField>): string {
  return JSON.stringify({ past: past.map(addressOf), now: addressOf(now), future: future.map(addressOf) });
}

export interface StoredLab {
  readonly list: UndoList<LabField>;
  readonly stored: SharedValue;
}

export function loadLab(): StoredLab {
  const { value: list } = store.load(LAB_KEY, parseLab, undoListOf(EMPTY_FIELD));
  return { list, stored: new SharedValue(LAB_KEY) };
}
