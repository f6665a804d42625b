// The page of a game's matches: their setup, or the match itself.

import { signal, useSignal } from '@preact/signals';
import type { ComponentType, FunctionComponent } from 'preact';
import { useMemo } from 'preact/hooks';
import { CATALOG } from '../catalog/catalog.ts';
import { Later } from '../parts/later.tsx';
import { preferencesText } from '../parts/preferences/text/text.ts';
import type { OpenAuthority } from '../versus/ui/authority.ts';
import type { MatchPageProps, VersusGame } from '../versus/ui/game.ts';
import { playersOf } from '../versus/seats/players.tsx';
import { hasVersus, type VersusListing } from '../versus/listing/listing.ts';
import type { SavedMatch } from '../versus/saves/save.ts';
import { FacePainter } from '../versus/opponents/face.tsx';
import { endOfMatch } from '../versus/offer.ts';
import type { SeatedPlan } from '../versus/series/plan.ts';
import { isKnown, type Rivals } from '../versus/opponents/rivals.ts';
import type { LevelOffer } from '../versus/seats/seat.ts';
import { SetupPage } from '../versus/setup/page.tsx';
import { sourcesOf } from '../versus/seats/sources.ts';
import { loadVersusParts, type VersusParts } from './versus/parts.ts';

/** The match on the page. Each has another number, so a new one is a new component. */
interface OpenMatch {
  readonly number: number;
  readonly plan: SeatedPlan;
  readonly saved: SavedMatch | undefined;
}

const TILES = CATALOG.filter(hasVersus);

const settingsSheet = async () => (await import('../parts/preferences/preferences.tsx')).Preferences;

/** Loads everything that the page of a game shows. */
export async function loadVersusPage(listing: VersusListing): Promise<ComponentType> {
  const [parts, authority] = await Promise.all([loadVersusParts(listing), loadLink(), preferencesText.load()]);
  return versusPage({ ...parts, authority });
}

/** For development: a match whose second seat is behind a virtual link. The app as it is shipped has no such thing. */
async function loadLink(): Promise<OpenAuthority | undefined> {
  if (import.meta.env.MODE === 'production') return undefined;
  return (await import('../versus/link/open.ts')).linkedBy(location.search);
}

type PageParts = VersusParts & Pick<MatchPageProps, 'authority'>;

function versusPage(parts: PageParts): FunctionComponent {
  return () => <VersusPage {...parts} />;
}

/** The page of a game's matches. It begins with the saved match, paused, if there is one. */
function VersusPage({ game, rivals, Portrait, authority }: PageParts) {
  const settingsOpen = useSignal(false);
  const match = useSignal<OpenMatch | undefined>(useMemo(() => savedMatch(game, rivals), []));
  const open = (plan: SeatedPlan, saved?: SavedMatch): void => {
    match.value = { number: (match.value?.number ?? 0) + 1, plan, saved };
  };
  const leave = (): void => void (match.value = undefined);
  return (
    <FacePainter value={Portrait}>
      {match.value ? (
        <PlayedMatch
          key={match.value.number}
          game={game}
          rivals={rivals}
          authority={authority}
          match={match.value}
          onLeave={leave}
          onPlay={open}
          onReplan={(plan) => open(plan, replanned(game, plan))}
        />
      ) : (
        <SetupPage
          game={game}
          rivals={rivals}
          tiles={TILES}
          saved={savedMatch(game, rivals)?.saved}
          onPlay={open}
          onSettings={() => (settingsOpen.value = true)}
        />
      )}
      {settingsOpen.value && <Later load={settingsSheet} props={{ onClose: () => (settingsOpen.value = false) }} />}
    </FacePainter>
  );
}

/** The saved match, if its opponents still exist. */
function savedMatch(game: VersusGame, rivals: Rivals | undefined): OpenMatch | undefined {
  const saved = game.saved();
  return saved && isKnown(saved.plan, rivals) ? { number: 0, plan: saved.plan, saved } : undefined;
}

/** The saved match with another plan. A match saves itself when it pauses. */
function replanned(game: VersusGame, plan: SeatedPlan): SavedMatch | undefined {
  const saved = game.saved();
  return saved && { ...saved, plan };
}

interface PlayedMatchProps extends Pick<PageParts, 'game' | 'rivals' | 'authority'> {
  readonly match: OpenMatch;
  readonly onLeave: () => void;
  readonly onPlay: (plan: SeatedPlan) => void;
  readonly onReplan: (plan: SeatedPlan) => void;
}

function PlayedMatch({ game, rivals, authority, match, onLeave, onPlay, onReplan }: PlayedMatchProps) {
  const { plan, saved } = match;
  const players = useMemo(() => playersOf(plan, rivals), []);
  const sourceFor = useMemo(() => sourcesOf({ id: game.id, rivals, repeat: game.repeat }, plan), []);
  const offer = useMemo(() => signal<LevelOffer | undefined>(undefined), []);
  const { Match } = game;
  return (
    <Match
      plan={plan}
      saved={saved}
      players={players}
      sourceFor={sourceFor}
      authority={authority}
      offer={offer}
      onLeave={onLeave}
      onReplan={onReplan}
      onResult={(end) => (offer.value = endOfMatch({ game, plan, end, rivals, onPlay }))}
    />
  );
}
