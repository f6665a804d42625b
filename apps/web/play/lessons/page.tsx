// Lessons of a falling game: a few small boards to play on, with a hand that shows what to press.

import { type ReadonlySignal, useSignal } from '@preact/signals';
import { childCol, type FallingTypes } from '@rensa/games/falling';
import { ArrowRight, RotateCcw, X } from 'lucide';
import type { FunctionComponent, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { navigate } from '../../base/screen/address.ts';
import { say } from '../../base/text/phrase.ts';
import { hasDeck, isTouch, onSize } from '../../base/screen/screen.ts';
import { settings } from '../../base/settings/settings.ts';
import { createSound } from '../../base/sound/sound.ts';
import { Button, IconLink } from '../../parts/button.tsx';
import { Deck } from '../parts/deck.tsx';
import type { GameUi } from '../ui/ui.ts';
import '../../styles/board.ts';
import '../../styles/lessons.css';
import { LessonHand, LessonKeys } from './hand.tsx';
import type { GameLessons, LessonStep, WantedPlace } from './lesson.ts';
import { keepLessonStep, lessonStep } from '../records/lessons.ts';
import { TaughtGame } from './taught.ts';
import { lessonsWords } from './text/text.ts';

const sound = createSound();

interface LessonProps<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly lessons: GameLessons<G['state']>;
}

export function lessonPage<G extends FallingTypes>(ui: GameUi<G>, lessons: GameLessons<G['state']>): FunctionComponent {
  return () => <LessonPage ui={ui} lessons={lessons} />;
}

function LessonPage<G extends FallingTypes>({ ui, lessons }: LessonProps<G>) {
  const { steps } = lessons;
  const { id } = ui.game;
  const left = lessonStep(id) ?? 0;
  const index = useSignal(left < steps.length ? left : 0);
  const refs = {
    field: useRef<HTMLDivElement>(null),
    canvas: useRef<HTMLCanvasElement>(null),
    deck: useRef<HTMLDivElement>(null),
  };
  const { taught, cell } = useTaught(ui, lessons, refs, index.peek());
  const go = (to: number): void => {
    keepLessonStep(id, to);
    if (to >= steps.length) return navigate(`/play/${id}?start=1`);
    index.value = to;
    taught?.begin(to);
  };
  const step = steps[index.value] as LessonStep<G['state']>;
  const done = taught?.done.value === true;
  const next = (): void => go(index.value + 1);
  return (
    <main class="play lesson" {...attributesOf(id, taught)}>
      <LessonHead game={id} index={index.value} count={steps.length} done={done} onSkip={next} />
      <div class="lesson-words" aria-live="polite">
        <h1 tabindex={-1}>{say(done ? step.doneTitle : step.title)}</h1>
        <p>{say(done ? step.doneText : step.text)}</p>
      </div>
      <div ref={refs.field} class="lesson-field">
        <div class="lesson-board" data-failures={taught?.failures.value ?? 0}>
          <canvas ref={refs.canvas} role="img" aria-label={lessonsWords().board} />
          {taught && !done && <Glow cell={cell} wanted={step.wanted} />}
        </div>
      </div>
      <div class={done ? 'lesson-controls unseen' : 'lesson-controls'}>
        <Deck root={refs.deck} hardDrop={ui.hardDrop(ui.first)} />
        {!isTouch() && <LessonKeys game={id} />}
      </div>
      {done && <LessonNext last={index.value === steps.length - 1} onNext={next} onAgain={() => go(index.value)} />}
      {taught && !done && <LessonHand taught={taught} />}
    </main>
  );
}

interface LessonRefs {
  readonly field: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly deck: RefObject<HTMLDivElement | null>;
}

/** The game on the page, once its elements exist, and the size of its cells. */
function useTaught<G extends FallingTypes>(
  ui: GameUi<G>,
  lessons: GameLessons<G['state']>,
  { field, canvas, deck }: LessonRefs,
  first: number,
) {
  const taught = useSignal<TaughtGame<G> | undefined>(undefined);
  const cell = useSignal(0);
  useEffect(() => {
    if (!field.current || !canvas.current || !deck.current) return undefined;
    const [box, board] = [field.current, canvas.current];
    const game = new TaughtGame(ui, lessons, { field: box, canvas: board, deck: deck.current }, sound);
    taught.value = game;
    game.begin(first);
    const end = onSize(box, (width, height) => {
      const size = game.place(width, height);
      board.style.width = `${size.width}px`;
      board.style.height = `${size.height}px`;
      cell.value = size.cell;
    });
    return () => {
      end();
      game.close();
    };
  }, []);
  return { taught: taught.value, cell };
}

/** For style sheets and tests. */
function attributesOf(game: string, taught: Pick<TaughtGame<FallingTypes>, 'done' | 'wanted'> | undefined) {
  const { touch, leftHanded } = settings.value;
  return {
    'data-game': game,
    'data-touch': touch,
    'data-hand': leftHanded ? 'left' : 'right',
    'data-done': taught?.done.value === true,
    'data-wanted': taught?.wanted.value,
    // Until the step is done, a controller moves the piece and not the focus.
    'data-pads': taught?.done.value === true ? undefined : 'own',
    'data-deck': hasDeck() ? 'shown' : 'none',
    'data-layout': 'phone',
  };
}

/** The columns where the piece should go. */
function Glow({ cell, wanted }: { readonly cell: ReadonlySignal<number>; readonly wanted: WantedPlace }) {
  const cols = [wanted.col, childCol({ ...wanted, row: 0 })];
  const left = (Math.min(...cols) + 0.12) * cell.value;
  const width = (Math.max(...cols) - Math.min(...cols) + 1) * cell.value;
  return <div class="lesson-glow" style={{ left: `${left}px`, width: `${width}px` }} />;
}

interface HeadProps {
  readonly game: string;
  readonly index: number;
  readonly count: number;
  readonly done: boolean;
  readonly onSkip: () => void;
}

function LessonHead({ game, index, count, done, onSkip }: HeadProps) {
  const t = lessonsWords();
  return (
    <header class="lesson-head">
      <IconLink icon={X} name={t.leave} href={`/play/${game}`} />
      <div class="lesson-bars" role="img" aria-label={t.stepOf(index + 1, count)}>
        {Array.from({ length: count }, (_, i) => (
          <span key={i} data-state={i < index || (i === index && done) ? 'done' : i === index ? 'now' : 'open'} />
        ))}
      </div>
      <button type="button" class="text-button" onClick={onSkip}>
        {t.skip}
      </button>
    </header>
  );
}

interface NextProps {
  readonly last: boolean;
  readonly onNext: () => void;
  readonly onAgain: () => void;
}

function LessonNext({ last, onNext, onAgain }: NextProps) {
  const t = lessonsWords();
  const row = useRef<HTMLDivElement>(null);
  // A page follows `autofocus` only once, and this comes after every step.
  useEffect(() => row.current?.querySelector<HTMLElement>('.primary')?.focus(), []);
  return (
    <div ref={row} class="buttons lesson-next">
      <Button icon={RotateCcw} onClick={onAgain}>
        {t.againStep}
      </Button>
      <Button kind="primary" icon={ArrowRight} onClick={onNext}>
        {last ? t.startPlaying : t.nextStep}
      </Button>
    </div>
  );
}
