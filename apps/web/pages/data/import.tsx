import { type Signal, useSignal } from '@preact/signals';
import { Upload } from 'lucide';
import { notify } from '../../base/screen/notice.ts';
import { CATALOG } from '../../catalog/catalog.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { applyImport } from './apply.ts';
import { dataHere, FileError, parseData } from './file.ts';
import { reloadImported } from './imported.ts';
import { changesInWords } from './kinds.ts';
import { type ImportPlan, planImport } from './plan.ts';
import { SHARED_RULES } from './rules.ts';
import { dataWords } from './text/text.ts';

/** Reads a file, shows what it would change, and imports it when the player agrees. */
export function ImportSection() {
  const t = dataWords();
  const plan = useSignal<ImportPlan | undefined>(undefined);
  const fault = useSignal<FileError | undefined>(undefined);
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
            void read(event.currentTarget.files?.[0], plan, fault);
            event.currentTarget.value = '';
          }}
        />
      </label>
      {fault.value && <p role="alert">{faultWords(fault.value)}</p>}
      {plan.value && <Preview plan={plan.value} onClose={() => (plan.value = undefined)} />}
    </section>
  );
}

function faultWords({ reason, message }: FileError): string {
  const t = dataWords();
  return reason === 'damaged' ? t.damaged(message) : t[reason];
}

type Found<T> = Signal<T | undefined>;

async function read(file: File | undefined, plan: Found<ImportPlan>, fault: Found<FileError>): Promise<void> {
  if (file === undefined) return;
  fault.value = undefined;
  try {
    const [text, here, rules] = await Promise.all([file.text(), dataHere(), allRules()]);
    plan.value = planImport(here, parseData(text), rules);
  } catch (error) {
    if (error instanceof FileError) fault.value = error;
    else notify(() => dataWords().notImported);
  }
}

async function allRules() {
  const brought = await Promise.all(CATALOG.map(async ({ stored }) => (await stored?.()) ?? []));
  return [...brought.flat(), ...SHARED_RULES];
}

function Preview({ plan, onClose }: { readonly plan: ImportPlan; readonly onClose: () => void }) {
  const t = dataWords();
  const apply = async (): Promise<void> => {
    try {
      await applyImport(plan);
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
