import { SharedValue } from '../../../base/storage/shared.ts';
import { keptKind } from '../../../base/storage/kinds.ts';
import { store } from '../../../base/storage/storage.ts';
import { FIRST_SESSION, type PracticeSession } from './session.ts';
import { parseSession } from './written.ts';

const KEY = 'rensa:practice:puyo';

export const PRACTICE = keptKind(/^rensa:practice:puyo$/, parseSession);

export interface StoredPractice {
  readonly session: PracticeSession;
  readonly stored: SharedValue;
}

export function loadPractice(): StoredPractice {
  const { value: session } = store.load(KEY, parseSession, FIRST_SESSION);
  return { session, stored: new SharedValue(KEY) };
}
