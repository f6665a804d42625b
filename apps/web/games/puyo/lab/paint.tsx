// The brushes of the lab, and the buttons that change the whole field.

import { EMPTY, EMPTY_BOARD, OFFERED, OJAMA, type RulesName } from '@rensa/games/puyo';
import { mirrored, shifted } from '@rensa/games/puyo/lab';
import { ArrowDown, ArrowDownToLine, ArrowLeft, ArrowRight, ArrowUp, Eraser, Pipette, Trash2 } from 'lucide';
import { IconButton } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Segmented } from '../../../parts/segmented.tsx';
import { cellWord } from '../tools/cells.tsx';
import { PanelPart, SmallButton } from '../tools/frame.tsx';
import { Puyo } from '../tools/puyo.tsx';
import type { Lab } from './lab.ts';
import { LAB_TOOLS, type LabTool, settled } from './board/labfield.ts';
import { MIRROR_ICON } from './mirror.ts';
import { labWords } from './text/text.ts';

const BRUSHES = [1, 2, 3, 4, 5, OJAMA, EMPTY] as const;

export function PaintPart({ lab }: { readonly lab: Lab }) {
  const t = labWords();
  return (
    <PanelPart label={t.paint} class="lab-paint">
      <Palette lab={lab} />
      <Tools lab={lab} />
      <Changes lab={lab} />
    </PanelPart>
  );
}

function Palette({ lab }: { readonly lab: Lab }) {
  const t = labWords();
  return (
    <div class="lab-palette" role="group" aria-label={t.paint}>
      {BRUSHES.map((cell) => (
        <button
          key={cell}
          type="button"
          class="lab-brush"
          aria-label={cell === EMPTY ? t.eraser : cellWord(cell)}
          aria-pressed={cell === lab.brush.value && lab.tool.value !== 'pick'}
          onClick={() => lab.paintWith(cell)}
        >
          {cell === EMPTY ? <Icon node={Eraser} size={24} /> : <Puyo cell={cell} />}
          <span class="lab-brush-key" aria-hidden="true">
            {cell}
          </span>
        </button>
      ))}
      <button
        type="button"
        class="lab-brush lab-pick"
        aria-label={t.pick}
        title={t.pick}
        aria-pressed={lab.tool.value === 'pick'}
        onClick={() => lab.toggle('pick')}
      >
        <Icon node={Pipette} size={22} />
        <span class="lab-brush-key" aria-hidden="true">
          P
        </span>
      </button>
    </div>
  );
}

function Tools({ lab }: { readonly lab: Lab }) {
  const t = labWords();
  const names = { cell: t.toolCell, column: t.toolColumn, fill: t.toolFill, swap: t.toolSwap };
  return (
    <Segmented<LabTool>
      wide
      label={t.tool}
      value={lab.tool.value}
      options={LAB_TOOLS.map((value) => ({ value, label: names[value] }))}
      onChoose={(tool) => (lab.tool.value = tool)}
    />
  );
}

const SHIFTS = [
  { icon: ArrowLeft, name: 'shiftLeft', right: -1, up: 0 },
  { icon: ArrowRight, name: 'shiftRight', right: 1, up: 0 },
  { icon: ArrowUp, name: 'shiftUp', right: 0, up: 1 },
  { icon: ArrowDown, name: 'shiftDown', right: 0, up: -1 },
] as const;

function Changes({ lab }: { readonly lab: Lab }) {
  const t = labWords();
  return (
    <>
      <div class="tool-changes lab-changes">
        <SmallButton icon={ArrowDownToLine} onClick={() => lab.change(settled)}>
          {t.letFall}
        </SmallButton>
        <SmallButton
          icon={MIRROR_ICON}
          onClick={() => lab.change((field) => ({ ...field, board: mirrored(field.board) }))}
        >
          {t.mirror}
        </SmallButton>
        <SmallButton icon={Trash2} onClick={() => lab.change((field) => ({ ...field, board: EMPTY_BOARD }))}>
          {t.clear}
        </SmallButton>
      </div>
      <div class="lab-shifts" role="group" aria-label={t.shift}>
        {SHIFTS.map(({ icon, name, right, up }) => (
          <IconButton
            key={name}
            icon={icon}
            name={t[name]}
            onClick={() => lab.change((field) => ({ ...field, board: shifted(field.board, right, up) }))}
          />
        ))}
      </div>
      <Rulesets lab={lab} />
    </>
  );
}

function Rulesets({ lab }: { readonly lab: Lab }) {
  const t = labWords();
  const names = { tsu: t.tsu, classic: t.classic };
  return (
    <Segmented<RulesName>
      label={t.rules}
      value={lab.field.value.rules}
      options={OFFERED.rules.map((value) => ({ value, label: names[value] }))}
      onChoose={(rules) => lab.change((field) => ({ ...field, rules }))}
    />
  );
}
