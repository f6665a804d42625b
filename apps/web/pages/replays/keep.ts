import type { SharedReplay } from '../../base/link.ts';
import { keepReplay } from '../../base/replays.ts';
import { loadReplayUi } from './uis.tsx';

/** Keeps a replay from a link or a file. Undefined for one that is refused, and then its page says why. */
export async function keepImported(replay: SharedReplay): Promise<number | undefined> {
  const ui = await loadReplayUi(replay.game);
  if (ui === undefined || ui.version !== replay.version) return undefined;
  const record = await ui.record(replay).catch(() => undefined);
  return record && keepReplay({ ...record, imported: true });
}
