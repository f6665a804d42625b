import { useSignal } from '@preact/signals';
import { ArrowLeft, CircleDashed, Trophy } from 'lucide';
import { useEffect } from 'preact/hooks';
import { type Achievement, earned, readAchievements } from '../listing/achievements.ts';
import type { GameListing } from '../listing/listing.ts';
import { say } from '../base/text/phrase.ts';
import { shellWords } from '../base/text/text.ts';
import { CATALOG } from '../catalog/catalog.ts';
import { Icon } from '../parts/icon.tsx';
import '../styles/achievements.css';

interface GameAchievements {
  readonly game: GameListing;
  readonly achievements: readonly Achievement[];
}

export function Achievements() {
  const t = shellWords();
  const games = useSignal<readonly GameAchievements[]>([]);
  useEffect(() => {
    readAchievements();
    void Promise.all(CATALOG.map(load)).then((all) => (games.value = all));
  }, []);
  const all = games.value.flatMap(({ achievements }) => achievements);
  return (
    <div class="achievements">
      <header class="achievements-head">
        <a class="icon-button" href="/" aria-label={t.home}>
          <Icon node={ArrowLeft} />
        </a>
        <h1 tabindex={-1}>{t.achievements}</h1>
        <p>{t.achievementsOf(all.filter(isEarned).length, all.length)}</p>
      </header>
      <main>
        {games.value.map(({ game, achievements }) => (
          <section key={game.id}>
            <h2>{say(game.name)}</h2>
            <ul>
              {achievements.map((each) => (
                <Row key={each.id} achievement={each} />
              ))}
            </ul>
          </section>
        ))}
      </main>
    </div>
  );
}

async function load(game: GameListing): Promise<GameAchievements> {
  return { game, achievements: await game.achievements() };
}

function isEarned({ id }: Achievement): boolean {
  return Object.hasOwn(earned.value, id);
}

function Row({ achievement }: { readonly achievement: Achievement }) {
  const t = shellWords();
  const done = isEarned(achievement);
  return (
    <li class="achievement" data-earned={done}>
      <Icon node={done ? Trophy : CircleDashed} size={22} />
      <span>
        <strong>{say(achievement.name)}</strong>
        <span>{say(achievement.how)}</span>
      </span>
      <span class="unseen">{done ? t.achievementEarned : t.achievementOpen}</span>
    </li>
  );
}
