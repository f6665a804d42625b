// What else there is of a game: matches, lessons, and its tools or its statistics.

import type { FallingTypes } from '@rensa/games/falling';
import { ChartColumn, FlaskConical, GraduationCap, type IconNode, Swords } from 'lucide';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Phrase, say } from '../../base/text/phrase.ts';
import { Icon } from '../../parts/icon.tsx';
import { playWords } from '../text/text.ts';
import type { GameUi } from '../ui/ui.ts';
import type { GameIntro } from './view.ts';

interface LinksProps<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly onTools: () => void;
}

export function SetupLinks<G extends FallingTypes>({ ui, onTools }: LinksProps<G>) {
  const t = playWords();
  return (
    <nav class="setup-links" aria-label={t.moreLinks}>
      {ui.matches && <SetupLink href={ui.matches} icon={Swords} name={t.versus} />}
      <SetupLink href={`/learn/${ui.game.id}`} icon={GraduationCap} name={t.lessons} />
      {ui.tools ? (
        <button type="button" class="setup-link" onClick={onTools}>
          <Icon node={FlaskConical} size={18} />
          {t.tools}
        </button>
      ) : (
        <SetupLink href="/stats" icon={ChartColumn} name={t.statistics} />
      )}
    </nav>
  );
}

interface SetupLinkProps {
  readonly href: string;
  readonly icon: IconNode;
  readonly name: string;
}

function SetupLink({ href, icon, name }: SetupLinkProps) {
  return (
    <a class="setup-link" href={href}>
      <Icon node={icon} size={18} />
      {name}
    </a>
  );
}

interface MoreProps<G extends FallingTypes> {
  readonly ui: GameUi<G>;
  readonly intro: GameIntro;
}

/** The tools with a sentence each; on a low screen the links are above them. */
export function MoreRows<G extends FallingTypes>({ ui, intro }: MoreProps<G>) {
  const lines = useLines(intro);
  return (
    <div class="setup-more">
      {ui.tools?.map(({ href, name }, i) => (
        <a key={href} class="setup-slot" href={href}>
          <span class="slot-words">
            <strong>{name()}</strong>
            <span>{lines[i] && say(lines[i])}</span>
          </span>
        </a>
      ))}
    </div>
  );
}

function useLines({ toolLines }: GameIntro): readonly Phrase[] {
  const lines = useSignal<readonly Phrase[]>([]);
  useEffect(() => {
    toolLines?.().then(
      (found) => (lines.value = found),
      () => {},
    );
  }, []);
  return lines.value;
}
