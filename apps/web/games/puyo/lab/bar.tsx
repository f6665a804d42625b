// The bar of the lab, and the tabs of a phone.

import { GraduationCap, Grid2X2, Pencil, Play, Redo2, Share2, Undo2 } from 'lucide';
import { IconButton } from '../../../parts/button.tsx';
import { BarButton, BarLink, SmallLink, ToolBar, ToolTabs } from '../tools/frame.tsx';
import { practiceAddress } from './address.ts';
import { puyosOn } from './board/labfield.ts';
import type { Lab } from './lab.ts';
import { labWords } from './text/text.ts';

interface LabBarProps {
  readonly lab: Lab;
  /** True if the person came to make a puzzle. */
  readonly maker: boolean;
  /** The address of practice with this board; left out if the bar has no space for it. */
  readonly practice?: string;
  /** Opens the sheet with fields to start from. */
  readonly onStart?: () => void;
  readonly onShare: () => void;
}

export function LabBar({ lab, maker, practice, onStart, onShare }: LabBarProps) {
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

/** The link to practice if the bar has no space for it. */
export function PracticeLink({ lab }: { readonly lab: Lab }) {
  return (
    <div class="lab-practice">
      <SmallLink icon={GraduationCap} href={practiceAddress(lab.field.value)}>
        {labWords().practiceFrom}
      </SmallLink>
    </div>
  );
}

export type LabTab = 'edit' | 'chain' | 'presets';

export function LabTabs({ tab, onChoose }: { readonly tab: LabTab; readonly onChoose: (tab: LabTab) => void }) {
  const t = labWords();
  const tabs = [
    { value: 'edit', name: t.tabEdit, icon: Pencil },
    { value: 'chain', name: t.tabChain, icon: Play },
    { value: 'presets', name: t.presets, icon: Grid2X2 },
  ] as const;
  return <ToolTabs label={t.tabs} tabs={tabs} tab={tab} onChoose={onChoose} />;
}
