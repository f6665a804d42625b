// Solved puzzles in the list of replays, and their viewer.

import { type Replay, versionsOf } from '@rensa/engine';
import { levelOfCells, loop, parseSetup, type Setup, type State } from '@rensa/games/loop';
import type { ReplayUi } from '../../../listing/listing.ts';
import type { LongWork } from '../../../base/screen/longwork.ts';
import { isOwn, type ReplayRecord } from '../../../base/storage/replays.ts';
import { makePuzzle } from '../puzzle/maker.ts';
import { loopViewer } from './page.tsx';
import { bestTicks, readResults, results, sizeOf } from '../records/results.ts';
import { sizeWords } from '../text/sizes.ts';
import { parseSolve, solveOf, solveRecord } from '../puzzle/solves.ts';
import { BoardImage } from '../board/image.tsx';
import { dateWords } from '../../../base/calendar/days.ts';
import { loopWords } from '../text/text.ts';
import { statesIn } from '../board/timelapse.ts';

/** Side of a thumbnail, in CSS pixels. */
const THUMBNAIL_PX = 48;

export const loopReplays: ReplayUi = {
  versions: versionsOf(loop),
  title: titleOf,
  detail: detailOf,
  numbers: (record) => ({ score: solvedWords(record), ticks: record.replay.ticks }),
  timed: true,
  isBest,
  check: (record) => void parseSolve(record.state, 'the state'),
  Thumbnail: ({ record }) => (
    <span class="thumbnail paper">
      <BoardImage state={solveOf(record)} size={THUMBNAIL_PX} />
    </span>
  ),
  viewer: async (replay, work, kept) => loopViewer(replay, await statesFrom(replay, work, !isOwn(kept))),
  record: async (replay, work) => solveRecord(replay, (await statesFrom(replay, work, true)).at(-1) as State),
};

/** The states of a replay. Rejects if the replay is not valid. */
async function statesFrom(replay: Replay, work: LongWork, bounded: boolean): Promise<readonly State[]> {
  return work.run(statesIn(await makePuzzle(parseSetup(replay.setup), replay.seed), replay, bounded));
}

function solvedWords(record: ReplayRecord): string {
  return solveOf(record).solutionSeen ? loopWords().seen : loopWords().solvedWord;
}

/** The setup of a stored replay, which was parsed when the replay was stored. */
function setupOf({ replay }: ReplayRecord): Setup {
  return replay.setup as Setup;
}

function titleOf(record: ReplayRecord): string {
  const t = loopWords();
  const { rows, cols, holes } = solveOf(record).puzzle;
  const setup = setupOf(record);
  const level = setup.kind === 'daily' ? setup.level : levelOfCells(rows * cols - holes.length);
  return t.titled(t[level]);
}

function detailOf(record: ReplayRecord): string {
  const t = loopWords();
  const setup = setupOf(record);
  const size = sizeWords(sizeOf(solveOf(record).puzzle), t);
  if (setup.kind !== 'daily') return t.list(t.unlimited, size);
  return t.list(t.dailyPuzzle, dateWords(setup.date, { month: 'short', day: 'numeric' }));
}

/** True for the fastest unaided solve on boards of its size. */
function isBest(record: ReplayRecord): boolean {
  readResults();
  const { puzzle, hints, solutionSeen } = solveOf(record);
  return hints === 0 && !solutionSeen && bestTicks(results.value, sizeOf(puzzle)) === record.replay.ticks;
}
