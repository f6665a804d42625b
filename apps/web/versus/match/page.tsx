import type { Side } from '@rensa/engine';
import { type Signal, useSignal } from '@preact/signals';
import type { FallingTypes } from '@rensa/games/falling';
import type { MatchLayout } from '@rensa/painters';
import { ArrowLeft, Pause, Volume2, VolumeX } from 'lucide';
import { useEffect, useRef } from 'preact/hooks';
import '../../styles/board.ts';
import '../../styles/match.css';
import { onPlayKey } from '../../base/controls/pausing.ts';
import { hasDeck, textScale } from '../../base/screen/screen.ts';
import { choose, settings } from '../../base/settings/settings.ts';
import { createSound } from '../../base/sound/sound.ts';
import { IconButton } from '../../parts/button.tsx';
import { Deck } from '../../play/parts/deck.tsx';
import { onPlace, placeCanvas } from '../../play/page/place.ts';
import type { MatchPageProps } from '../ui/game.ts';
import type { VersusUi } from '../ui/ui.ts';
import { Announcement } from './announcement.tsx';
import { MatchAnnouncer } from './announcer.tsx';
import { AroundMatch } from './around.tsx';
import { Canvases, canvasesIn, FlightCanvas } from './canvases.tsx';
import { hasPads, pauseKeysIn } from '../series/people.ts';
import { onPress } from '../../run/press.ts';
import type { AuthorityFactory } from '../ui/authority.ts';
import { openLocal } from './local.ts';
import { MatchRun } from './match.ts';
import { layoutFor } from './layout.ts';
import type { MatchElements } from './seating.ts';
import { MatchSheets } from './sheets.tsx';
import { matchWords } from '../text/match/text.ts';

const sound = createSound();

type Props<G extends FallingTypes> = MatchPageProps & {
  readonly versus: VersusUi<G>;
};

/** A match, from its first round to its result. */
export function MatchPage<G extends FallingTypes>(props: Props<G>) {
  const { versus, players } = props;
  const root = useRef<HTMLElement>(null);
  const deck = useRef<HTMLDivElement>(null);
  const run = useSignal<MatchRun<G> | undefined>(undefined);
  const layout = useSignal<MatchLayout | undefined>(undefined);
  useEffect(() => {
    const elements = root.current && deck.current ? elementsIn(root.current, deck.current) : undefined;
    if (elements === undefined) return undefined;
    const opened = open(props, elements);
    run.value = opened;
    const endings = [...watch(elements, opened, layout), () => opened.dispose()];
    return () => endings.forEach((end) => end());
  }, []);
  const phase = run.value?.phase.value ?? 'waiting';
  return (
    <main
      ref={root}
      class="play match"
      data-game={versus.ui.game.id}
      data-phase={phase}
      data-stage={run.value?.matchPhase.value}
      data-layout="match"
      data-kind={layout.value?.kind}
      data-hand={settings.value.leftHanded ? 'left' : 'right'}
      data-deck={layout.value?.deck ? 'row' : 'edges'}
    >
      <h1 class="unseen" tabindex={-1}>
        {versus.ui.name()}
      </h1>
      <div class="table">
        <Canvases players={players} />
        {run.value && layout.value && <AroundMatch match={run.value} layout={layout.value} players={players} />}
        {run.value && <MatchButtons run={run.value} />}
        <div class={hasPads(props.plan) && hasDeck() ? 'match-deck' : 'match-deck unused'}>
          <Deck root={deck} />
        </div>
        <FlightCanvas />
        {run.value && <Announcement run={run.value} players={players} />}
      </div>
      {run.value && <MatchAnnouncer run={run.value} players={players} />}
      {run.value && (
        <MatchSheets
          run={run.value}
          players={players}
          offer={props.offer.value}
          onLeave={props.onLeave}
          onReplan={props.onReplan}
        />
      )}
    </main>
  );
}

function elementsIn(root: HTMLElement, deck: HTMLElement): MatchElements | undefined {
  const field = root.querySelector<HTMLElement>('.table');
  const canvases = canvasesIn(root);
  return field === null || canvases === undefined ? undefined : { ...canvases, field, deck };
}

function open<G extends FallingTypes>(
  { versus, plan, saved, sourceFor, authority: openAuthority = openLocal, onResult, onLeave }: Props<G>,
  elements: MatchElements,
): MatchRun<G> {
  const authority: AuthorityFactory<G> = (listener) => openAuthority(versus, plan, listener);
  const run = new MatchRun(versus, elements, { plan, authority, sourceFor, sound, onResult, onGone: onLeave });
  run.start(saved);
  return run;
}

function watch<G extends FallingTypes>(
  { field, boards, deck }: MatchElements,
  run: MatchRun<G>,
  layout: Signal<MatchLayout | undefined>,
): (() => void)[] {
  const { own } = run;
  const place = (width: number, height: number): void => {
    const touch = hasPads(run.plan) && hasDeck();
    const box = { width, height, touch, text: textScale(), equal: own === undefined };
    const placed = layoutFor(box, run.versus.shape, own ?? 0);
    layout.value = placed;
    boards.forEach((board, seat) => placeCanvas(board, placed.seats[seat as Side]));
    placeDeck(deck, placed);
    run.place(placed, width, height);
  };
  const pause = (): boolean => run.pause();
  return [
    onPlace(field, place),
    onPlayKey(() => pauseKeysIn(run.plan, run.versus.ui.game.id), pause),
    onPress(() => run.hurry()),
  ];
}

function placeDeck(deck: HTMLElement, { deck: region, seats }: MatchLayout): void {
  const { x, y, width, height } = region ?? { x: 0, y: 0, width: 0, height: 0 };
  const px = { x, y, width, height, rail: seats[0].field.x };
  for (const [name, value] of Object.entries(px)) deck.style.setProperty(`--deck-${name}`, `${value}px`);
}

function MatchButtons<G extends FallingTypes>(props: { readonly run: MatchRun<G> }) {
  const t = matchWords();
  const { sound: audible } = settings.value;
  const pause = (): void => void props.run.pause();
  return (
    <div class="play-buttons match-buttons">
      <IconButton icon={ArrowLeft} name={t.leaveMatch} class="back" onClick={pause} />
      <IconButton
        icon={audible ? Volume2 : VolumeX}
        name={audible ? t.soundOn : t.soundOff}
        class="sound"
        onClick={() => choose('sound', !audible)}
      />
      <IconButton icon={Pause} name={t.pause} class="pause" onClick={pause} />
    </div>
  );
}
