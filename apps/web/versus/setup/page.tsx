// Before a match: the game, who plays, and how.

import { useSignal } from '@preact/signals';
import { ArrowLeft, Settings } from 'lucide';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import '../../styles/keycap.css';
import '../../styles/versus.css';
import { address } from '../../base/screen/address.ts';
import { useMedia } from '../../base/screen/screen.ts';
import { type Phrase, say } from '../../base/text/phrase.ts';
import { IconButton, IconLink } from '../../parts/button.tsx';
import { Later } from '../../parts/later.tsx';
import type { VersusGame } from '../ui/game.ts';
import { noteVersus } from '../listing/last.ts';
import { versusPath } from '../listing/path.ts';
import type { SavedMatch } from '../saves/save.ts';
import { ALL_DEVICES, type SeatedPlan } from '../series/plan.ts';
import type { Rivals } from '../opponents/rivals.ts';
import { loadChoice, type MatchChoice, type MatchKind, planOf, rememberChoice } from './choice.ts';
import { ContinueMatch } from './continue.tsx';
import { useDevices } from './devices.ts';
import { NarrowSetup } from './narrow.tsx';
import type { SetupParts } from './parts.ts';
import { isReady } from './seats.ts';
import { setupWords } from '../text/setup/text.ts';
import { WideSetup } from './wide.tsx';

/** A game that has a setup page, as its tile shows it. */
interface GameTile {
  readonly id: string;
  readonly name: Phrase;
  readonly emblem: () => Promise<ComponentType<{ readonly size: number }>>;
}

interface SetupPageProps {
  readonly game: VersusGame;
  readonly rivals: Rivals | undefined;
  readonly tiles: readonly GameTile[];
  /** The match that was left. */
  readonly saved: SavedMatch | undefined;
  readonly onPlay: (plan: SeatedPlan, saved?: SavedMatch) => void;
  readonly onSettings: () => void;
}

const WIDE = '(min-width: 1024px)';
const EMBLEM = 22;

export function SetupPage({ game, rivals, tiles, saved, onPlay, onSettings }: SetupPageProps) {
  const t = setupWords();
  const wide = useMedia(WIDE);
  const parts = useParts(game, rivals, wide, onPlay);
  useEffect(() => noteVersus(game.id), []);
  return (
    <main class="versus" data-kind={parts.choice.kind}>
      <header class="versus-head">
        <IconLink icon={ArrowLeft} name={t.home} href="/" />
        <h1 tabindex={-1}>{t.versus}</h1>
        {wide && <Tiles tiles={tiles} chosen={game.id} />}
        <IconButton icon={Settings} name={t.settings} onClick={onSettings} />
      </header>
      {!wide && <Tiles tiles={tiles} chosen={game.id} />}
      {saved && <ContinueMatch saved={saved} rivals={rivals} onClick={() => onPlay(saved.plan, saved)} />}
      {wide ? <WideSetup {...parts} /> : <NarrowSetup {...parts} />}
    </main>
  );
}

/** The address may ask for two bots to watch. */
function asked(choice: MatchChoice): MatchChoice {
  return address.value.search === '?watch' ? { ...choice, kind: 'watch' } : choice;
}

/** A narrow screen shows one way to play, a wide one all of them. */
function useParts(
  game: VersusGame,
  rivals: Rivals | undefined,
  wide: boolean,
  onPlay: (plan: SeatedPlan) => void,
): SetupParts {
  const bots = (rivals?.opponents ?? []).map(({ bot }) => bot);
  const choice = useSignal(asked(loadChoice(game, bots)));
  const devices = useDevices(wide || choice.value.kind === 'people');
  const change = (changed: Partial<MatchChoice>): void => {
    choice.value = { ...choice.value, ...changed };
    rememberChoice(game, choice.value);
  };
  const play = (kind: MatchKind): void => {
    if (kind === 'people' && !isReady(devices.seats)) return;
    change({ kind });
    onPlay(planOf(choice.value, isReady(devices.seats) ? devices.seats : ALL_DEVICES));
  };
  return { game, rivals, choice: choice.value, devices, change, play };
}

function Tiles({ tiles, chosen }: { readonly tiles: readonly GameTile[]; readonly chosen: string }) {
  return (
    <nav class="game-tiles" aria-label={setupWords().games}>
      {tiles.map(({ id, name, emblem }) => (
        <a
          key={id}
          class="game-tile"
          data-game={id}
          href={versusPath(id)}
          {...(id === chosen && { 'aria-current': 'page' as const })}
        >
          <span class="emblem">
            <Later load={emblem} props={{ size: EMBLEM }} />
          </span>
          {say(name)}
        </a>
      ))}
    </nav>
  );
}
