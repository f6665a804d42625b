// The page of a game's daily run.

import type { Signal } from '@preact/signals';
import type { FallingState } from '@rensa/games/falling';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import '../../styles/daily.css';
import { today, watchToday } from '../../base/calendar/days.ts';
import { Play } from '../page/page.tsx';
import type { SoloGame } from '../solo/solo.ts';
import type { GameUi } from '../ui/ui.ts';
import { DailyGame } from './game.ts';
import { DailySheets } from './sheets.tsx';

export function dailyPage<Setup, State extends FallingState, Event>(
  ui: GameUi<Setup, State, Event>,
): FunctionComponent {
  // A coach would help, and help does not count.
  const { coach: _, ...alone } = ui;
  return () => <DailyPage ui={alone} />;
}

function DailyPage<Setup, State extends FallingState, Event>(props: { readonly ui: GameUi<Setup, State, Event> }) {
  const { ui } = props;
  useEffect(watchToday, []);
  return <Play ui={ui} open={openDaily} />;
}

/** A try that was begun goes on at once. */
function openDaily<Setup, State extends FallingState, Event>(solo: SoloGame<Setup, State, Event>) {
  const daily = new DailyGame(solo);
  daily.takeUp(today.value);
  return (settingsOpen: Signal<boolean>) => <DailySheets daily={daily} settingsOpen={settingsOpen} />;
}
