// The winner of a match, and what decided it.

import { winsOf } from '@rensa/engine';
import type { FallingState, FallingTypes } from '@rensa/games/falling';
import { Clapperboard, Download, RefreshCcw, SlidersHorizontal, Swords } from 'lucide';
import { useLayoutEffect } from 'preact/hooks';
import { navigate } from '../../base/screen/address.ts';
import { restartKeys } from '../../base/controls/pausing.ts';
import { formatTime, secondsOf } from '../../base/text/format.ts';
import { huesOf } from '../../base/screen/look.ts';
import { settings } from '../../base/settings/settings.ts';
import { onKeys } from '../../base/screen/shortcut.ts';
import { Button } from '../../parts/button.tsx';
import { KeyOf } from '../../parts/keycap.tsx';
import { useSettled } from '../../parts/settled.ts';
import { shellWords } from '../../base/text/text.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { Stat } from '../../parts/stat.tsx';
import { download, jsonFile } from '../../base/share/download.ts';
import { ReviewButton } from '../../play/parts/reviewbutton.tsx';
import type { LevelOffer, ShownPlayer } from '../seats/seat.ts';
import type { MatchFact } from '../ui/ui.ts';
import { AttackChart } from './chart.tsx';
import { Crown } from './crown.tsx';
import { decidedBy } from './decided.ts';
import { sharedRound } from '../saves/kept.ts';
import type { MatchRun } from './match.ts';
import type { MatchSummary } from '../series/outcome.ts';
import { matchWords, notCounted } from '../text/match/text.ts';

interface ResultProps<G extends FallingTypes> {
  readonly run: MatchRun<G>;
  readonly summary: MatchSummary<G['state']>;
  readonly players: readonly [ShownPlayer, ShownPlayer];
  readonly offer: LevelOffer | undefined;
  readonly onLeave: () => void;
}

export function ResultSheet<G extends FallingTypes>(props: ResultProps<G>) {
  const { run, summary, players, offer, onLeave } = props;
  const t = matchWords();
  const isReady = useSettled();
  const rematch = (): void => run.start();
  const keys = restartKeys(run.versus.ui.game.id);
  useLayoutEffect(() => onKeys((event) => isRematch(event, keys) && (isReady() && rematch(), true)), []);
  const title = titleOf(props);
  const isGlad = run.own === undefined || run.own === summary.winner;
  return (
    <Sheet
      title={title}
      bare
      calm
      class="over match-result"
      heard={isGlad ? 'won' : 'lost'}
      crown={<Crown players={players} winner={summary.winner} glad={isGlad} />}
      cross={shellWords().close}
      isReady={isReady}
      onClose={onLeave}
    >
      <div class="result-story">
        <p class="result-title">{title}</p>
        <p class="result-note">{noteOf(props)}</p>
        {summary.uncounted && <p class="result-note">{notCounted(summary.uncounted)}</p>}
        <RoundBars summary={summary} players={players} />
        <Decision {...props} />
        <AttackChart summary={summary} players={players} />
      </div>
      <div>
        <Facts {...props} />
        <div class="sheet-actions">
          <Button kind="primary" icon={RefreshCcw} onClick={rematch}>
            {t.rematch}
            {keys[0] !== undefined && <KeyOf code={keys[0]} />}
          </Button>
          {offer && (
            <Button icon={Swords} onClick={offer.onAccept}>
              {offer.words()}
            </Button>
          )}
          <Elsewhere {...props} />
        </div>
      </div>
    </Sheet>
  );
}

/** The ways out that begin no match. */
function Elsewhere<G extends FallingTypes>(props: ResultProps<G>) {
  const { run, onLeave } = props;
  const t = matchWords();
  const id = run.replayId.value;
  return (
    <div class="buttons">
      {id === undefined ? (
        <Saves {...props} />
      ) : (
        <Button icon={Clapperboard} onClick={() => navigate(`/replay/${id}`)}>
          {t.watchReplay}
        </Button>
      )}
      {run.versus.ui.reviewed && <ReviewButton id={id} />}
      <Button icon={SlidersHorizontal} onClick={onLeave}>
        {t.changeMatch}
      </Button>
    </div>
  );
}

