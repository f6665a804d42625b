// Fields to start from: presets, and links to paste.

import { useSignal } from '@preact/signals';
import { PanelPart } from '../tools/frame.tsx';
import { LinkField } from '../tools/linkfield.tsx';
import { BoardThumb } from '../tools/thumb.tsx';
import type { Lab } from './lab.ts';
import { LAB_ROWS } from './board/labfield.ts';
import { PRESET_NAMES, presetBoard, type PresetName } from './presets.ts';
import { ShowAll } from './showall.tsx';
import { labWords } from './text/text.ts';

const CELL = 9;

interface StartProps {
  readonly lab: Lab;
  /** Called when the person has chosen a field. */
  readonly onChosen: () => void;
}

export function StartParts(props: StartProps) {
  return (
    <>
      <PresetsPart {...props} />
      <ImportPart {...props} />
    </>
  );
}

function PresetsPart({ lab, onChosen }: StartProps) {
  const t = labWords();
  const start = (name: PresetName): void => {
    lab.change(({ rules, steps }) => ({ rules, steps, board: presetBoard(name) }));
    onChosen();
  };
  const all = useSignal(false);
  const more = <ShowAll all={all} total={PRESET_NAMES.length} />;
  return (
    <PanelPart label={t.presets} note={more} class={all.value ? 'lab-presets' : 'lab-presets few'}>
      <div class="lab-preset-list">
        {PRESET_NAMES.map((name) => (
          <button key={name} type="button" class="lab-preset" onClick={() => start(name)}>
            <BoardThumb class="lab-thumb" board={presetBoard(name)} cell={CELL} rows={LAB_ROWS} />
            <span>{t[`preset${name}`]}</span>
          </button>
        ))}
      </div>
    </PanelPart>
  );
}

function ImportPart({ lab, onChosen }: StartProps) {
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
