// The page of the chain lab.

import { effect, untracked, useSignal } from '@preact/signals';
import { Grid2X2, Pencil, Play, Redo2, Share2, Undo2 } from 'lucide';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { address, type Address, forgetSearch } from '../../../base/address.ts';
import { notify } from '../../../base/notice.ts';
import { onKeys } from '../../../base/shortcut.ts';
import { onSize, textScale } from '../../../base/size.ts';
import { IconButton } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Field } from '../tools/field.tsx';
import { ToolBar } from '../tools/frame.tsx';
import { readPasted } from '../tools/pasted.ts';
import { fieldAt } from './address.ts';
import { onUndoKeys, pressLabKey } from './keys.ts';
import { Lab } from './lab.ts';
import { LAB_ROWS, puyosOn } from './labfield.ts';
import { PaintPart } from './paint.tsx';
import { ImportPart, PresetsPart } from './start.tsx';
import { QueuePart } from './queue.tsx';
import { ShareSheet } from './share.tsx';
import { signsOf } from './signs.ts';
import './style.css';
import { ChainPart, TriggersPart } from './table.tsx';
import { labWords } from './text.ts';
import { TransportPart } from './transport.tsx';

const TABS = ['edit', 'chain', 'presets'] as const;
type LabTab = (typeof TABS)[number];

/** A field in the address goes on top of what is stored. One that cannot be read says why. */
function openAsked(lab: Lab, { path, search }: Address): void {
  if (!search.includes('field=')) return;
  try {
    lab.commit(fieldAt(path + search));
  } catch {
    notify(() => labWords().badAddress(readPasted(path + search).why ?? ''));
    forgetSearch();
  }
}

export function LabPage() {
  const lab = useMemo(() => new Lab(), []);
  const root = useRef<HTMLElement>(null);
  const tab = useSignal<LabTab>('edit');
  const sharing = useSignal(false);
  const size = useSignal({ width: 0, height: 0 });
  useEffect(() => {
    const ends = [
      effect(() => {
        const asked = address.value;
        untracked(() => openAsked(lab, asked));
      }),
      onSize(document.documentElement, (width, height) => (size.value = { width, height })),
      onKeys((event) => document.querySelector('dialog[open]') === null && pressLabKey(lab, event)),
      onUndoKeys(
        () => lab.undo(),
        () => lab.redo(),
      ),
    ];
    return () => ends.forEach((end) => end());
  }, []);
  const wide = isWide(size.value.width);
  const toEdit = (): void => void (tab.value = 'edit');
  return (
    <main ref={root} class="lab tool" data-tab={tab.value} data-layout={wide ? 'wide' : 'narrow'}>
      <LabBar lab={lab} onShare={() => (sharing.value = true)} />
      <div class="lab-body">
        <div class="lab-side lab-left">
          <PaintPart lab={lab} />
          <PresetsPart lab={lab} onChosen={toEdit} />
          <ImportPart lab={lab} onChosen={toEdit} />
        </div>
        <div class="lab-middle">
          <LabFieldView lab={lab} cell={cellFor(size.value, tab.value)} />
          <QueuePart lab={lab} />
        </div>
        <div class="lab-side lab-right">
          <TriggersPart lab={lab} />
          <ChainPart lab={lab} />
          <TransportPart lab={lab} />
        </div>
      </div>
      {!wide && <Tabs tab={tab.value} onChoose={(chosen) => (tab.value = chosen)} />}
      {sharing.value && <ShareSheet lab={lab} onClose={() => (sharing.value = false)} />}
    </main>
  );
}

const WIDE_PX = 1024;

function isWide(width: number): boolean {
  return width / textScale() >= WIDE_PX;
}

const SMALLEST_CELL = 18;

/** The largest cells for which everything beside and below the field has room. */
function cellFor({ width, height }: { readonly width: number; readonly height: number }, tab: LabTab): number {
  const text = textScale();
  const [beside, below] = isWide(width) ? [1090, 128] : tab === 'chain' ? [40, 460 * text] : [126 * text, 316 * text];
  return Math.max(SMALLEST_CELL, Math.floor(Math.min((width - beside) / 6, (height - below) / LAB_ROWS)));
}

function LabFieldView({ lab, cell }: { readonly lab: Lab; readonly cell: number }) {
  const t = labWords();
  const { board } = lab.field.value;
  return (
    <div class="lab-well">
      <Field
        rows={LAB_ROWS}
        cell={cell}
        label={t.labField}
        signs={signsOf(lab)}
        edit={{ board, hand: lab.hand }}
        onScreen={(screen) => lab.show(screen)}
      />
    </div>
  );
}

function LabBar({ lab, onShare }: { readonly lab: Lab; readonly onShare: () => void }) {
  const t = labWords();
  const puyos = puyosOn(lab.field.value.board);
  const note = puyos === 0 ? t.labNoteEmpty : t.labNote(puyos, lab.chain.value.rows.length);
  const { past, future } = lab.list.value;
  return (
    <ToolBar title={t.lab} note={note}>
      <button
        type="button"
        class="icon-button"
        aria-label={t.undo}
        title={t.undo}
        disabled={past.length === 0}
        onClick={() => lab.undo()}
      >
        <Icon node={Undo2} />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={t.redo}
        title={t.redo}
        disabled={future.length === 0}
        onClick={() => lab.redo()}
      >
        <Icon node={Redo2} />
      </button>
      <IconButton icon={Share2} name={t.share} onClick={onShare} />
    </ToolBar>
  );
}

function Tabs({ tab, onChoose }: { readonly tab: LabTab; readonly onChoose: (tab: LabTab) => void }) {
  const t = labWords();
  const names = { edit: t.tabEdit, chain: t.tabChain, presets: t.presets };
  const icons = { edit: Pencil, chain: Play, presets: Grid2X2 };
  return (
    <nav class="lab-tabs" aria-label={t.tabs}>
      {TABS.map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === tab ? 'true' : undefined}
          onClick={() => onChoose(each)}
        >
          <Icon node={icons[each]} />
          <span>{names[each]}</span>
        </button>
      ))}
    </nav>
  );
}
