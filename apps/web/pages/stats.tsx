import { type Signal, useSignal } from '@preact/signals';
import { ArrowLeft, ChevronRight } from 'lucide';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../base/text/phrase.ts';
import { CATALOG } from '../catalog/catalog.ts';
import { IconLink } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Guarded } from '../parts/guarded.tsx';
import { Segmented } from '../parts/segmented.tsx';
import '../styles/stats.css';
import { MATCH_WAY } from '../versus/saves/count.ts';
import { Bests } from './stats/bests.tsx';
import { PlayedDays } from './stats/calendar.tsx';
import { dayAt } from './stats/days.ts';
import { bestReplay, bestRows, type GameStats, loadData, loadGame, type StatsData } from './stats/load.ts';
import { filtered, peaksOf, summaryOf, ticksByDay } from './stats/model.ts';
import { Peaks } from './stats/peaks.tsx';
import { Playtime } from './stats/playtime.tsx';
import { Scores } from './stats/scores.tsx';
import { statsText, statsWords } from './stats/text/text.ts';
import { Tiles } from './stats/tiles.tsx';

/** Ranges of the statistics, in days. */
const RANGES = ['30', '90', 'all'] as const;
type StatsRange = (typeof RANGES)[number];
const ALL = 'all';

export async function loadStats(): Promise<ComponentType> {
  const [games] = await Promise.all([Promise.all(CATALOG.map(loadGame)), statsText.load()]);
  return () => <Statistics games={games} />;
}

/** The choices at the top of the page. */
interface Chosen {
  readonly game: Signal<string>;
  /** Name of a mode and ruleset. */
  readonly way: Signal<string>;
  readonly range: Signal<StatsRange>;
}

function Statistics({ games }: { readonly games: readonly GameStats[] }) {
  const t = statsWords();
  const data = useSignal<StatsData | undefined>(undefined);
  const chosen: Chosen = { game: useSignal(ALL), way: useSignal(ALL), range: useSignal<StatsRange>('90') };
  useEffect(() => void loadData(games).then((loaded) => (data.value = loaded)), []);
  return (
    <div class="statistics">
      <header class="stats-head">
        <IconLink icon={ArrowLeft} name={t.home} href="/" />
        <h1 tabindex={-1}>{t.statistics}</h1>
        <Choices games={games} chosen={chosen} data={data.value} />
      </header>
      <main key={chosen.game.value}>{data.value && <Numbers games={games} chosen={chosen} data={data.value} />}</main>
      <footer>
        <a class="stats-more" href="/data">
          <span>{t.yourData}</span>
          <Icon node={ChevronRight} size={18} />
        </a>
      </footer>
    </div>
  );
}

interface ChoicesProps {
  readonly games: readonly GameStats[];
  readonly chosen: Chosen;
  readonly data: StatsData | undefined;
}

function Choices({ games, chosen: { game, way, range }, data }: ChoicesProps) {
  const t = statsWords();
  const chooseGame = (id: string): void => {
    game.value = id;
    way.value = ALL;
  };
  return (
    <div class="stats-choices">
      <Segmented
        label={t.game}
        value={game.value}
        options={[
          { value: ALL, label: t.all },
          ...games.map(({ listing }) => ({ value: listing.id, label: say(listing.name) })),
        ]}
        onChoose={chooseGame}
      />
      <Segmented
        label={t.range}
        value={range.value}
        options={RANGES.map((value) => ({ value, label: value === 'all' ? t.allTime : t.days(Number(value)) }))}
        onChoose={(value) => (range.value = value)}
      />
      <Ways words={data ? waysIn(data, gameOf(games, game.value)) : []} way={way} />
    </div>
  );
}

function gameOf(games: readonly GameStats[], id: string): GameStats | undefined {
  return games.find(({ listing }) => listing.id === id);
}

function wayWords(game: GameStats, way: string): string {
  return way === MATCH_WAY ? statsWords().match : game.ui.wayWords(way);
}

/** Names of the modes and rulesets of a game that were played. */
function waysIn({ games, totals }: StatsData, game: GameStats | undefined): readonly string[] {
  if (game === undefined) return [];
  const played = [...games, ...totals].filter((each) => each.game === game.listing.id);
  return [...new Set(played.map(({ way }) => wayWords(game, way)))].filter((words) => words !== '').toSorted();
}

function Ways({ words, way }: { readonly words: readonly string[]; readonly way: Signal<string> }) {
  const t = statsWords();
  if (words.length < 2) return null;
  return (
    <select
      class="stats-ways"
      aria-label={t.way}
      value={way.value}
      onChange={(event) => (way.value = event.currentTarget.value)}
    >
      <option value={ALL}>{t.allWays}</option>
      {words.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </select>
  );
}

interface NumbersProps {
  readonly games: readonly GameStats[];
  readonly chosen: Chosen;
  readonly data: StatsData;
}

function Numbers({ games, chosen, data }: NumbersProps) {
  const t = statsWords();
  const today = dayAt(Date.now());
  const game = gameOf(games, chosen.game.value);
  const [way, range] = [chosen.way.value, chosen.range.value];
  const hasWay = (each: string): boolean => way === ALL || (game !== undefined && wayWords(game, each) === way);
  const filter = { game: game?.listing.id, hasWay, since: undefined };
  const ever = filtered(data, filter);
  const shown = filtered(data, { ...filter, since: range === 'all' ? undefined : today - Number(range) + 1 });
  const ranked = shown.games.filter((each) => each.ranked);
  const days = ticksByDay(ever.games);
  const isScored = game?.ui.measure === 'points' && ranked.length > 0;
  return (
    <>
      <Tiles
        summary={summaryOf(shown)}
        ui={game?.ui}
        fastest={ranked.length === 0 ? undefined : Math.min(...ranked.map(({ score }) => score))}
      />
      {ever.games.length === 0 && <Nothing href={game?.listing.href ?? '/'} />}
      <div class="stats-panels">
        <Guarded>
          {game && ranked.length > 0 && (
            <Scores
              games={ranked}
              measure={game.ui.measure}
              replayOf={({ hash }) => (hash === undefined ? undefined : data.replays.get(hash))}
            />
          )}
        </Guarded>
        <Guarded>
          {isScored && (
            <Peaks
              title={game.ui.peak?.label() ?? t.longestChain}
              note={game.ui.peak?.note() ?? t.byChain}
              counts={peaksOf(shown)}
              colored={game.ui.peak === undefined}
            />
          )}
        </Guarded>
        <Guarded>
          <Playtime ticks={days} today={today} />
        </Guarded>
        <Guarded>
          <PlayedDays ticks={days} today={today} />
        </Guarded>
        <Guarded>
          <Bests
            rows={game ? bestRows(game) : games.flatMap(firstBest)}
            achievements={data.achievements}
            replay={bestReplay(ever.games, data.replays)}
          />
        </Guarded>
      </div>
    </>
  );
}

/** The best of one game, for the list of all games. */
function firstBest(game: GameStats): ReturnType<typeof bestRows> {
  const [best] = game.ui.bests();
  return best ? [{ words: statsWords().bestOf(say(game.listing.name), best.words), value: best.value }] : [];
}

function Nothing({ href }: { readonly href: string }) {
  const t = statsWords();
  return (
    <div class="stats-nothing">
      <p>{t.nothingYet}</p>
      <a class="button primary" href={href}>
        {t.play}
      </a>
    </div>
  );
}
