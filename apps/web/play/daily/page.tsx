// The page of a game's daily run.

import type { Signal } from '@preact/signals';
import type { FallingTypes } from '@rensa/games/falling';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import '../../styles/daily.css';
import { today, watchToday } from '../../base/calendar/days.ts';
import { Play } from '../page/page.tsx';
import type { SoloGame } from '../solo/solo.ts';
import type { GameUi } from '../ui/ui.ts';
import { DailyGame } from './game.ts';
import { DailySheets } from './sheets.tsx';

export function dailyPage<G extends FallingTypes>(ui: GameUi<G>): FunctionComponent {
  // A coach would help, and help does not count.
  const { coach: _, ...alone } = ui;
  return () => <DailyPage ui={alone} />;
}

function DailyPage<G extends FallingTypes>(props: { readonly ui: GameUi<G> }) {
  const { ui } = props;
  useEffect(watchToday, []);
  return <Play ui={ui} open={openDaily} />;
}

/** A try that was begun goes on at once. */
function openDaily<G extends FallingTypes>(solo: SoloGame<G>) {
  const daily = new DailyGame(solo);
  daily.takeUp(today.value);
  return (settingsOpen: Signal<boolean>) => <DailySheets daily={daily} settingsOpen={settingsOpen} />;
}
