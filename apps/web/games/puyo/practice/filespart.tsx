// A link that is pasted, and the whole tree as a file.

import { messageOf } from '@rensa/engine';
import { useSignal } from '@preact/signals';
import { Download } from 'lucide';
import { download, jsonFile } from '../../../base/share/download.ts';
import { PanelPart, SmallButton } from '../tools/frame.tsx';
import { LinkField } from '../tools/linkfield.tsx';
import type { Practice } from './practice.ts';
import { practiceWords } from './text/text.ts';
import { parseSession, sessionFrom, writeSession } from './written.ts';

interface FilesProps {
  readonly practice: Practice;
  readonly onRestart: (restart: () => void) => void;
}

export function FilesPart({ practice, onRestart }: FilesProps) {
  const t = practiceWords();
  const wrong = useSignal('');
  const read = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    wrong.value = '';
    try {
      const session = parseSession(JSON.parse(await file.text()));
      onRestart(() => practice.open(session));
    } catch (error) {
      wrong.value = error instanceof SyntaxError ? t.noJson : t.badFile(messageOf(error));
    }
    // Lets the same file be chosen again.
    input.value = '';
  };
  return (
    <PanelPart label={t.files}>
      <LinkField
        onField={(field) => onRestart(() => practice.open(sessionFrom(practice.session.value.start, field)))}
      />
      <p class="tool-hint">{t.pasteNote}</p>
      <div class="tool-changes">
        <SmallButton
          icon={Download}
          onClick={() => download('rensa-practice.json', jsonFile(writeSession(practice.session.value)))}
        >
          {t.exportFile}
        </SmallButton>
        <label class="small-button practice-file">
          <span>{t.importFile}</span>
          <input type="file" accept=".json" onChange={(event) => void read(event.currentTarget)} />
        </label>
      </div>
      {wrong.value !== '' && (
        <p class="link-wrong" role="alert">
          {wrong.value}
        </p>
      )}
    </PanelPart>
  );
}
