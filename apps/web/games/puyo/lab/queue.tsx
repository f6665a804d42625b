// The queue of steps that fall next: pairs and ojama to paint, sort and drop.

import { OJAMA } from '@rensa/games/puyo';
import type { SharedStep } from '@rensa/games/puyo/links';
import { ArrowDownToLine, ChevronDown, ChevronUp, Dices, Plus, Puzzle, RotateCw, Trash2 } from 'lucide';
import { IconButton } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { colorWord } from '../../../play/narration/color.ts';
import { PanelPart, SmallButton } from '../tools/frame.tsx';
import { indexAfter } from '../tools/order.ts';
import { WaitingPair } from '../tools/pairs.tsx';
import { Puyo } from '../tools/puyo.tsx';
import { SortableList } from '../tools/sortable.tsx';
import type { Lab } from './lab.ts';
import { appended, moved, without, withOjama } from './board/labfield.ts';
import { labWords } from './text/text.ts';

const PAIR_CELL = 26;

interface QueueProps {
  readonly lab: Lab;
  /** True if the person came to make a puzzle. */
  readonly maker: boolean;
  readonly onPuzzle: () => void;
}

export function QueuePart({ lab, maker, onPuzzle }: QueueProps) {
  const t = labWords();
  const { steps } = lab.field.value;
  return (
    <PanelPart label={t.pairs} class="lab-queue" note={<p>{t.number(steps.length)}</p>}>
      {steps.length === 0 ? <p class="tool-hint">{t.noPairs}</p> : <Steps lab={lab} />}
      <div class="lab-queue-tools">
        <IconButton
          icon={Plus}
          name={t.addPair}
          onClick={() => lab.change((field) => appended(field, brushPair(lab)))}
        />
        <IconButton
          icon={Dices}
          name={t.randomPair}
          onClick={() => lab.change((field) => appended(field, randomPair()))}
        />
        <button
          type="button"
          class="icon-button"
          aria-label={t.addOjama}
          title={t.addOjama}
          onClick={() => lab.change(withOjama)}
        >
          <Puyo cell={OJAMA} size={26} />
        </button>
      </div>
      <div class={maker ? 'lab-queue-acts maker' : 'lab-queue-acts'}>
        {steps.length > 0 && <Dropping lab={lab} />}
        {(steps.length > 0 || maker) && (
          <SmallButton icon={Puzzle} disabled={steps.length === 0} onClick={onPuzzle}>
            {t.makePuzzle}
          </SmallButton>
        )}
      </div>
    </PanelPart>
  );
}

/** A pair of the brush's color. */
function brushPair(lab: Lab) {
  const color = Math.min(5, Math.max(1, lab.brush.value));
  return { axis: color, child: color };
}

function randomPair() {
  const draw = (): number => 1 + Math.floor(Math.random() * 4);
  return { axis: draw(), child: draw() };
}

function Steps({ lab }: { readonly lab: Lab }) {
  const chosen = lab.half.value;
  const items = lab.field.value.steps.map((step, i) => (
    <>
      <StepButton lab={lab} step={step} index={i} />
      {chosen?.index === i && <StepTools lab={lab} index={i} />}
    </>
  ));
  return <SortableList items={items} onSort={(from, to) => move(lab, from, to)} />;
}

/** Moves a step; the chosen half stays chosen. */
function move(lab: Lab, from: number, to: number): void {
  const { value: chosen } = lab.half;
  lab.change((field) => moved(field, from, to));
  if (chosen !== undefined) lab.half.value = { ...chosen, index: indexAfter(chosen.index, from, to) };
}

interface StepProps {
  readonly lab: Lab;
  readonly step: SharedStep;
  readonly index: number;
}

/** A first press chooses the upper half, the next one the lower, and the third none. */
function StepButton({ lab, step, index }: StepProps) {
  const t = labWords();
  const chosen = lab.half.value?.index === index ? lab.half.value : undefined;
  const next = chosen === undefined ? 'child' : chosen.half === 'child' ? 'axis' : undefined;
  const choose = (): void => void (lab.half.value = next === undefined ? undefined : { index, half: next });
  return (
    <button
      type="button"
      class="pair-spot"
      data-half={chosen?.half}
      aria-pressed={chosen !== undefined}
      aria-label={stepName(step, index)}
      onClick={choose}
      onKeyDown={({ code }) => code === 'Delete' && remove(lab, index)}
    >
      <span class="pair-number" aria-hidden="true">
        {index + 1}
      </span>
      {step.kind === 'pair' ? <WaitingPair colors={step.pair} cell={PAIR_CELL} /> : <Puyo cell={OJAMA} />}
      {step.kind === 'pair' && step.aim !== null && (
        <span class="pair-aim" aria-hidden="true">
          {`${step.aim.col + 1}${ARROWS[step.aim.rot]}`}
        </span>
      )}
      {step.kind === 'garbage' && <span class="pair-aim">{t.number(ojamaIn(step.counts))}</span>}
    </button>
  );
}

const ARROWS = ['↑', '→', '↓', '←'] as const;

function ojamaIn(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function stepName(step: SharedStep, index: number): string {
  const t = labWords();
  if (step.kind === 'garbage') return t.garbageStep(ojamaIn(step.counts));
  const name = t.pair(index + 1, colorWord(step.pair.child), colorWord(step.pair.axis));
  if (step.aim === null) return name;
  const way = [t.way0, t.way1, t.way2, t.way3][step.aim.rot] ?? '';
  return t.listed(name, t.aimed(step.aim.col + 1, way));
}

function remove(lab: Lab, index: number): void {
  lab.half.value = undefined;
  lab.change((field) => without(field, index));
}

function StepTools({ lab, index }: Omit<StepProps, 'step'>) {
  const t = labWords();
  const moveBy = (by: 1 | -1): void => {
    const to = index + by;
    if (lab.field.value.steps[to] !== undefined) move(lab, index, to);
  };
  return (
    <div class="pair-tools">
      <IconButton icon={ChevronUp} name={t.earlier} class="plain" onClick={() => moveBy(-1)} />
      <IconButton icon={ChevronDown} name={t.later} class="plain" onClick={() => moveBy(1)} />
      <IconButton icon={Trash2} name={t.removePair} class="plain" onClick={() => remove(lab, index)} />
    </div>
  );
}

/** The button that drops the first step. A pair without a place lets the person choose a column. */
function Dropping({ lab }: { readonly lab: Lab }) {
  const t = labWords();
  const [first] = lab.field.value.steps;
  const placed = first?.kind === 'garbage' || (first?.kind === 'pair' && first.aim !== null);
  const choosing = lab.tool.value === 'drop';
  const drop = (): void => {
    if (placed) lab.drop();
    else lab.toggle('drop');
  };
  return (
    <>
      <button type="button" class="small-button" aria-pressed={choosing} onClick={drop}>
        <Icon node={ArrowDownToLine} size={18} />
        <span>{t.dropPair}</span>
      </button>
      {choosing && (
        <>
          <SmallButton icon={RotateCw} onClick={() => (lab.rot.value = (lab.rot.value + 1) % 4)}>
            {`${t.rotate} ${ARROWS[lab.rot.value]}`}
          </SmallButton>
          <p class="tool-hint">{t.dropHint}</p>
        </>
      )}
    </>
  );
}
