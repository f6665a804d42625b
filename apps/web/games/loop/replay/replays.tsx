// How solved puzzles are listed and watched among the replays.

import type { Replay } from '@rensa/engine';
import { levelOfCells, loop, parseSetup, type Setup, type State } from '@rensa/games/loop';
import type { ReplayUi } from '../../../listing/listing.ts';
import type { ReplayRecord } from '../../../base/storage/replays.ts';
import { makePuzzle } from '../puzzle/maker.ts';
import { loopViewer } from './page.tsx';
import { bestTicks, readResults, results, sizeOf } from '../records/results.ts';
import { sizeWords } from '../play/share.ts';
import { solveOf, solveRecord } from '../puzzle/solves.ts';
import { Still } from '../board/still.tsx';
import { dateWords } from '../../../base/calendar/days.ts';
import { loopText } from '../text/text.ts';
import { statesIn } from '../board/timelapse.ts';

/** Of a thumbnail, in CSS pixels. */
const SIDE = 48;

export const loopReplays: ReplayUi = {
  version: loop.version,
  title: titleOf,
  detail: detailOf,
  numbers: (record) => ({ score: solvedWords(record), ticks: record.replay.ticks }),
  timed: true,
  isBest,
  Thumbnail: ({ record }) => (
    <span class="thumbnail paper">
      <Still state={solveOf(record)} size={SIDE} />
    </span>
  ),
  viewer: async (replay) => loopViewer(replay, await statesFrom(replay)),
  record: async (replay) => solveRecord(replay, (await statesFrom(replay)).at(-1) as State),
};

/** Rejects when the replay is refused. */
async function statesFrom(replay: Replay): Promise<readonly State[]> {
  return statesIn(await makePuzzle(parseSetup(replay.setup), replay.seed), replay);
}

function solvedWords(record: ReplayRecord): string {
  return solveOf(record).solutionSeen ? loopText().seen : loopText().solvedWord;
}

function titleOf(record: ReplayRecord): string {
  const t = loopText();
  const { rows, cols, holes } = solveOf(record).puzzle;
  const setup = record.replay.setup as Setup;
  const level = setup.kind === 'daily' ? setup.level : levelOfCells(rows * cols - holes.length);
  return t.titled(t[level]);
}

function detailOf(record: ReplayRecord): string {
  const t = loopText();
  const setup = record.replay.setup as Setup;
  const size = sizeWords(sizeOf(solveOf(record).puzzle), t);
  if (setup.kind !== 'daily') return t.list(t.unlimited, size);
  return t.list(t.dailyPuzzle, dateWords(setup.date, { month: 'short', day: 'numeric' }));
}

/** The fastest on boards of its size, without help. */
function isBest(record: ReplayRecord): boolean {
  readResults();
  const { puzzle, hints, solutionSeen } = solveOf(record);
  return hints === 0 && !solutionSeen && bestTicks(results.value, sizeOf(puzzle)) === record.replay.ticks;
}
