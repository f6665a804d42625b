import { isCustom, versionsOf } from '@rensa/engine';
import { record } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import type { ReplayUi } from '../../listing/listing.ts';
import { isOwn, type ReplayRecord } from '../../base/storage/replays.ts';
import { bestOf } from '../records/best.ts';
import { wordsOf } from '../parts/chosen.ts';
import { markedTitle, markWords } from '../parts/marks.ts';
import { isPlayable } from '../ui/offered.ts';
import { listWords, playWords } from '../text/text.ts';
import { Thumbnail } from '../parts/thumbnail.tsx';
import type { GameUi, SetupChoice } from '../ui/ui.ts';
import { asReason } from '../saves/uncounted.ts';
import { openReplay } from './game.ts';
import { recordOf } from './record.ts';
import { checkShape } from './shape.ts';
import { replayViewer } from './viewer.tsx';

/** The list entries and viewers of a falling game's replays. */
export function replayUi<G extends FallingTypes>(ui: GameUi<G>): ReplayUi {
  return {
    versions: versionsOf(ui.game),
    title: (record) => titleOf(ui, record),
    detail: (record) => detailOf(ui, record),
    isBest: (record) => isBest(ui, record),
    check: ({ replay, state }) => {
      ui.game.parseSetup(replay.setup);
      checkShape(ui.game.start(ui.first, 0), record(state, 'the state'), 'the state');
    },
    Thumbnail: ({ record: { state } }) => <Thumbnail ui={ui} state={state as G['state']} />,
    async viewer(replay, work, kept) {
      const opened = await work.run(openReplay(ui, replay, !isOwn(kept)));
      const title = titleOf(ui, kept ?? { replay, state: opened.timeline.state });
      return replayViewer({ ui, opened, title, note: detailOf(ui, kept ?? { replay }) });
    },
    record: (replay, work) => work.run(recordOf(ui, replay)),
  };
}

function titleOf<G extends FallingTypes>(
  ui: GameUi<G>,
  { replay, state, daily }: Pick<ReplayRecord, 'replay' | 'state' | 'daily'>,
): string {
  const t = playWords();
  const title = daily === undefined ? ui.title(state as G['state']) : t.titled(ui.name(), t.dailyRun);
  return markedTitle(title, replay, !isCustom(replay.setup) && isPlayable(ui, replay.setup));
}

function detailOf<G extends FallingTypes>(
  ui: GameUi<G>,
  { replay, uncounted }: Pick<ReplayRecord, 'replay' | 'uncounted'>,
): string {
  const chosen = chosenWords(ui.choices, replay.setup as G['setup']);
  const mark = uncounted === undefined ? undefined : markWords(asReason(uncounted));
  return listWords([chosen, ...(mark === undefined ? [] : [mark])]);
}

/** The one that the best score of its kind comes from. */
function isBest<G extends FallingTypes>(ui: GameUi<G>, { replay, score, uncounted }: ReplayRecord): boolean {
  return (
    uncounted === undefined &&
    replay.cards === undefined &&
    score > 0 &&
    bestOf(ui, ui.game.parseSetup(replay.setup)) === score
  );
}

/** The choices of the setup, but for the mode. */
export function chosenWords<Setup>(choices: readonly SetupChoice<Setup>[], setup: Setup): string {
  const words = choices.flatMap((choice) => (choice.key === 'mode' ? [] : (wordsOf(choice, setup) ?? [])));
  return listWords(words);
}
