// The page of the chain lab.

import { effect, untracked, useSignal } from '@preact/signals';
import { COLS, EMPTY } from '@rensa/games/puyo';
import { GraduationCap, Grid2X2, Pencil, Play, Redo2, Share2, Undo2 } from 'lucide';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { address, type Address, forgetSearch, trimPath } from '../../../base/screen/address.ts';
import { notify } from '../../../base/screen/notice.ts';
import { onKeys } from '../../../base/screen/shortcut.ts';
import { textScale } from '../../../base/screen/screen.ts';
import { IconButton } from '../../../parts/button.tsx';
import { Later } from '../../../parts/later.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { openMakeSheet } from '../nazo/make/open.ts';
import { Field } from '../tools/field.tsx';
import { BarButton, BarLink, SmallLink, ToolBar, ToolTabs } from '../tools/frame.tsx';
import { type ToolKey, ToolKeys } from '../tools/keyhints.tsx';
import { onUndoKeys } from '../tools/keys.ts';
import { type ToolPage, useToolPage } from '../tools/page.ts';
import { readPasted } from '../tools/links.ts';
import { fieldAt, LAB_PATH, practiceAddress } from './address.ts';
import { followArrivals } from './arrive.ts';
import { pressLabKey } from './keys.ts';
import { Lab } from './lab.ts';
import { LAB_ROWS, puyosOn } from './board/labfield.ts';
import { PaintPart } from './paint.tsx';
import { ImportPart, PresetsPart } from './start.tsx';
import { QueuePart } from './queue.tsx';
import { ShareSheet } from './share.tsx';
import { signsOf } from './signs.ts';
import './style.css';
import { LinkNumbers } from './numbers.tsx';
import { ChainPart } from './table.tsx';
import { TriggerRail, TriggersPart } from './triggers.tsx';
import { labWords } from './text/text.ts';
import { TransportPart } from './transport.tsx';

type LabTab = 'edit' | 'chain' | 'presets';

/** A field in the address goes on top of what is stored. One that cannot be read says why. */
function openAsked(lab: Lab, { path, search }: Address): void {
  if (trimPath(path) !== LAB_PATH || !search.includes('field=')) return;
  try {
    lab.commit(fieldAt(path + search));
  } catch {
    notify(() => labWords().badAddress(readPasted(path + search).why ?? ''));
    forgetSearch();
  }
}

/** The page of the puzzles leads here to make one. */
function isMaker({ search }: Address): boolean {
  return new URLSearchParams(search).get('make') === 'puzzle';
}

type LabSheet = 'start' | 'puzzle' | 'share';

export function LabPage() {
  const lab = useMemo(() => new Lab(), []);
  const tab = useSignal<LabTab>('edit');
  const sheet = useSignal<LabSheet | undefined>(undefined);
  const page = useToolPage();
  const maker = useMemo(() => isMaker(address.peek()), []);
  useLab(lab);
  const open = (asked: LabSheet) => (): void => void (sheet.value = asked);
  const toEdit = (): void => void (tab.value = 'edit');
  const play = (): void => {
    tab.value = 'chain';
    lab.player.play();
  };
  const { layout } = page;
  const narrow = layout === 'narrow';
  return (
    <main class="lab tool" data-tab={tab.value} data-layout={layout}>
      <LabBar
        lab={lab}
        maker={maker}
        {...(narrow ? {} : { practice: practiceAddress(lab.field.value) })}
        {...(layout === 'middle' ? { onStart: open('start') } : {})}
        onShare={open('share')}
      />
      <div class="tool-body">
        <div class="tool-side tool-left">
          <PaintPart lab={lab} />
          {narrow && <PracticeLink lab={lab} />}
          {layout !== 'middle' && <StartParts lab={lab} onChosen={toEdit} />}
          {layout !== 'middle' && <ToolKeys keys={labKeys()} />}
        </div>
        <div class="tool-middle">
          <LabFieldView lab={lab} cell={cellFor(page, tab.value)} />
          <div class="lab-rail">
            <QueuePart lab={lab} maker={maker} onPuzzle={open('puzzle')} />
            {narrow && tab.value === 'edit' && <TriggerRail lab={lab} onPlay={play} />}
          </div>
          {narrow && tab.value === 'chain' && <LinkNumbers lab={lab} />}
        </div>
        <div class="tool-side tool-right">
          <TriggersPart lab={lab} />
          <ChainPart lab={lab} />
          <TransportPart lab={lab} counted={layout === 'wide'} />
        </div>
      </div>
      {narrow && <LabTabs tab={tab.value} onChoose={(value) => (tab.value = value)} />}
      <OpenSheet lab={lab} sheet={sheet.value} onClose={() => (sheet.value = undefined)} />
    </main>
  );
}

/** Follows the address, keys, and what is pasted or dropped, while the page is shown. */
function useLab(lab: Lab): void {
  useLayoutEffect(() => {
    const ends = [
      effect(() => {
        const asked = address.value;
        untracked(() => openAsked(lab, asked));
      }),
      onKeys((event) => document.querySelector('dialog[open]') === null && pressLabKey(lab, event)),
      onUndoKeys(
        () => lab.undo(),
        () => lab.redo(),
      ),
      followArrivals(lab),
    ];
    return () => ends.forEach((end) => end());
  }, []);
}

