// The sheets of the lab: fields to start from, the maker of puzzles, and sharing.

import { Later } from '../../../parts/later.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { openMakeSheet } from '../nazo/make/open.ts';
import type { Lab } from './lab.ts';
import { ShareSheet } from './share.tsx';
import { StartParts } from './start.tsx';
import { labWords } from './text/text.ts';

export type LabSheet = 'start' | 'puzzle' | 'share';

interface LabSheetsProps {
  readonly lab: Lab;
  readonly sheet: LabSheet | undefined;
  readonly onClose: () => void;
}

export function LabSheets({ lab, sheet, onClose }: LabSheetsProps) {
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

/** The board and its pairs, for the sheet that makes a puzzle of them. */
function makingOf(lab: Lab, onClose: () => void) {
  const { board, steps } = lab.list.value.now;
  return { field: { cells: board, steps }, onClose };
}
