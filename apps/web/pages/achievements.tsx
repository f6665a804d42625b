// All achievements: the shelf of those that are earned, those that are nearly there, and the rest.

import { useSignal } from '@preact/signals';
import { ArrowLeft } from 'lucide';
import { useEffect } from 'preact/hooks';
import { say } from '../base/text/phrase.ts';
import { shellWords } from '../base/text/text.ts';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { Emblem } from './achievements/emblem.tsx';
import { type AchievementGroup, earnPast, loadGroups, loadShown } from './achievements/load.ts';
import { sectionsOf, type ShownAchievement } from './achievements/order.ts';
import { ComingOne, dayOf, EarnedOne, NearOne } from './achievements/parts.tsx';
import { achievementsWords } from './achievements/text/text.ts';
import '../styles/chip.css';
import '../styles/achievements.css';

/** Two rows of the shelf. */
const SHELF = 18;

export function Achievements() {
  const t = shellWords();
  const groups = useSignal<readonly AchievementGroup[]>([]);
  const all = useSignal<readonly ShownAchievement[]>([]);
  const group = useSignal('all');
  const open = useSignal<ShownAchievement | undefined>(undefined);
  useEffect(() => {
    void load().then(([loaded, shown]) => {
      groups.value = loaded;
      all.value = shown;
    });
  }, []);
  const isLoaded = all.value.length > 0;
  const shown = all.value.filter((each) => group.value === 'all' || each.group === group.value);
  return (
    <div class="achievements">
      <header class="achievements-head">
        <a class="icon-button" href="/stats" aria-label={t.statistics}>
          <Icon node={ArrowLeft} />
        </a>
        <h1 tabindex={-1}>{t.achievements}</h1>
        {isLoaded && (
          <>
            <p>{t.achievementsOf(shown.filter(({ day }) => day !== undefined).length, shown.length)}</p>
            <Chips groups={groups.value} value={group.value} onChoose={(id) => (group.value = id)} />
          </>
        )}
      </header>
      <main>{isLoaded && <Lists groups={groups.value} shown={shown} onOpen={(one) => (open.value = one)} />}</main>
      {open.value && <Detail shown={open.value} groups={groups.value} onClose={() => (open.value = undefined)} />}
    </div>
  );
}

async function load(): Promise<readonly [readonly AchievementGroup[], readonly ShownAchievement[]]> {
  const [groups] = await Promise.all([loadGroups(), earnPast()]);
  return [groups, await loadShown(groups)];
}

interface ChipsProps {
  readonly groups: readonly AchievementGroup[];
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

function Chips({ groups, value, onChoose }: ChipsProps) {
  const t = achievementsWords();
  const chips = [{ id: 'all', label: t.all }, ...groups.map(({ id, name }) => ({ id, label: say(name) }))];
  return (
    <div class="chips" role="group" aria-label={t.show}>
      {chips.map(({ id, label }) => (
        <button key={id} type="button" class="chip" aria-pressed={value === id} onClick={() => onChoose(id)}>
          {label}
        </button>
      ))}
    </div>
  );
}

interface ListsProps {
  readonly groups: readonly AchievementGroup[];
  readonly shown: readonly ShownAchievement[];
  readonly onOpen: (shown: ShownAchievement) => void;
}

function Lists({ groups, shown, onOpen }: ListsProps) {
  const t = achievementsWords();
  const unfolded = useSignal(false);
  const { earned, near, coming } = sectionsOf(shown);
  const propsOf = (one: ShownAchievement) => ({ key: one.achievement.id, shown: one, set: setOf(groups, one), onOpen });
  const shelf = unfolded.value ? earned : earned.slice(0, SHELF);
  return (
    <>
      <section class="earned">
        <h2>
          {t.earned} {earned.length > 1 && <small>{t.newestFirst}</small>}
        </h2>
        {earned.length === 0 ? (
          <p class="none-yet">{t.noneYet}</p>
        ) : (
          <ul>{shelf.map((one) => item(<EarnedOne {...propsOf(one)} />))}</ul>
        )}
        {shelf.length < earned.length && (
          <button type="button" class="text-button" onClick={() => (unfolded.value = true)}>
            {t.allEarned(earned.length - shelf.length)}
          </button>
        )}
      </section>
      {near.length > 0 && (
        <section class="near">
          <h2>{earned.length === 0 ? t.close : t.nearly}</h2>
          <ul>{near.map((one) => item(<NearOne {...propsOf(one)} />))}</ul>
        </section>
      )}
      {coming.length > 0 && (
        <section class="coming">
          <h2>{t.toCome}</h2>
          <ul>{coming.map((one) => item(<ComingOne {...propsOf(one)} />))}</ul>
        </section>
      )}
    </>
  );
}

function item(child: preact.JSX.Element) {
  return <li key={child.key}>{child}</li>;
}

function setOf(groups: readonly AchievementGroup[], { group }: ShownAchievement): AchievementGroup['emblems'] {
  return groups.find(({ id }) => id === group)?.emblems ?? { ground: ['#000', '#000'], drawings: {} };
}

const LARGE = 160;

interface DetailProps {
  readonly shown: ShownAchievement;
  readonly groups: readonly AchievementGroup[];
  readonly onClose: () => void;
}

function Detail({ shown, groups, onClose }: DetailProps) {
  const t = achievementsWords();
  const { achievement, day, progress } = shown;
  return (
    <Sheet title={say(achievement.name)} dismissible class="achievement-detail" onClose={onClose}>
      <Emblem set={setOf(groups, shown)} id={achievement.id} side={LARGE} earned={day !== undefined} />
      <p>{say(achievement.how)}</p>
      <p class="achievement-state">{day ? t.earnedOn(dayOf(day)) : progress ? t.haveOf(...progress) : t.notYet}</p>
    </Sheet>
  );
}
