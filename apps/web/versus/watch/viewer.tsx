// The page of a kept match: one round of it at a time.

import type { Side } from '@rensa/engine';
import { type Signal, useSignal } from '@preact/signals';
import type { FallingTypes } from '@rensa/games/falling';
import type { MatchLayout } from '@rensa/painters';
import { useEffect, useRef } from 'preact/hooks';
import '../../styles/board.ts';
import '../../styles/match.css';
import '../../styles/chip.css';
import '../../styles/watch.css';
import { navigate } from '../../base/screen/address.ts';
import { huesOf } from '../../base/screen/look.ts';
import { settings } from '../../base/settings/settings.ts';
import { onKeys } from '../../base/screen/shortcut.ts';
import { onSize, textScale } from '../../base/screen/screen.ts';
import { createSound } from '../../base/sound/sound.ts';
import { placeCanvas } from '../../play/page/place.ts';
import { WatchButtons, WatchKeys } from '../../play/watch/around.tsx';
import { Dock } from '../../play/watch/dock.tsx';
import { pressKey } from '../../play/watch/keys.ts';
import { watchWords } from '../../play/watch/text/text.ts';
import { AroundMatch } from '../match/around.tsx';
import { Canvases, canvasesIn, FlightCanvas } from '../match/canvases.tsx';
import { layoutFor } from '../match/layout.ts';
import { sharedRound } from '../saves/kept.ts';
import { matchWords } from '../text/match/text.ts';
import { versusPath } from '../listing/path.ts';
import type { SeatedPlan } from '../series/plan.ts';
import { type OpenMatch, WatchedRound } from './match.ts';
import { canPlayMatchOn, playMatchOn } from './playon.ts';
import type { OpenRound } from './rounds.ts';
import { PlayOnSheet } from './ways.tsx';

const sound = createSound();

interface ViewerProps<G extends FallingTypes> {
  readonly opened: OpenMatch<G>;
  readonly title: string;
  /** The choices of the setup. */
  readonly note: string;
}

export function MatchViewer<G extends FallingTypes>(props: ViewerProps<G>) {
  const round = useSignal(0);
  return <RoundViewer key={round.value} {...props} round={round} />;
}

type RoundProps<G extends FallingTypes> = ViewerProps<G> & {
  readonly round: Signal<number>;
};

function RoundViewer<G extends FallingTypes>(props: RoundProps<G>) {
  const { opened, title, note, round } = props;
  const { versus, plan, players, rounds } = opened;
  const { timeline } = rounds[round.value] as OpenRound<G>;
  const root = useRef<HTMLElement>(null);
  const watched = useSignal<WatchedRound<G> | undefined>(undefined);
  const layout = useSignal<MatchLayout | undefined>(undefined);
  const asking = useSignal(false);
  useEffect(() => {
    const made = root.current && open(props, root.current, layout);
    if (!made) return undefined;
    watched.value = made.watched;
    if (canPlayMatchOn(versus, timeline.replay)) made.watched.watching.onPlayOn = () => ask(made.watched, asking);
    made.watched.run.play();
    return () => made.endings.forEach((end) => end());
  }, []);
  const { value: shown } = watched;
  const playOn = (plan: SeatedPlan): void => {
    playMatchOn(versus.duel, plan, timeline.replay, timeline.tick);
    navigate(versusPath(versus.ui.game.id));
  };
  return (
    <main
      ref={root}
      class="play match replayed"
      data-game={versus.ui.game.id}
      data-layout="match"
      data-kind={layout.value?.kind}
    >
      <h1 class="unseen" tabindex={-1}>
        {watchWords().replayOf(title)}
      </h1>
      <div class="table">
        <Canvases players={players} />
        {shown && layout.value && <AroundMatch match={shown} layout={layout.value} players={players} />}
        <FlightCanvas />
      </div>
      <div class="watch" data-layout={watchLayout(layout.value)}>
        <WatchButtons replay={sharedRound(timeline.replay, plan)} title={title} note={note} round={round.value} />
        {shown && <RoundDock {...props} watched={shown} />}
      </div>
      {asking.value && (
        <PlayOnSheet
          plan={{ ...plan, setup: timeline.replay.setup }}
          players={players}
          onChoose={playOn}
          onClose={() => (asking.value = false)}
        />
      )}
    </main>
  );
}

function RoundDock<G extends FallingTypes>(props: RoundProps<G> & { readonly watched: WatchedRound<G> }) {
  const { watching } = props.watched;
  return (
    <Dock watching={watching} title={props.title}>
      <div class="watch-head">
        <Rounds {...props} />
        <WatchKeys watching={watching} />
      </div>
    </Dock>
  );
}

function ask<G extends FallingTypes>({ run }: WatchedRound<G>, asking: Signal<boolean>): void {
  run.pause();
  asking.value = true;
}

function open<G extends FallingTypes>(
  { opened, round }: RoundProps<G>,
  root: HTMLElement,
  layout: Signal<MatchLayout | undefined>,
) {
  const table = root.querySelector<HTMLElement>('.table');
  const elements = canvasesIn(root);
  if (table === null || elements === undefined) return undefined;
  const watched = new WatchedRound(opened, round.peek(), elements, sound);
  const place = (width: number, height: number): void => {
    const box = { width, height, touch: false, text: textScale(), equal: true, brief: true };
    const placed = layoutFor(box, opened.versus.shape, 0);
    layout.value = placed;
    elements.boards.forEach((board, seat) => placeCanvas(board, placed.seats[seat as Side]));
    watched.place(placed, width, height);
  };
  const keys = onKeys((event) => document.querySelector('dialog[open]') === null && pressKey(watched.watching, event));
  return { watched, endings: [onSize(table, place), keys, () => watched.dispose()] };
}

/** The dock is arranged as beside one board. */
function watchLayout(layout: MatchLayout | undefined): string | undefined {
  return layout && { beside: 'desktop', low: 'low', narrow: 'phone', large: 'phone' }[layout.kind];
}

/** One button per round, with a mark in the color of its winner. */
function Rounds<G extends FallingTypes>({ opened, round }: RoundProps<G>) {
  const t = matchWords();
  if (opened.rounds.length < 2) return null;
  return (
    <div class="watch-rounds" role="group" aria-label={t.rounds}>
      {opened.rounds.map(({ winner }, i) => (
        <button key={i} type="button" class="chip" aria-pressed={i === round.value} onClick={() => (round.value = i)}>
          <svg width="10" height="10" aria-hidden="true">
            <circle cx="5" cy="5" r="5" fill={winnerColor(opened, winner)} />
          </svg>
          {t.round(i + 1)}
          <span class="unseen">{winner === null ? t.drawnWord : t.wonOnce(opened.players[winner].name())}</span>
        </button>
      ))}
    </div>
  );
}

function winnerColor<G extends FallingTypes>({ players }: OpenMatch<G>, winner: Side | null): string {
  return winner === null ? '#858da0' : huesOf(settings.value, players[winner].color).base;
}
