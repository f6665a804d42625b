// The list entries and viewers of a game's kept matches.

import {
  isCustom,
  record,
  boardSetup,
  type Duel,
  type DuelSetup,
  matchWinner,
  versionsOf,
  winsOf,
} from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import type { SharedReplay } from '../../base/share/link.ts';
import type { ReplayUi } from '../../listing/listing.ts';
import { isOwn, type ReplayRecord } from '../../base/storage/replays.ts';
import { Thumbnail } from '../../play/parts/thumbnail.tsx';
import { checkShape } from '../../play/watch/shape.ts';
import { markedTitle } from '../../play/parts/marks.ts';
import { chosenWords } from '../../play/watch/replays.tsx';
import { playersOf, anonymousPlayersOf } from '../seats/players.tsx';
import { type KeptMatch, parseKept, roundAlone, sharedRound } from '../saves/kept.ts';
import { listWords } from '../../play/text/text.ts';
import { matchWords } from '../text/match/text.ts';
import { isKnown, type Rivals } from '../opponents/rivals.ts';
import type { ShownPlayer } from '../seats/seat.ts';
import { setupWords } from '../text/setup/text.ts';
import type { VersusUi } from '../ui/ui.ts';
import { openRound, type OpenRound, roundRecord, winnerOf } from './rounds.ts';
import { MatchViewer } from './viewer.tsx';

export function matchReplayUi<G extends FallingTypes>(versus: VersusUi<G>, rivals: Rivals | undefined): ReplayUi {
  const kept = (record: ReplayRecord): KeptMatch => keptIn(record.replay, record, rivals);
  return {
    versions: versionsOf(versus.duel),
    title: (record) => titleOf(versus, record.replay, playersIn(kept(record), record, rivals)),
    detail: (record) => detailOf(versus, kept(record)),
    numbers: (record) => numbersOf(kept(record)),
    check({ replay, state, match }) {
      versus.duel.parseSetup(replay.setup);
      if (match !== undefined) parseKept(match);
      checkShape(versus.duel.start(versus.first, 0), record(state, 'the state'), 'the state');
    },
    Thumbnail: ({ record }) => <Boards versus={versus} state={record.state as Duel<G['state']> | undefined} />,
    shared: (record) => sharedRound(record.replay, kept(record).plan),
    async viewer(replay, work, record) {
      const match = keptIn(replay, record, rivals);
      const { plan } = match;
      const players = playersIn(match, record, rivals);
      const rounds: OpenRound<G>[] = [];
      for (const round of match.rounds) rounds.push(await work.run(openRound(versus, round, !isOwn(record))));
      const known =
        record?.match === undefined ? rounds.map((each) => ({ ...each, winner: winnerOf(each.timeline) })) : rounds;
      const opened = { versus, plan, players, rounds: known };
      return () => (
        <MatchViewer opened={opened} title={titleOf(versus, replay, players)} note={detailOf(versus, match)} />
      );
    },
    record: (replay, work) => work.run(roundRecord(versus, keptIn(replay, undefined, rivals))),
  };
}

/** A match as far as it is known. One with an opponent that is gone, or that cannot be read, is that of two strangers. */
function keptIn(replay: SharedReplay, record: ReplayRecord | undefined, rivals: Rivals | undefined): KeptMatch {
  try {
    const match = record?.match === undefined ? roundAlone(replay, null) : parseKept(record.match);
    if (isKnown(match.plan, rivals)) return match;
  } catch {
    // As if nothing were known.
  }
  const { players: _, ...alone } = replay;
  return roundAlone(alone, null);
}

/** The person of a match that came from elsewhere is not you. */
function playersIn({ plan }: KeptMatch, record: ReplayRecord | undefined, rivals: Rivals | undefined) {
  return (isOwn(record) ? playersOf : anonymousPlayersOf)(plan, rivals);
}

function titleOf<G extends FallingTypes>(
  { isOffered }: VersusUi<G>,
  replay: SharedReplay,
  [first, second]: readonly [ShownPlayer, ShownPlayer],
): string {
  const title = setupWords().between(first.name(), second.name());
  return markedTitle(title, replay, !isCustom(replay.setup) && isOffered(replay.setup));
}

/** The game, what was chosen, and over how many rounds. */
function detailOf<G extends FallingTypes>({ ui, choices }: VersusUi<G>, { plan, rounds }: KeptMatch): string {
  const t = matchWords();
  const setup = boardSetup((rounds.at(-1)?.replay.setup ?? plan.setup) as DuelSetup<G['setup']>);
  const chosen = chosenWords(choices, setup);
  return listWords([ui.name(), ...(chosen === '' ? [] : [chosen]), t.bestOfRounds(plan.bestOf)]);
}

function numbersOf({ plan, rounds }: KeptMatch): { readonly score: string; readonly ticks: number } {
  const t = matchWords();
  const ticks = rounds.reduce((sum, { replay }) => sum + replay.ticks, 0);
  const decided = matchWinner(rounds, plan.bestOf) !== undefined;
  return { score: decided ? t.standing(...winsOf(rounds)) : '', ticks };
}

interface BoardsProps<G extends FallingTypes> {
  readonly versus: VersusUi<G>;
  /** As it was stored. */
  readonly state: Duel<G['state']> | undefined;
}

function Boards<G extends FallingTypes>({ versus, state }: BoardsProps<G>) {
  if (!Array.isArray(state?.boards)) return null;
  return (
    <span class="thumbnails">
      {state.boards.map((board, seat) => (
        <Thumbnail key={seat} ui={versus.ui} state={board} />
      ))}
    </span>
  );
}
