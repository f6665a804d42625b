import { type ComponentChildren } from 'preact';
import { say } from '../../base/text/phrase.ts';
import { dateWords, today } from '../../base/calendar/days.ts';
import type { EmblemSet } from '../../listing/emblem.ts';
import { Emblem } from './emblem.tsx';
import { shareOf, type ShownAchievement } from './order.ts';
import { achievementsWords } from './text/text.ts';

export interface PartProps {
  readonly shown: ShownAchievement;
  readonly set: EmblemSet;
  readonly onOpen: (shown: ShownAchievement) => void;
}

/** The day in words; the year only if it is another one. */
export function dayOf(day: string): string {
  if (day === today.value) return achievementsWords().newToday;
  const sameYear = day.slice(0, 4) === today.value.slice(0, 4);
  return dateWords(day, { month: 'short', day: 'numeric', ...(!sameYear && { year: 'numeric' }) });
}

function Opening({
  shown,
  onOpen,
  class: name,
  children,
}: Omit<PartProps, 'set'> & { class: string; children: ComponentChildren }) {
  const t = achievementsWords();
  const { achievement, day, progress } = shown;
  const state = day ? t.earnedOn(dayOf(day)) : progress ? t.haveOf(...progress) : t.notYet;
  const label = t.labelOf(say(achievement.name), say(achievement.how), state);
  return (
    <button type="button" class={name} aria-label={label} onClick={() => onOpen(shown)}>
      {children}
    </button>
  );
}

/** One on the shelf. */
export function EarnedOne({ shown, set, onOpen }: PartProps) {
  const { achievement, day = '' } = shown;
  const fresh = day === today.value;
  return (
    <Opening class="earned-one" shown={shown} onOpen={onOpen}>
      <Emblem set={set} id={achievement.id} side={84} earned fresh={fresh} />
      <strong>{say(achievement.name)}</strong>
      <span data-fresh={fresh}>{dayOf(day)}</span>
    </Opening>
  );
}

/** One that is nearly there, with a bar. */
export function NearOne({ shown, set, onOpen }: PartProps) {
  const { achievement, progress } = shown;
  return (
    <Opening class="near-one" shown={shown} onOpen={onOpen}>
      <Emblem set={set} id={achievement.id} side={76} earned={false} />
      <span>
        <strong>{say(achievement.name)}</strong>
        <span>{say(achievement.how)}</span>
        {progress && <Bar share={shareOf(shown)} />}
        {progress && <em>{achievementsWords().haveOf(...progress)}</em>}
      </span>
    </Opening>
  );
}

function Bar({ share }: { readonly share: number }) {
  return (
    <svg class="near-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="6" />
      <rect class="done" width={100 * share} height="6" />
    </svg>
  );
}

/** One of the rest, with a ring. */
export function ComingOne({ shown, set, onOpen }: PartProps) {
  const { achievement } = shown;
  return (
    <Opening class="coming-one" shown={shown} onOpen={onOpen}>
      <Emblem set={set} id={achievement.id} side={52} earned={false} />
      <span>
        <strong>{say(achievement.name)}</strong>
        <span>{say(achievement.how)}</span>
      </span>
      <Ring share={shareOf(shown)} />
    </Opening>
  );
}

const RADIUS = 10;

/** Dashed for one that has not begun, an arc for one that has. */
function Ring({ share }: { readonly share: number }) {
  const around = 2 * Math.PI * RADIUS;
  return (
    <svg class="coming-ring" width="28" height="28" viewBox="-14 -14 28 28" aria-hidden="true">
      <circle r={RADIUS} class={share > 0 ? 'track' : 'dashed'} />
      {share > 0 && (
        <circle r={RADIUS} class="arc" stroke-dasharray={`${share * around} ${around}`} transform="rotate(-90)" />
      )}
    </svg>
  );
}
