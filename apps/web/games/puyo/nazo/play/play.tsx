// A puzzle that a person plays: the field, the pairs, the goal, the hints and the result.

import { useSignal } from '@preact/signals';
import { FlaskConical, Share2 } from 'lucide';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { navigate } from '../../../../base/screen/address.ts';
import { onKeys } from '../../../../base/screen/shortcut.ts';
import type { PageSize } from '../../tools/page.ts';
import type { Film } from '../../tools/film.ts';
import { SmallButton, SmallLink } from '../../tools/frame.tsx';
import { ToolKeys } from '../../tools/keyhints.tsx';
import { NazoDeck } from './deck.tsx';
import { nazoCell, NazoField } from './field.tsx';
import { NazoGame } from '../puzzle/game.ts';
import { NazoHints } from './hints.tsx';
import { nazoKeys, pressNazoKey } from './keys.ts';
import { neighborOf } from '../puzzle/order.ts';
import { NazoPairs } from './pairs.tsx';
import { NazoPhoneBar } from './phonebar.tsx';
import { labHref, type NazoEntry } from '../puzzle/puzzle.ts';
import { useResult } from '../puzzle/results.ts';
import { NazoGoal } from './goal.tsx';
import { type NazoScene, placeInHand } from './scene.ts';
import { signsOf } from './signs.ts';
import { openHint, useSolutions } from './solutions.ts';
import { NazoSolved } from './solved.tsx';
import { nazoWords } from '../text/text.ts';
import { NazoTries } from './tries.tsx';

interface NazoPlayProps {
  readonly entry: NazoEntry;
  readonly size: PageSize;
  /** The address of the next puzzle; undefined after the last one. */
  readonly next: string | undefined;
  readonly onShare: () => void;
}

export function NazoPlay({ entry, size, next, onShare }: NazoPlayProps) {
  const game = useMemo(() => new NazoGame(entry.nazo), []);
  const film = useSignal<Film | undefined>(undefined);
  const scene = useMemo((): NazoScene => ({ game, film }), []);
  const solutions = useSolutions(entry);
  const place = (): void => placeInHand(scene);
  const hint = (): void => openHint(scene, solutions.value);
  const goToNeighbor = (by: 1 | -1): void => goTo(neighborOf(entry, by));
  useLayoutEffect(() => onKeys((event) => pressNazoKey(event, { scene, place, hint, goToNeighbor })), []);
  useEffect(() => countSeconds(game), []);
  useResult(entry, game);
  const signs = signsOf(game, solutions.value);
  const cell = nazoCell(size);
  const phone = size.layout === 'phone';
  const resting = film.value === undefined && !game.inPlayback.value;
  const solved = resting && game.attempt.value.outcome === 'solved';
  const hints = { game, solutions: solutions.value };
  const deck = <NazoDeck game={game} onPlace={place} />;
  return (
    <>
      <section class={solved ? 'nazo-middle solved' : 'nazo-middle'} aria-label={nazoWords().fieldDone}>
        {phone && <NazoPhoneBar {...hints} entry={entry} resting={resting} />}
        <NazoField scene={scene} cell={cell} signs={signs} onPlace={place} />
        <NazoPairs scene={scene} cell={cell} onHint={solutions.value?.length ? hint : undefined}>
          {size.layout === 'wide' && deck}
        </NazoPairs>
        {size.layout !== 'wide' && !(phone && solved) && deck}
      </section>
      <section class={solved ? 'nazo-panel nazo-said solved' : 'nazo-panel nazo-said'}>
        {solved ? (
          <NazoSolved entry={entry} scene={scene} next={next} onShare={onShare} />
        ) : (
          <>
            <NazoGoal entry={entry} game={game} resting={resting} />
            <NazoHints {...hints} onOpen={hint} />
          </>
        )}
        {!(phone && solved) && <NazoTries scene={scene} />}
        {phone && !solved && <NazoLinks entry={entry} onShare={onShare} />}
        <ToolKeys keys={nazoKeys()} />
      </section>
    </>
  );
}

/** Links that the bar of a phone has no space for. */
function NazoLinks({ entry, onShare }: Pick<NazoPlayProps, 'entry' | 'onShare'>) {
  const t = nazoWords();
  return (
    <div class="nazo-leading">
      <SmallButton icon={Share2} onClick={onShare}>
        {t.shareNazo}
      </SmallButton>
      <SmallLink icon={FlaskConical} href={labHref(entry)}>
        {t.openLab}
      </SmallLink>
    </div>
  );
}

function goTo(href: string | undefined): void {
  if (href !== undefined) navigate(href);
}

/** Counts seconds while the page is visible and the puzzle unsolved. */
function countSeconds(game: NazoGame): () => void {
  const timer = setInterval(() => {
    const isCounting = document.visibilityState === 'visible' && !game.inPlayback.value;
    if (isCounting && game.attempt.value.outcome !== 'solved') game.seconds.value++;
  }, 1000);
  return () => clearInterval(timer);
}
