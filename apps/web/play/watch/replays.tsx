import type { FallingState } from '@rensa/games/falling';
import type { ReplayUi } from '../../base/listing.ts';
import { Thumbnail } from '../thumbnail.tsx';
import type { GameUi, SetupChoice } from '../ui.ts';
import { replayViewer } from './viewer.tsx';

/** How the replays of a falling game are listed and watched. */
export function replayUi<Setup, State extends FallingState, Event>(ui: GameUi<Setup, State, Event>): ReplayUi {
  return {
    version: ui.game.version,
    title: ({ state }) => ui.title(state as State),
    detail: ({ replay }) => chosenWords(ui.choices, replay.setup as Setup),
    Thumbnail: ({ record: { state } }) => <Thumbnail ui={ui} state={state as State} />,
    viewer: (replay) => replayViewer(ui, replay),
  };
}

/** What was chosen, but for the mode. */
export function chosenWords<Setup>(choices: readonly SetupChoice<Setup>[], setup: Setup): string {
  const words = choices.flatMap(({ key, values, label, word }) => {
    const value = values.find((each) => each === setup[key]);
    if (value === undefined || key === 'mode') return [];
    return typeof value === 'number' ? `${label()} ${word(value)}` : word(value);
  });
  return words.join(', ');
}
