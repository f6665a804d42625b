import { type Signal, useSignal } from '@preact/signals';
import { ArrowLeft, Download, ShieldCheck, Trash2 } from 'lucide';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { download, jsonFile } from '../base/share/download.ts';
import { notify } from '../base/screen/notice.ts';
import { askToPersist, isPersistent } from '../base/storage/persist.ts';
import { Button, IconLink } from '../parts/button.tsx';
import '../styles/data.css';
import { DeleteSheet } from './data/delete.tsx';
import { exportData } from './data/file.ts';
import { ImportSection } from './data/import.tsx';
import { sayImported } from './data/imported.ts';
import { dataText, dataWords } from './data/text/text.ts';

export async function loadData(): Promise<ComponentType> {
  await dataText.load();
  return YourData;
}

function YourData() {
  const t = dataWords();
  const deleting = useSignal(false);
  useEffect(sayImported, []);
  return (
    <div class="data">
      <header class="data-head">
        <IconLink icon={ArrowLeft} name={t.home} href="/" />
        <h1 tabindex={-1}>{t.data}</h1>
      </header>
      <main>
        <Kept />
        <section>
          <h2>{t.exportHead}</h2>
          <p>{t.exportBody}</p>
          <Button icon={Download} onClick={() => void saveFile()}>
            {t.exportFile}
          </Button>
        </section>
        <ImportSection />
        <section>
          <h2>{t.deleteHead}</h2>
          <p>{t.deleteBody}</p>
          <Button icon={Trash2} onClick={() => (deleting.value = true)}>
            {t.deleteAll}
          </Button>
        </section>
      </main>
      {deleting.value && <DeleteSheet onClose={() => (deleting.value = false)} />}
    </div>
  );
}

/** A file without the replays would be no copy of everything. */
async function saveFile(): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  try {
    download(`rensa-${day}.json`, jsonFile(await exportData()));
  } catch {
    notify(() => dataWords().notExported);
  }
}

const MEGABYTE = 1_000_000;

/** Where it is stored, and how safe that is. */
function Kept() {
  const t = dataWords();
  const used = useSignal<number | undefined>(undefined);
  const safe = useSignal(false);
  useEffect(() => void look(used, safe), []);
  const ask = async (): Promise<void> => {
    safe.value = await askToPersist();
    if (!safe.value) notify(() => dataWords().refused);
  };
  return (
    <section>
      <p>{t.where}</p>
      <p>
        {used.value !== undefined && `${t.used(used.value)} `}
        {safe.value ? t.safe : t.unsafe}
      </p>
      {!safe.value && (
        <Button icon={ShieldCheck} onClick={() => void ask()}>
          {t.protect}
        </Button>
      )}
    </section>
  );
}

async function look(used: Signal<number | undefined>, safe: Signal<boolean>): Promise<void> {
  safe.value = await isPersistent();
  const storage = (navigator as { readonly storage?: StorageManager }).storage;
  const usage = (await storage?.estimate().catch(() => undefined))?.usage;
  if (usage) used.value = Math.ceil((10 * usage) / MEGABYTE) / 10;
}
