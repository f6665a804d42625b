import { type Signal, useSignal } from '@preact/signals';
import { Upload } from 'lucide';
import { useEffect } from 'preact/hooks';
import { LongWork, StoppedError } from '../../base/screen/longwork.ts';
import { notify } from '../../base/screen/notice.ts';
import type { StoredKind } from '../../base/storage/kinds.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { WorkingSheet } from '../../parts/working.tsx';
import { importFile } from './apply.ts';
import { type CheckedFile, checkedFile, type FileChecks } from './check.ts';
import { dataHere, FileError, parseData } from './file.ts';
import { reloadImported } from './imported.ts';
import { changesInWords } from './kinds.ts';
import { type ImportPlan, planImport } from './plan.ts';
import { storedKinds } from './stored.ts';
import { dataWords } from './text/text.ts';

interface ImportProps {
  /** Loads the check of the records of all games. */
  readonly recordCheck: () => Promise<FileChecks['record']>;
}

/** Reads a file, shows what it would change, and imports it when the player agrees. */
export function ImportSection({ recordCheck }: ImportProps) {
  const t = dataWords();
  const preview = useSignal<Preview | undefined>(undefined);
  const fault = useSignal<FileError | undefined>(undefined);
  const working = useSignal<LongWork | undefined>(undefined);
  useEffect(() => () => working.peek()?.stop(), []);
  return (
    <section>
      <h2>{t.importHead}</h2>
      <p>{t.importBody}</p>
      <label class="button data-file">
        <Icon node={Upload} />
        <span>{t.importFile}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            void read(event.currentTarget.files?.[0], { preview, fault, working, recordCheck });
            event.currentTarget.value = '';
          }}
        />
      </label>
      {fault.value && <p role="alert">{faultWords(fault.value)}</p>}
      {working.value && <WorkingSheet work={working.value} />}
      {preview.value && <PreviewSheet preview={preview.value} onClose={() => (preview.value = undefined)} />}
    </section>
  );
}

function faultWords({ reason, message }: FileError): string {
  const t = dataWords();
  return reason === 'damaged' ? t.damaged(message) : t[reason];
}

/** What a file would change. */
interface Preview {
  readonly file: CheckedFile;
  readonly plan: ImportPlan;
  readonly kinds: readonly StoredKind[];
}

interface ImportState extends ImportProps {
  readonly preview: Signal<Preview | undefined>;
  readonly fault: Signal<FileError | undefined>;
  readonly working: Signal<LongWork | undefined>;
}

async function read(file: File | undefined, { preview, fault, working, recordCheck }: ImportState): Promise<void> {
  if (file === undefined) return;
  const work = new LongWork();
  fault.value = undefined;
  working.value = work;
  try {
    const [text, kinds] = await Promise.all([file.text(), storedKinds()]);
    const raw = parseData(text);
    const checked = await work.run(checkedFile(raw, { kinds, record: await recordCheck() }));
    preview.value = { file: checked, plan: planImport(await dataHere(), checked, kinds), kinds };
  } catch (error) {
    if (error instanceof FileError) fault.value = error;
    else if (!(error instanceof StoppedError)) notify(() => dataWords().notImported);
  }
  working.value = undefined;
}

function PreviewSheet({ preview, onClose }: { readonly preview: Preview; readonly onClose: () => void }) {
  const t = dataWords();
  const { file, plan, kinds } = preview;
  const apply = async (): Promise<void> => {
    try {
      await importFile(file, kinds);
      reloadImported();
    } catch {
      notify(() => dataWords().notImported);
      onClose();
    }
  };
  const changes = changesInWords(t, plan.changes);
  return (
    <Sheet title={t.previewHead} dismissible onClose={onClose}>
      {changes.length === 0 && <p class="data-note">{t.nothingNew}</p>}
      <dl class="data-changes">
        {changes.map(([words, count]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{t.changed(count)}</dd>
          </div>
        ))}
      </dl>
      <LeftOut refused={file.refused} />
      {changes.length > 0 && <p class="data-note">{t.rule}</p>}
      <div class="buttons">
        <Button onClick={onClose}>{t.cancel}</Button>
        {changes.length > 0 && (
          <Button kind="primary" onClick={() => void apply()}>
            {t.importNow}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

const MAX_NAMED = 5;

/** Entries that cannot be read, by their names. */
function LeftOut({ refused }: Pick<CheckedFile, 'refused'>) {
  const t = dataWords();
  if (refused.length === 0) return null;
  return (
    <div class="data-note" role="alert">
      <p>{t.leftOut(refused.length)}</p>
      <ul class="data-refused">
        {refused.slice(0, MAX_NAMED).map(({ name, why }) => (
          <li key={name}>{`${name}: ${why}`}</li>
        ))}
        {refused.length > MAX_NAMED && <li>{t.andMore(refused.length - MAX_NAMED)}</li>}
      </ul>
    </div>
  );
}
