// The one thing above the button, the first that applies: the saved game, the lesson, the daily run of today.

import { useSignal } from '@preact/signals';
import type { FallingTypes } from '@rensa/games/falling';
import { ChevronRight, Play } from 'lucide';
import { useEffect } from 'preact/hooks';
import { today } from '../../base/calendar/days.ts';
import { lookOf } from '../../base/screen/look.ts';
import { settings } from '../../base/settings/settings.ts';
import type { DailyEntry } from '../../listing/listing.ts';
import { Drawing } from '../../parts/drawing.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ButtonKey } from '../../parts/keycap.tsx';
import { hasBest } from '../records/best.ts';
import { lessonStep } from '../records/lessons.ts';
import { playWords } from '../text/text.ts';
import type { GameUi } from '../ui/ui.ts';
import type { GameIntro } from './view.ts';

/** Somebody who has neither played the game nor begun to learn it. */
export function isNew(ui: { readonly game: { readonly id: string } }): boolean {
  return lessonStep(ui.game.id) === undefined && !hasBest(ui);
}

interface ContinueProps {
  /** How the saved game is going. */
  readonly note: string;
  readonly onClick: () => void;
}

export function ContinueButton({ note, onClick }: ContinueProps) {
  return (
    <button type="button" class="button primary setup-continue" autofocus onClick={onClick}>
      <span class="slot-words">
        <strong>{playWords().continue}</strong>
        <span>{note}</span>
      </span>
      <ButtonKey code="Enter" />
      <span class="resume-play">
        <Icon node={Play} />
      </span>
    </button>
  );
}

interface SlotProps<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly intro: GameIntro;
}

/** The lesson for somebody who is new, else the daily run that is not done. */
export function Slot<G extends FallingTypes>({ ui, intro }: SlotProps<G>) {
  const t = playWords();
  const daily = useDaily(intro);
  if (isNew(ui)) {
    return (
      <a class="setup-slot" href={`/learn/${ui.game.id}`}>
        <SlotEmblem ui={ui} />
        <SlotWords head={t.newHere} line={t.newHereLine} />
        <Icon node={ChevronRight} />
      </a>
    );
  }
  if (daily === undefined || daily.state === 'done') return null;
  return (
    <a class="setup-slot" href={daily.href}>
      <SlotEmblem ui={ui} />
      <SlotWords head={t.todaysRun} line={ui.daily.line()} />
      <span class="slot-ring" data-state={daily.state} aria-hidden="true" />
    </a>
  );
}

function SlotWords({ head, line }: { readonly head: string; readonly line: string }) {
  return (
    <span class="slot-words">
      <strong>{head}</strong>
      <span>{line}</span>
    </span>
  );
}

const EMBLEM_PX = 40;
/** Yellow, or what the game has in its place. */
const EMBLEM_COLOR = 4;
/** Room for the outline. */
const EMBLEM_MARGIN = 3;

function SlotEmblem<G extends FallingTypes>({ ui }: { readonly ui: GameUi<G> }) {
  const look = lookOf(settings.value);
  const piece = {
    color: EMBLEM_COLOR,
    size: EMBLEM_PX - 2 * EMBLEM_MARGIN,
    x: EMBLEM_MARGIN,
    y: EMBLEM_MARGIN,
    happy: true,
  };
  return (
    <Drawing
      width={EMBLEM_PX}
      height={EMBLEM_PX}
      class="slot-emblem"
      paint={(pen, ratio) => ui.partyPiece(pen, piece, look, ratio)}
    />
  );
}

/** The daily run of today; undefined until it is known. */
function useDaily({ dailies }: GameIntro): DailyEntry | undefined {
  const found = useSignal<DailyEntry | undefined>(undefined);
  useEffect(() => {
    dailies?.().then(
      (read) => (found.value = read(today.value)[0]),
      () => {},
    );
  }, []);
  return found.value;
}
