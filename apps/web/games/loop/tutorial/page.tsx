import { type Signal, useSignal } from '@preact/signals';
import { RefreshCcw } from 'lucide';
import { useEffect } from 'preact/hooks';
import '../styles/index.css';
import { IconButton } from '../../../parts/button.tsx';
import { Bar } from '../play/bar.tsx';
import { BoardArea, useBoard } from '../board/board.tsx';
import { Pill } from '../play/pill.tsx';
import { Tools } from '../play/tools.tsx';
import { Hand } from './hand.tsx';
import { arrive, replace } from '../play/history.ts';
import { beginLesson, LESSONS } from './lessons.ts';
import { TUTORIAL_OPTIONS } from '../board/options.ts';
import { addressOf } from '../slot/slot.ts';
import { loopWords } from '../text/text.ts';

export function LoopTutorial() {
  const t = loopWords();
  const board = useBoard(TUTORIAL_OPTIONS);
  const step = useSignal(0);
  const drawing = board.drawing.value;
  const lesson = LESSONS[step.value] ?? LESSONS[0];
  useEffect(() => arrive(), []);
  useEffect(() => drawing?.start(beginLesson(lesson)), [drawing, lesson]);
  const solved = drawing?.shown.value?.solved === true;
  return (
    <main class="loop loop-play" data-phase={solved ? 'solved' : 'playing'} data-step={step.value + 1}>
      <Bar title={t.tutorial}>
        <IconButton
          icon={RefreshCcw}
          name={t.restart}
          class="plain"
          onClick={() => drawing?.start(beginLesson(lesson))}
        />
      </Bar>
      <div class="loop-lesson" aria-live="polite">
        <p class="loop-step">{t.step(step.value + 1, LESSONS.length)}</p>
        <h2>{t[lesson.say]}</h2>
        <p>{t[lesson.how]}</p>
      </div>
      <BoardArea board={board} over={drawing && lesson.hand && <Hand board={drawing} cells={lesson.hand} />}>
        {drawing && (solved ? <Onward step={step} /> : <Tools board={drawing} hints={lesson.hints} />)}
      </BoardArea>
    </main>
  );
}

function Onward({ step }: { readonly step: Signal<number> }) {
  const t = loopWords();
  const last = step.value === LESSONS.length - 1;
  return (
    <div class="loop-result" aria-live="polite">
      <h2>{t.wellDone}</h2>
      <div class="pills">
        {last ? (
          <Pill kind="strong" label={t.toTheDaily} onClick={() => replace(addressOf('easy'))} />
        ) : (
          <Pill kind="strong" label={t.next} onClick={() => step.value++} />
        )}
      </div>
    </div>
  );
}
