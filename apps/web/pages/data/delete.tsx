import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { notify } from '../../base/screen/notice.ts';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { deleteAll } from './apply.ts';
import { dataHere } from './file.ts';
import { dataWords } from './text/text.ts';

/** Asks before everything is deleted, and shows the number of games and replays. */
export function DeleteSheet({ onClose }: { readonly onClose: () => void }) {
  const t = dataWords();
  const counts = useSignal<readonly [number, number]>([0, 0]);
  useEffect(() => {
    dataHere().then(
      ({ games, replays }) => (counts.value = [games.length, replays.length]),
      () => {},
    );
  }, []);
  const remove = async (): Promise<void> => {
    try {
      await deleteAll();
      location.assign('/');
    } catch {
      notify(() => dataWords().notDeleted);
      onClose();
    }
  };
  return (
    <Sheet title={t.deleteSure} dismissible calm onClose={onClose}>
      <p class="data-note">{t.deleteNote(...counts.value)}</p>
      <div class="buttons">
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button onClick={() => void remove()}>{t.deleteNow}</Button>
      </div>
    </Sheet>
  );
}
