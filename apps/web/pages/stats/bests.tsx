import { ChevronRight } from 'lucide';
import type { StatsRow } from '../../listing/listing.ts';
import { Icon } from '../../parts/icon.tsx';
import { Panel } from './panel.tsx';
import { statsWords } from './text/text.ts';

interface BestsProps {
  readonly rows: readonly StatsRow[];
  /** Number of earned achievements and of all. */
  readonly achievements: readonly [number, number];
  /** Id of the replay of the best game, if it is stored. */
  readonly replay: number | undefined;
}

const MAX_ROWS = 8;

export function Bests({ rows, achievements, replay }: BestsProps) {
  const t = statsWords();
  return (
    <Panel class="bests" title={t.bests}>
      <dl>
        {rows.slice(0, MAX_ROWS).map(({ words, value }) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {replay !== undefined && <More href={`/replay/${replay}`} words={t.watchBest} />}
      <More href="/achievements" words={t.achievementsEarned(...achievements)} />
    </Panel>
  );
}

function More({ href, words }: { readonly href: string; readonly words: string }) {
  return (
    <a class="stats-more" href={href}>
      <span>{words}</span>
      <Icon node={ChevronRight} size={18} />
    </a>
  );
}
