// The dailies of every game with the player's progress. Every tile has its size from the start, so nothing moves when
// its picture and numbers appear.

import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { dateWords, secondsToMidnight, today } from '../../base/calendar/days.ts';
import { loadWhenIdle, savesData } from '../../base/screen/idle.ts';
import type { DailyEntry, EmblemProps, GameListing } from '../../listing/listing.ts';
import { useMedia } from '../../base/screen/screen.ts';
import { say } from '../../base/text/phrase.ts';
import { onStored } from '../../base/storage/shared.ts';
import { CATALOG } from '../../catalog/catalog.ts';
import { Ring } from './ring.tsx';
import { homeWords } from './text/text.ts';

/** Screens with room for the date, and for a link per puzzle. */
const ROOMY = '(min-width: 1024px)';

interface TodayProps {
  /** True once a card plays: other pictures may load then. */
  readonly begun: Signal<boolean>;
  /** Called when the dailies of a game are known. */
  readonly onKnown: () => void;
}

export function Today({ begun, onKnown }: TodayProps) {
  const t = homeWords();
  const games = CATALOG.filter(({ dailies }) => dailies);
  return (
    <section class="today" aria-labelledby="today-head">
      <header class="today-head">
        <h2 id="today-head">{t.today}</h2>
        <Midnight />
      </header>
      <div class="today-tiles">
        {games.map((game) => (
          <Tile key={game.id} game={game} begun={begun} onKnown={onKnown} />
        ))}
      </div>
    </section>
  );
}

const HALF_MINUTE_MS = 30_000;
const SECOND_MS = 1000;

/** The time until the new dailies: in minutes, and in seconds in the last minute. */
function Midnight() {
  const t = homeWords();
  const roomy = useMedia(ROOMY);
  const left = useSignal(secondsToMidnight(new Date()));
  const last = left.value < 60;
  useEffect(() => {
    const read = (): void => void (left.value = secondsToMidnight(new Date()));
    const timer = setInterval(read, last ? SECOND_MS : HALF_MINUTE_MS);
    return () => clearInterval(timer);
  }, [last]);
  const time = timeWords(left.value);
  const date = dateWords(today.value, { weekday: 'long', month: 'long', day: 'numeric' });
  return <p>{roomy ? t.dateNewIn(date, time) : t.newIn(time)}</p>;
}

function timeWords(seconds: number): string {
  const t = homeWords();
  if (seconds < 60) return t.seconds(seconds);
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? t.minutes(minutes) : t.hoursMinutes(Math.floor(minutes / 60), minutes % 60);
}

interface TileProps extends TodayProps {
  readonly game: GameListing;
}

function Tile({ game, begun, onKnown }: TileProps) {
  const entries = useEntries(game, onKnown);
  const roomy = useMedia(ROOMY);
  const Emblem = useEmblem(game, begun.value);
  const props = { game, entries, emblem: Emblem && <Emblem size={roomy ? EMBLEM_PX.desktop : EMBLEM_PX.phone} /> };
  if (entries.length <= 1) return <SingleTile {...props} />;
  return roomy ? <SplitTile {...props} /> : <ManyTile {...props} />;
}

/** Size of one of the two cells of an emblem, in CSS pixels. */
const EMBLEM_PX = { phone: 18, desktop: 25 } as const;

/** The dailies of a game, read again when stored values change; none until the game's code is loaded. */
function useEntries({ dailies }: GameListing, onKnown: () => void): readonly DailyEntry[] {
  const read = useSignal<((date: string) => readonly DailyEntry[]) | undefined>(undefined);
  const changes = useSignal(0);
  useEffect(() => {
    dailies?.().then(
      (found) => {
        read.value = found;
        onKnown();
      },
      () => {},
    );
    return onStored(() => changes.value++);
  }, []);
  void changes.value;
  return read.value?.(today.value) ?? [];
}

function useEmblem({ emblem }: GameListing, begun: boolean): ComponentType<EmblemProps> | undefined {
  const part = useSignal<ComponentType<EmblemProps> | undefined>(undefined);
  useEffect(() => {
    if (!begun || emblem === undefined || savesData()) return;
    loadWhenIdle(emblem).then(
      (Emblem) => (part.value = Emblem),
      () => {},
    );
  }, [begun]);
  return part.value;
}

interface ShownProps {
  readonly game: GameListing;
  readonly entries: readonly DailyEntry[];
  readonly emblem: ComponentChildren;
}

/** The tile of a game with one daily, or whose dailies are not known yet; then it is no link. */
function SingleTile({ game, entries: [entry], emblem }: ShownProps) {
  const t = homeWords();
  const roomy = useMedia(ROOMY);
  const value = entry && (roomy ? valueWords(entry) : entry.value);
  return (
    <a class="today-tile" {...(entry && { href: entry.href })}>
      <span class="today-emblem">{emblem}</span>
      <Ring state={entry?.state} />
      <strong>{say(game.name)}</strong>
      <span class="today-value">{entry && (value ?? t.notPlayed)}</span>
    </a>
  );
}

/** The tile of a game with several dailies, with one link. */
function ManyTile({ game, entries, emblem }: ShownProps) {
  const done = entries.filter(({ state }) => state === 'done').length;
  return (
    <a class="today-tile" href={game.href}>
      <span class="today-emblem">{emblem}</span>
      <Ring state={commonState(entries)} share={done / entries.length} />
      <strong>{say(game.name)}</strong>
      <span class="today-letters">
        {entries.map(({ id, name, state }) => (
          <span key={id} class="today-letter" data-state={state}>
            <span aria-hidden="true">{name.slice(0, 1)}</span>
            <span class="unseen">{`${name}: ${stateWords(state)}`}</span>
          </span>
        ))}
      </span>
    </a>
  );
}

/** The state that all dailies share, else `begun`. */
function commonState(entries: readonly DailyEntry[]): DailyEntry['state'] {
  const first = entries[0]?.state ?? 'new';
  return entries.every(({ state }) => state === first) ? first : 'begun';
}

/** The tile of a game with several dailies, with a link for each. */
function SplitTile({ game, entries, emblem }: ShownProps) {
  const t = homeWords();
  const done = entries.filter(({ state }) => state === 'done').length;
  return (
    <div class="today-tile parted">
      <a class="today-cell" href={game.href}>
        <span class="today-emblem">{emblem}</span>
        <strong>{say(game.name)}</strong>
        <span class="today-value">{t.doneOf(done, entries.length)}</span>
      </a>
      {entries.map((entry) => (
        <a key={entry.id} class="today-cell" href={entry.href}>
          <Ring state={entry.state} />
          <strong>{entry.name}</strong>
          <span class="today-value">{valueWords(entry) ?? t.fresh}</span>
        </a>
      ))}
    </div>
  );
}

/** The score or time of a daily; undefined for a new one. */
function valueWords({ state, value }: DailyEntry): string | undefined {
  return state === 'begun' && value !== undefined ? homeWords().soFar(value) : value;
}

function stateWords(state: DailyEntry['state']): string {
  const t = homeWords();
  return { new: t.stateNew, begun: t.stateBegun, done: t.stateDone }[state];
}
