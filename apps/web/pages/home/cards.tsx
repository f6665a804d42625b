// The cards of the games, each with a board that plays by itself.

import { type Signal, useSignal } from '@preact/signals';
import { Play } from 'lucide';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { loadWhenIdle, savesData } from '../../base/screen/idle.ts';
import type { GameListing } from '../../listing/listing.ts';
import { say } from '../../base/text/phrase.ts';
import { noteOrigin, takeLeft } from '../../parts/grow.ts';
import { onSeen } from '../../base/screen/screen.ts';
import { CATALOG } from '../../catalog/catalog.ts';
import { Icon } from '../../parts/icon.tsx';
import { homeWords } from './text/text.ts';
import { recentSaves } from '../../play/saves/saves.ts';

interface CardProps {
  readonly game: GameListing;
  /** Set to true when the first picture is shown; less important pictures load then. */
  readonly begun: Signal<boolean>;
}

export function Cards({ begun }: Pick<CardProps, 'begun'>) {
  return (
    <div class="cards">
      {CATALOG.map((game) => (
        <Card key={game.id} game={game} begun={begun} />
      ))}
    </div>
  );
}

/** Longest wait for an idle browser per card: several cards load one after the other. */
const MAX_WAIT_MS = 250;

/** A card. Its picture loads when the card is in sight and the browser is idle. */
function Card({ game: { id, name, line, href, card, chosenLine, startHref }, begun }: CardProps) {
  const box = useRef<HTMLElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takeLeft(id)) link.current?.focus({ preventScroll: true });
  }, []);
  const chosen = useSignal<string | undefined>(undefined);
  const ask = (): void => {
    if (savesData()) return;
    chosenLine?.().then(
      (words) => (chosen.value = words),
      () => {},
    );
  };
  const picture = useSignal<ComponentType | undefined>(undefined);
  useEffect(() => {
    if (!box.current || (savesData() && id !== firstCard())) return undefined;
    const show = (Picture: ComponentType): void => {
      picture.value = Picture;
      begun.value = true;
    };
    return onceSeen(box.current, () => {
      loadWhenIdle(card, MAX_WAIT_MS).then(show, () => {});
    });
  }, []);
  const Picture = picture.value;
  return (
    <article ref={box} class="card" data-game={id} onPointerEnter={ask} onFocusIn={ask}>
      {Picture && <Picture />}
      <div class="card-words">
        <h2>
          <a ref={link} class="card-link" href={href} onClick={() => box.current && noteOrigin(box.current)}>
            {say(name)}
          </a>
        </h2>
        <p>
          <span class="card-line">{say(line)}</span>
          <span class="card-line chosen" aria-hidden="true">
            {chosen.value ?? say(line)}
          </span>
        </p>
      </div>
      {startHref && (
        <a class="card-play" href={startHref} aria-label={homeWords().playNow(say(name))}>
          <Icon node={Play} />
        </a>
      )}
    </article>
  );
}

/** The only card with a picture for people who save data: that of the game played last. */
function firstCard(): string | undefined {
  const listed = CATALOG.map(({ id }) => id);
  return recentSaves().find((id) => listed.includes(id)) ?? listed[0];
}

function onceSeen(element: Element, callback: () => void): () => void {
  const end = onSeen(element, (seen) => {
    if (!seen) return;
    end();
    callback();
  });
  return end;
}
