// What is around the boards of a match: names and scores, next pieces, rounds, and what is being sent.

import { useComputed } from '@preact/signals';
import type { FallingState } from '@rensa/games/falling';
import type { MatchLayout, MatchSide, SeatLayout } from '@rensa/stage';
import { formatTime, secondsOf } from '../../base/format.ts';
import { usePick } from '../../play/rail.tsx';
import type { SeatInfo } from '../seat.ts';
import type { TurnAttack } from './attacks.ts';
import type { MatchRun } from './match.ts';
import { personAlone } from './people.ts';
import { Placed } from './placed.tsx';
import { winsNeeded, winsOf } from './rounds.ts';
import { matchWords } from './text.ts';

export interface AroundMatchProps<Setup, State extends FallingState, Event> {
  readonly run: MatchRun<Setup, State, Event>;
  readonly layout: MatchLayout;
  readonly infos: readonly [SeatInfo, SeatInfo];
}

const SEATS = [0, 1] as const;

export function AroundMatch<Setup, State extends FallingState, Event>(props: AroundMatchProps<Setup, State, Event>) {
  const { run, layout } = props;
  return (
    <>
      <Placed region={layout.clock} class="match-clock">
        <MatchClock run={run} />
      </Placed>
      {SEATS.map((seat) => (
        <Beside key={seat} {...props} seat={seat} />
      ))}
      <Placed region={layout.middle} class="match-middle">
        {layout.kind !== 'large' && <Standing {...props} />}
        <Sending {...props} />
        <Stakes run={run} />
        {layout.kind === 'large' && <p class="match-coach">{coachNote(run)}</p>}
        {run.versus.Between && <run.versus.Between state={run.huds[0].state} />}
      </Placed>
    </>
  );
}

type RunProps<Setup, State extends FallingState, Event> = Pick<AroundMatchProps<Setup, State, Event>, 'run'>;

function MatchClock<Setup, State extends FallingState, Event>({ run }: RunProps<Setup, State, Event>) {
  const seconds = usePick(run.huds[0].state, ({ ticks }) => secondsOf(ticks));
  return <p>{formatTime(seconds)}</p>;
}

type SeatProps<Setup, State extends FallingState, Event> = AroundMatchProps<Setup, State, Event> & {
  readonly seat: MatchSide;
};

function Beside<Setup, State extends FallingState, Event>(props: SeatProps<Setup, State, Event>) {
  const { run, layout, seat } = props;
  const place = layout.seats[seat];
  return (
    <>
      <Placed region={place.name} class={`seat-name seat-${seat}`}>
        <Name {...props} />
      </Placed>
      {place.next && (
        <Placed region={place.next} class={`seat-next seat-${seat}`}>
          <Next run={run} seat={seat} place={place} />
          {run.versus.Beside && <run.versus.Beside state={run.huds[seat].state} />}
        </Placed>
      )}
    </>
  );
}

/** The chain that the person's coach builds toward. */
function coachNote<Setup, State extends FallingState, Event>({
  coaching,
}: MatchRun<Setup, State, Event>): string | undefined {
  const t = matchWords();
  const links = coaching?.said.value?.links ?? 0;
  return links > 0 ? `${t.buildsToward} ${t.chainOf(links)}` : undefined;
}

const FACE = { beside: 40, low: 32, narrow: 32, large: 0 } as const;

function Name<Setup, State extends FallingState, Event>(props: SeatProps<Setup, State, Event>) {
  const { run, layout, infos, seat } = props;
  const { name, note, Face } = infos[seat];
  const size = FACE[layout.kind];
  const words = matchWords();
  return (
    <>
      {size > 0 && <Face size={size} mood="rest" />}
      <div class="seat-words">
        <p class="seat-title">{name()}</p>
        <p class="seat-note">{(personAlone(run.plan) === seat ? coachNote(run) : undefined) ?? note()}</p>
        {layout.kind === 'large' && <Dots {...props} />}
      </div>
      <p class="seat-score">{words.number(run.huds[seat].score.value)}</p>
    </>
  );
}

function Next<Setup, State extends FallingState, Event>(
  props: RunProps<Setup, State, Event> & { readonly seat: MatchSide; readonly place: SeatLayout },
) {
  const { run, seat, place } = props;
  const { state, gain } = run.huds[seat];
  const { Next: Waiting } = run.versus.ui;
  // Beside a second board there is less room than beside one.
  const kind = place.kind === 'low' ? 'low' : 'phone';
  return <Waiting state={state} gain={gain} layout={{ ...place, kind }} empty={run.stage.value === 'announcing'} />;
}

function Standing<Setup, State extends FallingState, Event>(props: AroundMatchProps<Setup, State, Event>) {
  return (
    <div class="match-standing">
      <Dots {...props} seat={0} />
      <span class="match-vs">{matchWords().versus}</span>
      <Dots {...props} seat={1} />
    </div>
  );
}

/** One dot per round that it takes to win. */
function Dots<Setup, State extends FallingState, Event>({ run, infos, seat }: SeatProps<Setup, State, Event>) {
  const needed = winsNeeded(run.plan.bestOf);
  const won = winsOf(run.rounds.value)[seat];
  return (
    <span class="match-dots" role="img" aria-label={matchWords().roundsWon(infos[seat].name(), won, needed)}>
      {Array.from({ length: needed }, (_, i) => (
        <span key={i} class={i < won ? 'dot won' : 'dot'} />
      ))}
    </span>
  );
}

/** The larger attack of those that are under way. */
function Sending<Setup, State extends FallingState, Event>(props: AroundMatchProps<Setup, State, Event>) {
  const { run, infos, layout } = props;
  const t = matchWords();
  const attack = useComputed(() => largestOf(run.attacks.shown.value)).value;
  if (attack === undefined) return null;
  const { seat, sent, offset } = attack;
  return (
    <div class={`match-sending seat-${seat}`}>
      <p class="sending-label">{sent > 0 ? t.sending : t.offsetOnly}</p>
      <p class="sending-amount">{t.number(sent > 0 ? sent : offset)}</p>
      {sent > 0 && offset > 0 && <p class="sending-note">{t.afterOffset(offset)}</p>}
      {layout.kind !== 'large' && <p class="sending-note">{infos[seat].name()}</p>}
    </div>
  );
}

function largestOf(attacks: readonly (TurnAttack | undefined)[]): TurnAttack | undefined {
  const running = attacks.filter((each) => each !== undefined);
  return running.toSorted((a, b) => b.sent + b.offset - a.sent - a.offset)[0];
}

function Stakes<Setup, State extends FallingState, Event>({ run }: RunProps<Setup, State, Event>) {
  const t = matchWords();
  const percent = usePick(run.huds[0].state, run.versus.stakes);
  if (percent <= 100) return null;
  return (
    <div class="match-stakes">
      <p>{t.marginTime}</p>
      <p class="stakes-amount">{t.stakes(percent)}</p>
    </div>
  );
}
