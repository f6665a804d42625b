import { useRef } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { replaysWords } from './text/text.ts';

interface ImportProps {
  readonly onText: (text: string) => Promise<void>;
  readonly onClose: () => void;
}

export function ImportSheet({ onText, onClose }: ImportProps) {
  const t = replaysWords();
  const pasted = useRef<HTMLTextAreaElement>(null);
  const open = (): void => void onText(pasted.current?.value ?? '');
  const read = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) await onText(await file.text());
  };
  return (
    <Sheet title={t.importHead} dismissible onClose={onClose}>
      <p class="import-note">{t.importBody}</p>
      <textarea ref={pasted} class="import-text" rows={4} aria-label={t.importPaste} spellcheck={false} />
      <label class="import-file">
        <span>{t.importFile}</span>
        <input type="file" accept=".json,.txt" onChange={(event) => void read(event.currentTarget.files?.[0])} />
      </label>
      <Button kind="primary" onClick={open}>
        {t.importOpen}
      </Button>
    </Sheet>
  );
}