interface OpenSheetProps {
  readonly lab: Lab;
  readonly sheet: LabSheet | undefined;
  readonly onClose: () => void;
}

function OpenSheet({ lab, sheet, onClose }: OpenSheetProps) {
  if (sheet === 'puzzle') return <Later load={openMakeSheet} props={makingOf(lab, onClose)} />;
  if (sheet === 'share') return <ShareSheet lab={lab} onClose={onClose} />;
  if (sheet === undefined) return null;
  return (
    <Sheet title={labWords().openBoard} dismissible calm onClose={onClose}>
      <div class="tool-sheet">
        <StartParts lab={lab} onChosen={onClose} />
      </div>
    </Sheet>
  );
}

interface StartProps {
  readonly lab: Lab;
  readonly onChosen: () => void;
}

function StartParts(props: StartProps) {
  return (
    <>
      <PresetsPart {...props} />
      <ImportPart {...props} />
    </>
  );
}

/** The board and its pairs, for the sheet that makes a puzzle of them. */
function makingOf(lab: Lab, onClose: () => void) {
  const { board, steps } = lab.list.value.now;
  return { field: { cells: board, steps }, onClose };
}

/** The largest cells for which everything beside and below the field has room. */
function cellFor(page: ToolPage, tab: LabTab): number {
  if (page.layout === 'wide') return page.cellFor({ beside: 808, below: 128 }, LAB_ROWS);
  if (page.layout === 'middle') return page.cellFor({ beside: 520, below: 372 }, LAB_ROWS);
  if (page.low) return page.cellFor({ beside: 480, below: 160 }, LAB_ROWS);
  return page.cellFor(tab === 'chain' ? { beside: 190, below: 480 } : { beside: 148, below: 290 }, LAB_ROWS);
}

/** In CSS pixels at the usual size of text; smaller cells have no room for words. */
const LEAST_NAMED = 30;

/** Of the hidden row. */
const HIDDEN_CELLS = Array.from({ length: COLS }, (_, col) => (LAB_ROWS - 1) * COLS + col);

function LabFieldView({ lab, cell }: { readonly lab: Lab; readonly cell: number }) {
  const t = labWords();
  const { board } = lab.field.value;
  const isFree = cell >= LEAST_NAMED * textScale() && HIDDEN_CELLS.every((index) => board[index] === EMPTY);
  return (
    <div class="tool-well lab-well">
      {isFree && <p class="lab-hidden">{t.labHidden}</p>}
      <Field
        rows={LAB_ROWS}
        cell={cell}
        label={t.labField}
        signs={signsOf(lab)}
        edit={{ board, actions: lab.actions }}
        onScreen={(screen) => lab.show(screen)}
      />
    </div>
  );
}

interface LabBarProps {
  readonly lab: Lab;
  readonly maker: boolean;
  /** Leads to practice with this board; left out where the bar has no room for it. */
  readonly practice?: string;
  /** Opens what is in a sheet. */
  readonly onStart?: () => void;
  readonly onShare: () => void;
}

function LabBar({ lab, maker, practice, onStart, onShare }: LabBarProps) {
  const t = labWords();
  const puyos = puyosOn(lab.field.value.board);
  const note = maker ? t.makerNote : puyos === 0 ? t.labNoteEmpty : t.labNote(puyos, lab.chain.value.rows.length);
  const { past, future } = lab.list.value;
  return (
    <ToolBar title={t.lab} note={note}>
      <IconButton icon={Undo2} name={t.undo} disabled={past.length === 0} onClick={() => lab.undo()} />
      <IconButton icon={Redo2} name={t.redo} disabled={future.length === 0} onClick={() => lab.redo()} />
      {onStart && <BarButton icon={Grid2X2} name={t.openBoard} onClick={onStart} />}
      {practice !== undefined && <BarLink icon={GraduationCap} name={t.practiceFrom} href={practice} />}
      <BarButton icon={Share2} name={t.share} onClick={onShare} />
    </ToolBar>
  );
}

/** Where the bar has no room for it. */
function PracticeLink({ lab }: { readonly lab: Lab }) {
  return (
    <div class="lab-practice">
      <SmallLink icon={GraduationCap} href={practiceAddress(lab.field.value)}>
        {labWords().practiceFrom}
      </SmallLink>
    </div>
  );
}

function labKeys(): readonly ToolKey[] {
  const t = labWords();
  return [
    { does: t.keyStep, codes: ['ArrowLeft', 'ArrowRight'] },
    { does: t.keyPlay, codes: ['Space'] },
    { does: t.keyTriggers, codes: ['KeyT'] },
    { does: t.letFall, codes: ['KeyG'] },
    { does: t.dropPair, codes: ['KeyD'] },
    { does: t.pick, codes: ['KeyP'] },
  ];
}

function LabTabs({ tab, onChoose }: { readonly tab: LabTab; readonly onChoose: (tab: LabTab) => void }) {
  const t = labWords();
  const tabs = [
    { value: 'edit', name: t.tabEdit, icon: Pencil },
    { value: 'chain', name: t.tabChain, icon: Play },
    { value: 'presets', name: t.presets, icon: Grid2X2 },
  ] as const;
  return <ToolTabs label={t.tabs} tabs={tabs} tab={tab} onChoose={onChoose} />;
}
