// The sheet that belongs to the state of a match: its pause, all settings, or its result.

import { winsOf } from '@rensa/engine';
import { useSignal } from '@preact/signals';
import type { FallingTypes } from '@rensa/games/falling';
import { LogOut } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { formatTime, secondsOf } from '../../base/text/format.ts';
import { Button } from '../../parts/button.tsx';
import { Preferences } from '../../parts/preferences/preferences.tsx';
import { BoardInWords } from '../../play/narration/board.tsx';
import { Paused } from '../../play/sheets/pause.tsx';
import type { Uncounted } from '../../play/saves/uncounted.ts';
import type { SeatedPlan } from '../series/plan.ts';
import type { LevelOffer, ShownPlayer } from '../seats/seat.ts';
import { AbsentPads, useAbsentPads } from './absent.tsx';
import type { MatchRun } from './match.ts';
import { pauseKeysIn } from '../series/people.ts';
import { ResultSheet } from './result.tsx';
import { matchWords, notCounted } from '../text/match/text.ts';

interface MatchSheetsProps<G extends FallingTypes> {
  readonly run: MatchRun<G>;
  readonly players: readonly [ShownPlayer, ShownPlayer];
  readonly offer: LevelOffer | undefined;
  readonly onLeave: () => void;
  readonly onReplan: (plan: SeatedPlan) => void;
}

export function MatchSheets<G extends FallingTypes>(props: MatchSheetsProps<G>) {
  const { run, players, offer, onLeave, onReplan } = props;
  const settingsOpen = useSignal(false);
  const phase = run.phase.value;
  const summary = run.summary.value;
  // A closed dialog gives the focus back to whatever had it, and a focused button would take the space bar.
  useEffect(() => {
    if (phase === 'playing') document.querySelector('h1')?.focus({ preventScroll: true });
  }, [phase]);
  if (summary !== undefined)
    return <ResultSheet run={run} summary={summary} players={players} offer={offer} onLeave={onLeave} />;
  if (phase !== 'paused') return null;
  if (settingsOpen.value) {
    return (
      <Preferences
        game={{ id: run.versus.ui.game.id, repeat: run.versus.ui.repeat }}
        onClose={() => (settingsOpen.value = false)}
      />
    );
  }
  return (
    <MatchPause
      plan={run.plan}
      onReplan={onReplan}
      standing={matchWords().standing(...winsOf(run.rounds.value))}
      uncounted={run.uncounted}
      seconds={secondsOf(run.view.huds[0].state.value.ticks)}
      onResume={() => run.resume()}
      onLeave={onLeave}
      coach={run.coaching !== undefined && run.versus.ui.coach !== undefined}
      keys={() => pauseKeysIn(run.plan, run.versus.ui.game.id)}
      inWords={<BothInWords run={run} players={players} />}
      onSettings={() => (settingsOpen.value = true)}
    />
  );
}

/** Your board comes first. */
function BothInWords<G extends FallingTypes>(props: Pick<MatchSheetsProps<G>, 'run' | 'players'>) {
  const { run, players } = props;
  const { ui, attacks } = run.versus;
  const seats = run.own === 1 ? ([1, 0] as const) : ([0, 1] as const);
  return (
    <>
      {seats.map((seat) => {
        const { value: state } = run.view.huds[seat].state;
        const label = matchWords().boardOf(players[seat].name());
        const incoming = attacks.incoming(state).now;
        return <BoardInWords key={seat} speech={ui.speech} state={state} label={label} incoming={incoming} />;
      })}
    </>
  );
}

interface MatchPauseProps {
  readonly plan: SeatedPlan;
  readonly onReplan: (plan: SeatedPlan) => void;
  readonly standing: string;
  readonly uncounted: Uncounted | undefined;
  readonly seconds: number;
  readonly onResume: () => void;
  readonly onLeave: () => void;
  /** A coach can help here. */
  readonly coach: boolean;
  readonly keys: () => readonly string[];
  /** For people who cannot see the boards. */
  readonly inWords: ComponentChildren;
  readonly onSettings: () => void;
}

function MatchPause({ plan, onReplan, standing, seconds, uncounted, onLeave, inWords, ...paused }: MatchPauseProps) {
  const t = matchWords();
  const absent = useAbsentPads(plan);
  return (
    <Paused {...paused} note={t.listed(standing, formatTime(seconds))}>
      {absent.length > 0 && <AbsentPads plan={plan} absent={absent} onReplan={onReplan} />}
      <Button icon={LogOut} onClick={onLeave}>
        {t.leaveMatch}
      </Button>
      <p class="match-leave-note">{t.leaveNote}</p>
      {uncounted && <p class="match-leave-note">{notCounted(uncounted)}</p>}
      {inWords}
    </Paused>
  );
}
