// The sheet that belongs to the phase of the game.

import { type Signal, useSignal } from '@preact/signals';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import type { FallingTypes } from '@rensa/games/falling';
import { noteLeft } from '../../parts/grow.ts';
import { Preferences } from '../../parts/preferences/preferences.tsx';
import { forgetSearch, navigate } from '../../base/screen/address.ts';
import { pauseKeys, restartKeys } from '../../base/controls/pausing.ts';
import { download, jsonFile } from '../../base/share/download.ts';
import { secondsOf } from '../../base/text/format.ts';
import { rememberSetup } from '../records/chosen.ts';
import { isEnded } from '../saves/ended.ts';
import { useBoardFocus } from '../parts/focus.ts';
import { markOf } from '../parts/marks.ts';
import { OverSheet } from './over.tsx';
import { BoardInWords } from '../narration/board.tsx';
import { PauseSheet } from './pause.tsx';
import { randomSeed } from '../ui/query.ts';
import type { SavedGame } from '../saves/save.ts';
import { Setup } from '../setup/setup.tsx';
import type { GameIntro } from '../setup/view.ts';
import { replaceSaved } from '../solo/replaced.ts';
import type { SoloGame } from '../solo/solo.ts';

interface SheetsProps<G extends FallingTypes> {
  readonly solo: SoloGame<G>;
  readonly intro: GameIntro;
  /** The wishes of the address and of earlier games. */
  readonly setup: G['setup'];
  readonly saved: SavedGame<G> | undefined;
  readonly seed: number | undefined;
  /** All settings are shown in place of the pause. */
  readonly settingsOpen: Signal<boolean>;
}

const goHome = (): void => navigate('/');

export function Sheets<G extends FallingTypes>(props: SheetsProps<G>) {
  const { solo, intro, setup, saved, seed, settingsOpen } = props;
  const { ui } = solo;
  const restart = useCallback((again: G['setup'] = solo.setup) => solo.start(again, randomSeed()), [solo]);
  const offered = saved && !isEnded(saved.name) ? saved : undefined;
  /** Set once a result has led back to the choices. */
  const again = useSignal(false);
  const forgetReplaced = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => forgetReplaced.current?.(), []);
  const leave = (): void => {
    noteLeft(ui.game.id);
    goHome();
  };
  const begin = (chosen: G['setup']): void => {
    rememberSetup(ui, chosen);
    if (again.value) return solo.start(chosen, randomSeed());
    solo.start(chosen, seed ?? randomSeed());
    if (offered) forgetReplaced.current = replaceSaved(solo, offered, () => solo.goBack(offered));
  };
  const choose = (): void => {
    again.value = true;
    solo.rest();
  };
  const summary = solo.outcome.summary.value;
  const phase = solo.phase.value;
  // The question of the address has been answered: loading the page again must find the game, not the question.
  useEffect(() => {
    if (phase !== 'waiting') forgetSearch();
  }, [phase]);
  useBoardFocus(phase);
  if (phase === 'waiting') {
    return (
      <Setup
        ui={ui}
        intro={intro}
        initial={again.value ? solo.setup : setup}
        saved={again.value ? undefined : offered}
        opens={again.value ? 'choices' : 'start'}
        onStart={begin}
        onContinue={(game) => solo.goOn(game)}
        onLeave={leave}
      />
    );
  }
  if (phase === 'paused') return <PausedSolo solo={solo} settingsOpen={settingsOpen} onRestart={restart} />;
  if (phase !== 'over' || summary === undefined) return null;
  return (
    <OverSheet
      ui={ui}
      summary={summary}
      keys={() => restartKeys(ui.game.id)}
      setup={solo.setup}
      onAgain={restart}
      onChoices={choose}
      replayId={solo.replayId.value}
      onSave={() => download(`rensa-${ui.game.id}-${summary.state.score}.json`, jsonFile(solo.replay()))}
      onHome={goHome}
    />
  );
}

interface PausedProps<G extends FallingTypes> extends Pick<SheetsProps<G>, 'solo' | 'settingsOpen'> {
  readonly onRestart: () => void;
}

function PausedSolo<G extends FallingTypes>(props: PausedProps<G>) {
  const { solo, settingsOpen, onRestart } = props;
  const { ui, hud, restartAsked } = solo;
  const { score, ticks } = hud.state.value;
  const resume = useCallback(() => solo.resume(), [solo]);
  if (settingsOpen.value) {
    return <Preferences game={{ id: ui.game.id, repeat: ui.repeat }} onClose={() => (settingsOpen.value = false)} />;
  }
  return (
    <PauseSheet
      score={score}
      seconds={secondsOf(ticks)}
      mark={markOf(solo)}
      coach={ui.coach !== undefined}
      keys={() => pauseKeys(ui.game.id)}
      restart={{ keys: () => restartKeys(ui.game.id), asked: restartAsked.value, onRestart }}
      onResume={resume}
      onHome={goHome}
      inWords={<BoardInWords speech={ui.speech} state={hud.state.value} />}
      onSettings={() => (settingsOpen.value = true)}
    />
  );
}
