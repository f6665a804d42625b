// The sheet that belongs to the moment of a daily run.

import type { Signal } from '@preact/signals';
import type { FallingTypes } from '@rensa/games/falling';
import { useCallback, useEffect } from 'preact/hooks';
import { navigate } from '../../base/screen/address.ts';
import { pauseKeys, restartKeys } from '../../base/controls/pausing.ts';
import { today } from '../../base/calendar/days.ts';
import { secondsOf } from '../../base/text/format.ts';
import { onStored } from '../../base/storage/shared.ts';
import { Preferences } from '../../parts/preferences/preferences.tsx';
import { useBoardFocus } from '../parts/focus.ts';
import { markOf } from '../parts/marks.ts';
import { BoardInWords } from '../narration/board.tsx';
import { PauseSheet } from '../sheets/pause.tsx';
import { BeforeSheet } from './before.tsx';
import type { DailyGame } from './game.ts';
import { PracticeSheet, ResultSheet } from './result.tsx';

interface DailyProps<G extends FallingTypes> {
  readonly daily: DailyGame<G>;
}

interface SheetsProps<G extends FallingTypes> extends DailyProps<G> {
  /** All settings are shown in place of the pause. */
  readonly settingsOpen: Signal<boolean>;
}

const goHome = (): void => navigate('/');

export function DailySheets<G extends FallingTypes>(props: SheetsProps<G>) {
  const { daily, settingsOpen } = props;
  const { phase, outcome } = daily.solo;
  const { summary } = outcome;
  useBoardFocus(phase.value);
  // Another tab may take the try, and midnight brings another.
  useEffect(() => onStored(() => daily.read()), [daily]);
  if (phase.value === 'waiting') return <Waiting daily={daily} />;
  if (phase.value === 'paused') return <PausedDaily daily={daily} settingsOpen={settingsOpen} />;
  if (phase.value !== 'over' || summary.value === undefined) return null;
  if (daily.kind.value === 'try' && daily.done) return <ResultSheet daily={daily} done={daily.done} onHome={goHome} />;
  return <PracticeSheet daily={daily} score={summary.value.state.score} onHome={goHome} />;
}

/** Nothing is played: the day's result, or what there is to know before the try. */
function Waiting<G extends FallingTypes>({ daily }: DailyProps<G>) {
  const date = today.value;
  useEffect(() => void (daily.date.value = date), [date]);
  if (daily.done) return <ResultSheet daily={daily} done={daily.done} onHome={goHome} />;
  return <BeforeSheet daily={daily} onLeave={goHome} />;
}

/** The one try cannot be restarted; practice can. */
function PausedDaily<G extends FallingTypes>(props: SheetsProps<G>) {
  const { daily, settingsOpen } = props;
  const { solo } = daily;
  const resume = useCallback(() => solo.resume(), [solo]);
  const { score, ticks } = solo.hud.state.value;
  const practice = daily.kind.value === 'practice';
  const onRestart = useCallback(() => daily.practice(), [daily]);
  const restart = { keys: () => restartKeys(daily.id), asked: solo.restartAsked.value, onRestart };
  if (settingsOpen.value) {
    return (
      <Preferences
        game={{ id: solo.ui.game.id, repeat: solo.ui.repeat }}
        onClose={() => (settingsOpen.value = false)}
      />
    );
  }
  return (
    <PauseSheet
      score={score}
      seconds={secondsOf(ticks)}
      mark={markOf(solo)}
      coach={false}
      keys={() => pauseKeys(daily.id)}
      onResume={resume}
      {...(practice && { restart })}
      onHome={goHome}
      inWords={<BoardInWords speech={solo.ui.speech} state={solo.hud.state.value} />}
      onSettings={() => (settingsOpen.value = true)}
    />
  );
}