/** Enter is left to a button that has the focus. */
function isRematch({ code, repeat, target }: KeyboardEvent, keys: readonly string[]): boolean {
  if (repeat) return false;
  if (keys.includes(code)) return true;
  return code === 'Enter' && (target as Partial<Element> | null)?.closest?.('button, a') === null;
}

function titleOf<G extends FallingTypes>(props: ResultProps<G>): string {
  const { run, summary, players } = props;
  const t = matchWords();
  const wins = winsOf(summary.rounds);
  const [most, fewer] = [Math.max(...wins), Math.min(...wins)];
  const name = players[summary.winner].name();
  const you = run.own === summary.winner;
  if (run.plan.bestOf === 1) return you ? t.youWonOnce : t.wonOnce(name);
  return you ? t.youWon(most, fewer) : t.won(name, most, fewer);
}

function noteOf<G extends FallingTypes>({ run, summary, players }: ResultProps<G>): string {
  const ticks = summary.rounds.reduce((sum, { replay }) => sum + replay.ticks, 0);
  const loser = summary.winner === 0 ? 1 : 0;
  return matchWords().against(loser === run.own ? undefined : players[loser].name(), formatTime(secondsOf(ticks)));
}

/** One bar per round, in the color of its winner; a drawn one is gray. */
function RoundBars({
  summary,
  players,
}: {
  summary: MatchSummary<FallingState>;
  players: readonly [ShownPlayer, ShownPlayer];
}) {
  if (summary.rounds.length < 2) return null;
  return (
    <svg class="round-bars" width={34 * summary.rounds.length} height="8" aria-hidden="true">
      {summary.rounds.map(({ winner }, i) => (
        <rect
          key={i}
          x={34 * i + 4}
          width="26"
          height="8"
          rx="4"
          fill={winner === null ? '#858da0' : huesOf(settings.value, players[winner].color).base}
        />
      ))}
    </svg>
  );
}

function Decision<G extends FallingTypes>(props: ResultProps<G>) {
  const { run, summary, players } = props;
  const t = matchWords();
  const { words, tick } = decidedBy({
    versus: run.versus,
    plan: run.plan,
    summary,
    names: players.map(({ name }) => name()),
  });
  const time = formatTime(secondsOf(tick));
  return (
    <div class="result-decision">
      <h3>{t.whatDecided}</h3>
      <p class="result-when">{summary.rounds.length > 1 ? t.roundAt(summary.rounds.length, time) : t.atTime(time)}</p>
      <p class="result-why">{words}</p>
    </div>
  );
}

/** Numbers of both sides; those of the first are louder. */
function Facts<G extends FallingTypes>(props: ResultProps<G>) {
  const t = matchWords();
  return (
    <dl class="stats">
      {factsOf(props).map(({ label, values: [first, second] }) => (
        <Stat key={label} kind="tile" label={label} value={t.number(first)}>
          <span class="stat-other"> : {t.number(second)}</span>
        </Stat>
      ))}
    </dl>
  );
}

function factsOf<G extends FallingTypes>(props: ResultProps<G>): MatchFact[] {
  const { run, summary } = props;
  const { attacks, boards } = summary;
  const t = matchWords();
  const sum = (of: 'sent' | 'offset'): readonly [number, number] => {
    const total = (seat: number): number =>
      attacks.filter((each) => each.seat === seat).reduce((all, each) => all + each[of], 0);
    return [total(0), total(1)];
  };
  const offset = sum('offset');
  return [
    { label: t.bestChain, values: [boards[0].maxChain, boards[1].maxChain] },
    { label: t.sent, values: sum('sent') },
    ...(offset[0] + offset[1] > 0 ? [{ label: t.offset, values: offset }] : []),
    ...(run.versus.facts?.(boards) ?? []),
  ];
}

/** A replay of each round, where the browser keeps none. */
function Saves<G extends FallingTypes>({ run, summary }: ResultProps<G>) {
  const t = matchWords();
  const only = summary.rounds.length === 1;
  return (
    <>
      {summary.rounds.map(({ replay }, i) => (
        <Button
          key={i}
          icon={Download}
          onClick={() =>
            download(
              `rensa-${run.versus.duel.id}-${i + 1}.json`,
              jsonFile(JSON.stringify(sharedRound(replay, run.plan))),
            )
          }
        >
          {only ? t.saveReplay : t.saveRound(i + 1)}
        </Button>
      ))}
    </>
  );
}
