// The triggers of the field, the longest chain first, and the buttons for the chosen one.

import { useSignal } from '@preact/signals';
import type { Trigger } from '@rensa/games/puyo/lab';
import { ArrowDownToLine, Eye, EyeOff } from 'lucide';
import { colorWord } from '../../../play/narration/color.ts';
import { PanelPart, SmallButton } from '../tools/frame.tsx';
import { Puyo } from '../tools/puyo.tsx';
import type { Lab } from './lab.ts';
import { settled } from './board/labfield.ts';
import { ShowAll } from './showall.tsx';
import { labWords } from './text/text.ts';

const MAX_SHOWN = 3;

export function TriggersPart({ lab }: { readonly lab: Lab }) {
  const t = labWords();
  const all = useSignal(false);
  const found = lab.triggers.value;
  const more = found.length > MAX_SHOWN && <ShowAll all={all} total={found.length} />;
  return (
    <PanelPart label={t.triggers} note={more} class="lab-triggers">
      {found.length === 0 ? (
        <NoTriggers lab={lab} />
      ) : (
        <>
          <div class="lab-chips">
            {found.slice(0, all.value ? undefined : MAX_SHOWN).map((trigger) => (
              <TriggerChip key={`${trigger.col} ${trigger.color}`} lab={lab} trigger={trigger} />
            ))}
          </div>
          <TriggerTools lab={lab} />
        </>
      )}
    </PanelPart>
  );
}

interface RailProps {
  readonly lab: Lab;
  /** Called when the chosen trigger is pressed again. */
  readonly onPlay: () => void;
}

/** The best triggers beside the board, for a screen where the list is out of sight. */
export function TriggerRail({ lab, onPlay }: RailProps) {
  const t = labWords();
  const found = lab.triggers.value.slice(0, MAX_SHOWN);
  if (found.length === 0) return null;
  return (
    <section class="lab-trigger-rail" aria-label={t.bestTriggers}>
      <h2>{t.triggers}</h2>
      <div>
        {found.map((trigger) => {
          const chosen = trigger === lab.trigger.value;
          return (
            <button
              key={`${trigger.col} ${trigger.color}`}
              type="button"
              aria-pressed={chosen}
              aria-label={triggerWords(trigger)}
              onClick={() => (chosen ? onPlay() : lab.choose(trigger))}
            >
              <b>{t.number(trigger.chain)}</b>
              <span>
                <Puyo cell={trigger.color} size={20} />
                {trigger.puyos > 1 && t.times(trigger.puyos)}
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}

function triggerWords({ col, color, puyos, chain }: Trigger): string {
  return labWords().trigger(puyos, colorWord(color), col + 1, chain);
}

function NoTriggers({ lab }: { readonly lab: Lab }) {
  const falls = !lab.popsAtOnce.value && !lab.atRest.value;
  return (
    <>
      <p class="tool-hint">{whyNone(lab)}</p>
      {falls && (
        <SmallButton icon={ArrowDownToLine} onClick={() => lab.change(settled)}>
          {labWords().letFall}
        </SmallButton>
      )}
    </>
  );
}

function whyNone(lab: Lab): string {
  const t = labWords();
  if (lab.popsAtOnce.value) return t.asItLies;
  if (lab.field.value.board.every((cell) => cell === 0)) return t.emptyTable;
  return lab.atRest.value ? t.noTrigger : t.floating;
}

function TriggerChip({ lab, trigger }: { readonly lab: Lab; readonly trigger: Trigger }) {
  const t = labWords();
  const { col, color, puyos, chain } = trigger;
  return (
    <button
      type="button"
      class="lab-chip"
      aria-pressed={trigger === lab.trigger.value}
      aria-label={triggerWords(trigger)}
      onClick={() => lab.choose(trigger)}
    >
      <Puyo cell={color} size={28} />
      {puyos > 1 && <span class="lab-chip-puyos">{t.times(puyos)}</span>}
      <span>
        <b>{t.number(chain)}</b>
        <small>{t.onColumn(col + 1)}</small>
      </span>
    </button>
  );
}

function TriggerTools({ lab }: { readonly lab: Lab }) {
  const t = labWords();
  const shown = lab.showsTriggers.value;
  return (
    <div class="tool-changes">
      <SmallButton icon={ArrowDownToLine} onClick={() => lab.fire()}>
        {t.addTrigger}
      </SmallButton>
      <SmallButton icon={shown ? EyeOff : Eye} onClick={() => (lab.showsTriggers.value = !shown)}>
        {shown ? t.hideTriggers : t.showTriggers}
      </SmallButton>
    </div>
  );
}
