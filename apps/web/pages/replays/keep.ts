import type { SharedReplay } from '../../base/share/link.ts';
import { keepReplay, replays } from '../../base/storage/replays.ts';
import { loadReplayUi } from './uis.tsx';

/** A replay from a link or a file, as it is among the replays. */
interface ImportedReplay {
  readonly id: number;
  /** It was there before. */
  readonly known: boolean;
}

/** Keeps a replay from a link or a file. Undefined for one that is refused, and then its page says why. */
export async function keepImported(replay: SharedReplay): Promise<ImportedReplay | undefined> {
  const ui = await loadReplayUi(replay.game);
  if (ui === undefined || ui.version !== replay.version) return undefined;
  const record = await ui.record(replay).catch(() => undefined);
  if (record === undefined) return undefined;
  const before = await replays.numberOf(record.replay.hash).catch(() => undefined);
  if (before !== undefined) return { id: before, known: true };
  const id = await keepReplay({ ...record, imported: true });
  return id === undefined ? undefined : { id, known: false };
}
