import { Upload } from 'lucide';
import { useRef } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { replaysWords } from './text/text.ts';

interface ImportProps {
  readonly onText: (text: string) => Promise<void>;
  readonly onFiles: (files: readonly File[]) => Promise<void>;
  readonly onClose: () => void;
}

export function ImportSheet({ onText, onFiles, onClose }: ImportProps) {
  const t = replaysWords();
  const pasted = useRef<HTMLTextAreaElement>(null);
  const open = (): void => void onText(pasted.current?.value ?? '');
  return (
    <Sheet title={t.importHead} dismissible onClose={onClose}>
      <p class="import-note">{t.importBody}</p>
      <textarea ref={pasted} class="import-text" rows={4} aria-label={t.importPaste} spellcheck={false} />
      <label class="button import-file">
        <Icon node={Upload} />
        <span>{t.importFile}</span>
        <input type="file" multiple accept=".json,.txt" onChange={({ currentTarget: { files } }) => files && files.length > 0 && void onFiles([...files])} />
      </label>
      <Button kind="primary" onClick={open}>
        {t.importOpen}
      </Button>
    </Sheet>
  );
}
