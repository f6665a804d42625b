import { signal, useSignal } from '@preact/signals';
import type { Replay } from '@rensa/engine';
import type { FallingState } from '@rensa/games/falling';
import type { PageLayout } from '@rensa/stage';
import { ArrowLeft, ChevronRight, Download, Share2, Volume2, VolumeX } from 'lucide';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import '../../styles/play.css';
import '../../styles/watch.css';
import { download, jsonFile } from '../../base/download.ts';
import { replayLink } from '../../base/link.ts';
import { choose, settings } from '../../base/settings.ts';
import { shareText } from '../../base/share.ts';
import { onKeys } from '../../base/shortcut.ts';
import { onSize, textScale } from '../../base/size.ts';
import { createSound } from '../../base/sound/sound.ts';
import { IconButton, IconLink } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Keycap } from '../../parts/keycap.tsx';
import { ArrowKeys, Hint } from '../hints.tsx';
import { placeAround, placeCanvas } from '../place.ts';
import { Score } from '../score.tsx';
import type { GameUi } from '../ui.ts';
import { Dock } from './dock.tsx';
import { openReplay, type OpenReplay, WatchedGame } from './game.ts';
import { watchWords } from './text.ts';
import { pressKey } from './keys.ts';

const sound = createSound();

interface ViewerProps<Setup, State extends FallingState, Event> {
  readonly ui: GameUi<Setup, State, Event>;
  readonly opened: OpenReplay<Setup, State, Event>;
}

/** A page for one replay. Throws when the replay is refused. */
export function replayViewer<Setup, State extends FallingState, Event>(
  ui: GameUi<Setup, State, Event>,
  replay: Replay,
): ComponentType {
  const opened = openReplay(ui, replay);
  return () => <Viewer ui={ui} opened={opened} />;
}

function Viewer<Setup, State extends FallingState, Event>({ ui, opened }: ViewerProps<Setup, State, Event>) {
  const root = useRef<HTMLElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const watched = useSignal<WatchedGame<Setup, State, Event> | undefined>(undefined);
  const layout = useSignal<PageLayout | undefined>(undefined);
  useEffect(() => {
    if (!root.current || !table.current || !canvas.current) return undefined;
    const [main, board] = [root.current, canvas.current];
    const made = new WatchedGame(ui, opened, board, sound);
    const place = (width: number, height: number): void => {
      layout.value = ui.layout({ width, height, touch: false, text: textScale() });
      placeAround(main, layout.value);
      placeCanvas(board, layout.value);
      made.place(layout.value);
    };
    const endings = [
      onSize(table.current, place),
      onKeys((event) => pressKey(made.watching, event)),
      () => made.dispose(),
    ];
    watched.value = made;
    made.run.play();
    return () => endings.forEach((end) => end());
  }, []);
  const t = watchWords();
  const title = ui.title(opened.timeline.state);
  return (
    <main ref={root} class="play watch" data-game={ui.game.id}>
      <h1 class="unseen" tabindex={-1}>
        {t.replayOf(title)}
      </h1>
      <div ref={table} class="table">
        <canvas ref={canvas} class="board" role="img" aria-label={t.board} />
        {watched.value && layout.value && <Around watched={watched.value} layout={layout.value} title={title} />}
      </div>
      {watched.value && <Dock watching={watched.value.watching} />}
    </main>
  );
}

interface AroundProps<Setup, State extends FallingState, Event> {
  readonly watched: WatchedGame<Setup, State, Event>;
  readonly layout: PageLayout;
  readonly title: string;
}

const noBest = signal<number | undefined>(undefined);

function Around<Setup, State extends FallingState, Event>(props: AroundProps<Setup, State, Event>) {
  const { watched, layout, title } = props;
  const { ui, hud, run } = watched;
  const { Next, Numbers, Banner } = ui;
  const { state, gain } = hud;
  return (
    <>
      <Buttons replay={run.timeline.replay} title={title} />
      <Score ui={ui} hud={hud} best={noBest} mark={undefined} />
      <div class="next">
        <Next state={state} gain={gain} layout={layout} empty={false} />
      </div>
      <dl class="numbers">
        <Numbers state={state} gain={gain} />
      </dl>
      {Banner && <Banner state={state} gain={gain} />}
      <KeyHints />
    </>
  );
}

function Buttons({ replay, title }: { readonly replay: Replay; readonly title: string }) {
  const t = watchWords();
  const { sound: heard } = settings.value;
  return (
    <div class="watch-buttons">
      <IconLink icon={ArrowLeft} name={t.replays} href="/replays" />
      <p class="watch-title">{title}</p>
      <IconButton
        icon={heard ? Volume2 : VolumeX}
        name={heard ? t.soundOn : t.soundOff}
        class="sound"
        onClick={() => choose('sound', !heard)}
      />
      <IconButton icon={Share2} name={t.share} onClick={() => void replayLink(replay).then(shareText)} />
      <IconButton
        icon={Download}
        name={t.download}
        onClick={() => download(`rensa-${replay.game}-${replay.hash}.json`, jsonFile(JSON.stringify(replay)))}
      />
    </div>
  );
}

function KeyHints() {
  const t = watchWords();
  return (
    <ul class="keys" aria-label={t.controls}>
      <Hint does={t.keyPlay}>
        <Keycap>{t.keySpace}</Keycap>
      </Hint>
      <Hint does={t.keyPair}>
        <ArrowKeys />
      </Hint>
      <Hint does={t.keyTick}>
        <Keycap>,</Keycap>
        <Keycap>.</Keycap>
      </Hint>
      <Hint does={t.keyChain}>
        <Keycap>Shift</Keycap>
        <Keycap>
          <Icon node={ChevronRight} size={14} />
        </Keycap>
      </Hint>
    </ul>
  );
}
