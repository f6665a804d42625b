// The entry of a falling game in the list of games: they all have one page of the same kind.

import type { FallingTypes } from '@rensa/games/falling';
import type { ComponentType } from 'preact';
import type { Achievement } from '../listing/achievements.ts';
import type { GameListing, Route } from '../listing/listing.ts';
import type { Phrase } from '../base/text/phrase.ts';
import { preferencesText } from '../parts/preferences/text/text.ts';
import { dailyPath } from './daily/path.ts';
import { dailyText } from './daily/text/text.ts';
import { playText } from './text/text.ts';
import type { GameLessons } from './lessons/lesson.ts';
import type { GameUi } from './ui/ui.ts';
import { watchText } from './watch/text/text.ts';

interface FallingGame<G extends FallingTypes> {
  readonly id: string;
  readonly name: Phrase;
  readonly line: Phrase;
  /** The recording for the card on the home page, which the game's page brings. */
  readonly query: string;
  readonly card: () => Promise<ComponentType>;
  readonly face?: NonNullable<GameListing['face']>;
  readonly toolLines?: NonNullable<GameListing['toolLines']>;
  readonly achievements: () => Promise<readonly Achievement[]>;
  readonly emblems: GameListing['emblems'];
  readonly lessons: () => Promise<GameLessons<G['state']>>;
  /** With its words. */
  readonly ui: () => Promise<GameUi<G>>;
}

export function fallingListing<G extends FallingTypes>(game: FallingGame<G>): GameListing {
  const { id, name, line, query, card, face, toolLines, achievements, emblems } = game;
  const resumeBar: GameListing['resumeBar'] = async () => {
    const [ui, { resumeBar }] = await Promise.all([game.ui(), import('./parts/continue.tsx'), playText.load()]);
    return () => resumeBar(ui);
  };
  const replays: GameListing['replays'] = async () => {
    const [ui, { replayUi }] = await Promise.all([game.ui(), import('./watch/replays.tsx'), watchText.load()]);
    return replayUi(ui);
  };
  const repeat = async () => (await game.ui()).repeat;
  const stats: GameListing['stats'] = async () => {
    const [ui, { statsUi }] = await Promise.all([game.ui(), import('./records/stats.ts'), playText.load()]);
    return statsUi(ui);
  };
  const href = `/play/${id}?${query}`;
  return {
    id,
    name,
    line,
    href,
    startHref: `/play/${id}?start=1`,
    chosenLine: async () => {
      const [ui, { chosenLine }] = await Promise.all([game.ui(), import('./parts/continue.tsx'), playText.load()]);
      return chosenLine(ui);
    },
    card,
    dailies: () => loadDailies(id),
    routes: routesOf(game),
    // The part that the addresses of its tools have in common.
    moved: { [`/${id}`]: `/play/${id}` },
    replays,
    stats,
    resumeBar,
    stored: async () => {
      const [ui, { fallingKinds }] = await Promise.all([game.ui(), import('./stored.ts')]);
      return fallingKinds(ui);
    },
    achievements,
    emblems,
    repeat,
    learn: learnPath(id),
    ...(face && { face }),
    ...(toolLines && { toolLines }),
  };
}

async function loadDailies(id: string): ReturnType<NonNullable<GameListing['dailies']>> {
  const { dailiesOf } = await import('./daily/today.ts');
  return (date) => dailiesOf(id, date);
}

function learnPath(id: string): string {
  return `/learn/${id}`;
}

/** Its page, its daily run and its lessons. */
function routesOf<G extends FallingTypes>(game: FallingGame<G>): readonly Route[] {
  const { id, name, line, card, toolLines } = game;
  const intro = { line, card, dailies: () => loadDailies(id), ...(toolLines && { toolLines }) };
  const load = async (): Promise<ComponentType> => {
    const [ui, { playPage }] = await Promise.all([
      game.ui(),
      import('./page/page.tsx'),
      playText.load(),
      preferencesText.load(),
    ]);
    return playPage(ui, intro);
  };
  const loadDaily = async (): Promise<ComponentType> => {
    const [ui, { dailyPage }] = await Promise.all([
      game.ui(),
      import('./daily/page.tsx'),
      dailyText.load(),
      preferencesText.load(),
    ]);
    return dailyPage(ui);
  };
  const title = { en: `${name.en} · Rensa`, ja: `${name.ja} · Rensa` };
  const loadLessons = async (): Promise<ComponentType> => {
    const [ui, lessons, { lessonPage }] = await Promise.all([
      game.ui(),
      game.lessons(),
      import('./lessons/page.tsx'),
      import('./lessons/text/text.ts').then(({ lessonsText }) => lessonsText.load()),
    ]);
    return lessonPage(ui, lessons);
  };
  const learnTitle = { en: `How to play ${name.en} · Rensa`, ja: `${name.ja}の遊び方 · Rensa` };
  return [
    { path: `/play/${id}`, title, load },
    { path: dailyPath(id), title, load: loadDaily },
    { path: learnPath(id), title: learnTitle, load: loadLessons },
  ];
}
