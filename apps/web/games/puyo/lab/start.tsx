// Fields to start from, and a place to paste one.

import { COLS } from '@rensa/games/puyo';
import { paintBoard } from '@rensa/stage/puyo';
import { lookOf } from '../../../base/look.ts';
import { settings } from '../../../base/settings.ts';
import { Drawing } from '../../../parts/drawing.tsx';
import { PanelPart } from '../tools/frame.tsx';
import { LinkField } from '../tools/linkfield.tsx';
import type { Lab } from './lab.ts';
import { LAB_ROWS } from './labfield.ts';
import { PRESET_NAMES, presetBoard, type PresetName } from './presets.ts';
import { labWords } from './text.ts';

const CELL = 5;

export function PresetsPart({ lab, onChosen }: { readonly lab: Lab; readonly onChosen: () => void }) {
  const t = labWords();
  const start = (name: PresetName): void => {
    lab.change(({ rules, steps }) => ({ rules, steps, board: presetBoard(name) }));
    onChosen();
  };
  return (
    <PanelPart label={t.presets} class="lab-presets">
      <div class="lab-preset-list">
        {PRESET_NAMES.map((name) => (
          <button key={name} type="button" class="lab-preset" onClick={() => start(name)}>
            <PresetDrawing name={name} />
            <span>{t[`preset${name}`]}</span>
          </button>
        ))}
      </div>
    </PanelPart>
  );
}

function PresetDrawing({ name }: { readonly name: PresetName }) {
  const look = lookOf(settings.value);
  return (
    <Drawing
      class="lab-thumb"
      width={COLS * CELL}
      height={LAB_ROWS * CELL}
      paint={(pen, ratio) => paintBoard(pen, presetBoard(name), { look, cell: CELL, ratio, rows: LAB_ROWS })}
    />
  );
}

export function ImportPart({ lab, onChosen }: { readonly lab: Lab; readonly onChosen: () => void }) {
  const t = labWords();
  return (
    <PanelPart label={t.importing} class="lab-import">
      <LinkField
        onField={({ cells, steps }) => {
          lab.change(({ rules }) => ({ rules, board: cells, steps }));
          onChosen();
        }}
      />
      <p class="tool-hint">{t.pasteNote}</p>
      <p class="tool-hint">{t.dropNote}</p>
    </PanelPart>
  );
}
