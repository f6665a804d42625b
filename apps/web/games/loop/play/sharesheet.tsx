// The sheet for sharing a result as a text with a row of squares, or as a picture.

import { useSignal } from '@preact/signals';
import type { Session } from '@rensa/engine';
import type { Loop } from '@rensa/games/loop';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { LongWork } from '../../../base/screen/longwork.ts';
import { formatTime, secondsOf } from '../../../base/text/format.ts';
import { settings, theme } from '../../../base/settings/settings.ts';
import { replayLink } from '../../../base/share/link.ts';
import { pictureFile, sharePicture, shareText } from '../../../base/share/share.ts';
import { Sheet } from '../../../parts/sheet.tsx';
import { paperOf } from '@rensa/painters/loop';
import { postcard } from './postcard.ts';
import type { PuzzleGame, SolveOutcome } from '../puzzle/puzzle.ts';
import { Pill } from './pill.tsx';
import { shareWords } from './share.ts';
import { dateWords, today } from '../../../base/calendar/days.ts';
import { results } from '../records/results.ts';
import { loopStreak } from '../records/streak.ts';
import { weekDays } from '../records/week.ts';
import { sizeWords } from '../text/sizes.ts';
import { loopWords } from '../text/text.ts';
import { quartersOf, statesOf } from '../board/timelapse.ts';

async function quartersIn(session: Session<Loop> | undefined, work: LongWork): Promise<readonly number[]> {
  return session === undefined ? [] : quartersOf(await work.run(statesOf(session)).catch(() => []));
}

interface ShareSheetProps {
  readonly game: PuzzleGame;
  readonly outcome: SolveOutcome;
  readonly onClose: () => void;
}

export function ShareSheet({ game, outcome: { result }, onClose }: ShareSheetProps) {
  const t = loopWords();
  const box = useRef<HTMLDivElement>(null);
  const { session } = game.board;
  const quarters = useSignal<readonly number[] | undefined>(undefined);
  useEffect(() => {
    const work = new LongWork();
    void quartersIn(session, work).then((found) => (quarters.value = found));
    return () => work.stop();
  }, [result, session]);
  const isDaily = result.mode === 'daily';
  const days = isDaily && !result.seen ? loopStreak(results.value, today.value).days : 0;
  const found = quarters.value;
  const words = found === undefined ? '' : shareWords(result, found, { origin: location.origin, days }, t);
  const picture = useMemo(() => {
    if (session === undefined || found === undefined) return undefined;
    const lines = [
      formatTime(secondsOf(result.ticks)),
      t.dotted(t[result.level], sizeWords(result.size, t)),
      dateWords(result.date, { year: 'numeric', month: 'long', day: 'numeric' }),
    ];
    const week = isDaily ? weekDays().map((day) => ({ ...day, name: dateWords(day.date, { weekday: 'narrow' }) })) : [];
    const streak = days > 1 ? t.inARow(days) : '';
    const { rows, cols, holes, clues } = session.state.puzzle;
    const board = { rows, cols, holes, clues };
    const paper = paperOf(theme.value, settings.value.contrast);
    return postcard({ board, quarters: found, title: t.loop, lines, week, streak }, paper);
  }, [result, session, found]);
  useEffect(() => {
    if (picture) box.current?.replaceChildren(picture);
  }, [picture]);
  const save = async (): Promise<void> => {
    if (picture) await sharePicture(await pictureFile(picture), 'loop.png');
  };
  return (
    <Sheet title={t.share} dismissible class="loop-sheet loop-sharing" onClose={onClose}>
      <div ref={box} class="loop-postcard" role="img" aria-label={t.picture} />
      <pre class="loop-share-words">{words}</pre>
      <div class="pills">
        <Pill label={t.sharePicture} onClick={() => void save()} />
        {session && <Pill label={t.shareReplay} onClick={() => void replayLink(session.replay()).then(shareText)} />}
        <Pill kind="strong" label={t.shareWords} onClick={() => void shareText(words)} />
      </div>
    </Sheet>
  );
}
