import { signal, useSignal } from '@preact/signals';
import type { FallingTypes } from '@rensa/games/falling';
import type { PageLayout } from '@rensa/painters';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import '../../styles/board.ts';
import '../../styles/watch.css';
import { onKeys } from '../../base/screen/shortcut.ts';
import { onSize, textScale } from '../../base/screen/screen.ts';
import { createSound } from '../../base/sound/sound.ts';
import { placeAround, placeCanvas } from '../page/place.ts';
import { Score } from '../parts/score.tsx';
import type { GameUi } from '../ui/ui.ts';
import { Dock } from './dock.tsx';
import { type OpenReplay, WatchedGame } from './game.ts';
import { watchWords } from './text/text.ts';
import { WatchButtons, WatchKeys } from './around.tsx';
import { pressKey } from './keys.ts';

const sound = createSound();

interface ViewerProps<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly opened: OpenReplay<G>;
  readonly title: string;
  /** The choices of the setup. */
  readonly note: string;
}

/** A page for one replay. */
export function replayViewer<G extends FallingTypes>(props: ViewerProps<G>): ComponentType {
  return () => <Viewer {...props} />;
}

function Viewer<G extends FallingTypes>({ ui, opened, title, note }: ViewerProps<G>) {
  const root = useRef<HTMLElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const watched = useSignal<WatchedGame<G> | undefined>(undefined);
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
  return (
    <main ref={root} class="play watch" data-game={ui.game.id}>
      <h1 class="unseen" tabindex={-1}>
        {t.replayOf(title)}
      </h1>
      <div ref={table} class="table">
        <canvas ref={canvas} class="board" role="img" aria-label={t.board} />
        {watched.value && layout.value && (
          <Around watched={watched.value} layout={layout.value} title={title} note={note} />
        )}
      </div>
      {watched.value && <Dock watching={watched.value.watching} title={title} />}
    </main>
  );
}

interface AroundProps<G extends FallingTypes> {
  readonly watched: WatchedGame<G>;
  readonly layout: PageLayout;
  readonly title: string;
  readonly note: string;
}

const noBest = signal<number | undefined>(undefined);

function Around<G extends FallingTypes>(props: AroundProps<G>) {
  const { watched, layout, title, note } = props;
  const { ui, hud, timeline } = watched;
  const { Next, Numbers, Banner } = ui;
  const { state, gain } = hud;
  return (
    <>
      <WatchButtons replay={timeline.replay} title={title} note={note} />
      <Score ui={ui} hud={hud} best={noBest} mark={undefined} />
      <div class="next">
        <Next state={state} gain={gain} layout={layout} empty={false} />
      </div>
      <dl class="numbers">
        <Numbers state={state} gain={gain} />
      </dl>
      {Banner && <Banner state={state} gain={gain} />}
      <WatchKeys watching={watched.watching} />
    </>
  );
}
