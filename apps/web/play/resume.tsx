// The bar that leads back into a saved game.

import { Play } from 'lucide';
import type { Cabinet, Played } from './ui.ts';
import { text } from '../base/text.ts';
import { Icon } from '../parts/icon.tsx';
import { Thumbnail } from './thumbnail.tsx';

interface InsideProps<Setup, State extends Played, Event> {
  readonly cabinet: Cabinet<Setup, State, Event>;
  readonly state: State;
}

function Inside<Setup, State extends Played, Event>({ cabinet, state }: InsideProps<Setup, State, Event>) {
  const t = text();
  return (
    <>
      <Thumbnail cabinet={cabinet} state={state} />
      <span class="resume-words">
        <span class="resume-lead">{t.continue}</span>
        <strong>{cabinet.title(t, state)}</strong>
        <span class="resume-note">{cabinet.standing(t, state)}</span>
      </span>
      <span class="resume-play">
        <Icon node={Play} />
      </span>
    </>
  );
}

interface ResumeProps<Setup, State extends Played, Event> extends InsideProps<Setup, State, Event> {
  readonly onClick: () => void;
}

export function Resume<Setup, State extends Played, Event>({ onClick, ...inside }: ResumeProps<Setup, State, Event>) {
  return (
    <button type="button" class="resume" onClick={onClick}>
      <Inside {...inside} />
    </button>
  );
}

export function ResumeLink<Setup, State extends Played, Event>(inside: InsideProps<Setup, State, Event>) {
  return (
    <a class="resume" href={`/play/${inside.cabinet.game.id}`}>
      <Inside {...inside} />
    </a>
  );
}
