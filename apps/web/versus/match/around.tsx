// Everything around the boards of a match: names and scores, next pieces, rounds, and attacks on their way.

import { winsNeeded, winsOf, type Side } from '@rensa/engine';
import { useComputed } from '@preact/signals';
import type { FallingTypes } from '@rensa/games/falling';
import type { MatchLayout, SeatLayout } from '@rensa/painters';
import { formatTime, secondsOf } from '../../base/text/format.ts';
import { usePick } from '../../play/parts/rail.tsx';
import type { SeatFaceProps, ShownPlayer } from '../seats/seat.ts';
import type { TurnAttack } from '../series/attacks.ts';
import { Placed } from './placed.tsx';
import { matchWords } from '../text/match/text.ts';
import type { ShownMatch } from './view.ts';

export interface AroundMatchProps<G extends FallingTypes> {
  readonly match: ShownMatch<G>;
  readonly layout: MatchLayout;
  readonly players: readonly [ShownPlayer, ShownPlayer];
}

const SEATS = [0, 1] as const;

export function AroundMatch<G extends FallingTypes>(props: AroundMatchProps<G>) {
  const { match, layout } = props;
  const { versus, huds } = match.view;
  return (
    <>
      <Placed region={layout.clock} class="match-clock">
        <MatchClock match={match} />
      </Placed>
      {SEATS.map((seat) => (
        <Beside key={seat} {...props} seat={seat} />
      ))}
      <Placed region={layout.middle} class="match-middle">
        {layout.kind !== 'large' && <Standing {...props} />}
        <Sending {...props} />
        <Stakes match={match} />
        {layout.kind === 'large' && <p class="match-coach">{coachNote(match)}</p>}
        {layout.kind === 'large' && versus.Beside && <versus.Beside state={huds[match.own ?? 0].state} />}
        {versus.Between && <versus.Between state={huds[0].state} />}
      </Placed>
    </>
  );
}

type MatchProps<G extends FallingTypes> = Pick<AroundMatchProps<G>, 'match'>;

function MatchClock<G extends FallingTypes>({ match }: MatchProps<G>) {
  const seconds = usePick(match.view.huds[0].state, ({ ticks }) => secondsOf(ticks));
  return <p>{formatTime(seconds)}</p>;
}

type SeatProps<G extends FallingTypes> = AroundMatchProps<G> & {
  readonly seat: Side;
};

function Beside<G extends FallingTypes>(props: SeatProps<G>) {
  const { match, layout, seat } = props;
  const { versus, huds } = match.view;
  const place = layout.seats[seat];
  return (
    <>
      <Placed region={place.name} class={`seat-name seat-${seat}`}>
        <Name {...props} />
      </Placed>
      {place.next && (
        <Placed region={place.next} class={`seat-next seat-${seat}${hasLost(match.ended, seat) ? ' lost' : ''}`}>
          <Next match={match} seat={seat} place={place} />
          {layout.kind !== 'large' && versus.Beside && <versus.Beside state={huds[seat].state} />}
        </Placed>
      )}
    </>
  );
}

/** The chain that the person's coach builds toward. */
function coachNote<G extends FallingTypes>({ advised }: ShownMatch<G>): string | undefined {
  const t = matchWords();
  const links = advised?.value?.links ?? 0;
  return links > 0 ? `${t.buildsToward} ${t.chainOf(links)}` : undefined;
}

const FACE = { beside: 40, low: 32, narrow: 32, large: 0 } as const;

function Name<G extends FallingTypes>(props: SeatProps<G>) {
  const { match, layout, players, seat } = props;
  const { name, note, Face } = players[seat];
  const size = FACE[layout.kind];
  const words = matchWords();
  return (
    <>
      {size > 0 && <Face size={size} mood={moodOf(match.ended, seat)} />}
      <div class="seat-words">
        <p class="seat-title">{name()}</p>
        <p class="seat-note">{(match.own === seat ? coachNote(match) : undefined) ?? note()}</p>
        {layout.kind === 'large' && <Dots {...props} />}
      </div>
      <p class="seat-score">{words.number(match.view.huds[seat].score.value)}</p>
    </>
  );
}

/** Glad of a round that was won, and sorry about one that was lost. */
function moodOf(winner: Side | null | undefined, seat: Side): SeatFaceProps['mood'] {
  if (winner === undefined || winner === null) return 'rest';
  return winner === seat ? 'happy' : 'shut';
}

function hasLost(winner: Side | null | undefined, seat: Side): boolean {
  return winner !== undefined && winner !== seat;
}

function Next<G extends FallingTypes>(props: MatchProps<G> & { readonly seat: Side; readonly place: SeatLayout }) {
  const { match, seat, place } = props;
  const { versus, huds } = match.view;
  const { state, gain } = huds[seat];
  const { Next: Waiting } = versus.ui;
  // Beside a second board there is less room than beside one.
  const kind = place.kind === 'low' ? 'low' : 'phone';
  return (
    <Waiting
      state={state}
      gain={gain}
      layout={{ ...place, kind }}
      empty={match.announced}
      startled={hasLost(match.ended, seat)}
    />
  );
}

function Standing<G extends FallingTypes>(props: AroundMatchProps<G>) {
  return (
    <div class="match-standing">
      <Dots {...props} seat={0} />
      <span class="match-vs">{matchWords().versus}</span>
      <Dots {...props} seat={1} />
    </div>
  );
}

/** One dot per round that it takes to win. */
function Dots<G extends FallingTypes>({ match, players, seat }: SeatProps<G>) {
  const needed = winsNeeded(match.bestOf);
  const won = winsOf(match.rounds.value)[seat];
  return (
    <span class="match-dots" role="img" aria-label={matchWords().roundsWon(players[seat].name(), won, needed)}>
      {Array.from({ length: needed }, (_, i) => (
        <span key={i} class={`dot ${i < won ? 'won' : ''} ${i === won - 1 && match.ended === seat ? 'fresh' : ''}`} />
      ))}
    </span>
  );
}

/** The larger attack of those that are under way, and whose it is. */
function Sending<G extends FallingTypes>({ match, players }: AroundMatchProps<G>) {
  const t = matchWords();
  const attack = useComputed(() => largestOf(match.view.attacks.shown.value)).value;
  if (attack === undefined) return null;
  const { seat, sent, offset } = attack;
  const name = seat === match.own ? undefined : players[seat].name();
  return (
    <div class={`match-sending seat-${seat}`}>
      <p class="sending-label">{sent > 0 ? t.sends(name) : t.offsets(name)}</p>
      <p class="sending-amount">{t.number(sent > 0 ? sent : offset)}</p>
      {sent > 0 && offset > 0 && <p class="sending-note">{t.afterOffset(offset)}</p>}
    </div>
  );
}

function largestOf(attacks: readonly (TurnAttack | undefined)[]): TurnAttack | undefined {
  const running = attacks.filter((each) => each !== undefined);
  return running.toSorted((a, b) => b.sent + b.offset - a.sent - a.offset)[0];
}

function Stakes<G extends FallingTypes>({ match }: MatchProps<G>) {
  const t = matchWords();
  const percent = usePick(match.view.huds[0].state, match.view.versus.stakes);
  if (percent <= 100) return null;
  return (
    <div class="match-stakes">
      <p>{t.marginTime}</p>
      <p class="stakes-amount">{t.stakes(percent)}</p>
    </div>
  );
}
