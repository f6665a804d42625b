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
import { notifyImported } from './data/imported.ts';
import { dataText, dataWords } from './data/text/text.ts';
import { recordCheck } from './replays/uis.tsx';

export async function loadData(): Promise<ComponentType> {
  await dataText.load();
  return YourData;
}

function YourData() {
  const t = dataWords();
  const deleting = useSignal(false);
  useEffect(notifyImported, []);
  return (
    <div class="data">
      <header class="data-head">
        <IconLink icon={ArrowLeft} name={t.home} href="/" />
        <h1 tabindex={-1}>{t.data}</h1>
      </header>
      <main>
        <StorageSection />
        <section>
          <h2>{t.exportHead}</h2>
          <p>{t.exportBody}</p>
          <Button icon={Download} onClick={() => void saveFile()}>
            {t.exportFile}
          </Button>
        </section>
        <ImportSection recordCheck={recordCheck} />
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

/** Saves all data as a file. If the replays cannot be read there is no file, because it would not be complete. */
async function saveFile(): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  try {
    download(`rensa-${day}.json`, jsonFile(await exportData()));
  } catch {
    notify(() => dataWords().notExported);
  }
}

const MEGABYTE = 1_000_000;

/** The place of the data, its size, and whether the browser may delete it. */
function StorageSection() {
  const t = dataWords();
  const used = useSignal<number | undefined>(undefined);
  const safe = useSignal(false);
  useEffect(() => void readStorage(used, safe), []);
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

async function readStorage(used: Signal<number | undefined>, safe: Signal<boolean>): Promise<void> {
  safe.value = await isPersistent();
  const { storage }: { readonly storage?: StorageManager } = navigator;
  const usage = (await storage?.estimate().catch(() => undefined))?.usage;
  if (usage) used.value = Math.ceil((10 * usage) / MEGABYTE) / 10;
}
