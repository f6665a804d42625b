// One puzzle under a person's hands: the field, the pairs, the goal, hints and the result.

import { useSignal } from '@preact/signals';
import type { Aim } from '@rensa/games/puyo';
import type { BoardSign } from '@rensa/painters/puyo';
import { FlaskConical, Share2 } from 'lucide';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { navigate } from '../../../../base/screen/address.ts';
import { boardWords } from '../../../../base/screen/look.ts';
import { onKeys } from '../../../../base/screen/shortcut.ts';
import type { PageSize } from '../../tools/page.ts';
import { SmallButton, SmallLink } from '../../tools/frame.tsx';
import { type ToolKey, ToolKeys } from '../../tools/keyhints.tsx';
import { NazoDeck } from './deck.tsx';
import { nazoCell, NazoField } from './field.tsx';
import { NAZO_HINTS, NazoGame, nextIn } from '../puzzle/game.ts';
import type { NazoFilm } from './hand.ts';
import { NazoHints } from './hints.tsx';
import { pressNazoKey } from './keys.ts';
import { cancelSolving, solutionsOf } from '../puzzle/maker.ts';
import { besideOf } from '../puzzle/order.ts';
import { NazoPairs } from './pairs.tsx';
import { NazoPhoneBar } from './phonebar.tsx';
import { labHref, type NazoEntry } from '../puzzle/puzzle.ts';
import { useKeeping } from '../puzzle/results.ts';
import { NazoGoal } from '../parts/said.tsx';
import { type NazoScene, placeInHand } from './scene.ts';
import { showPlacements } from './showing.ts';
import { nextSigns, solvedSigns, startSigns } from './signs.ts';
import { NazoSolved } from './solved.tsx';
import { nazoWords } from '../text/text.ts';
import { NazoTries } from './tries.tsx';

interface NazoPlayProps {
  readonly entry: NazoEntry;
  readonly size: PageSize;
  /** Undefined behind the last one. */
  readonly next: string | undefined;
  readonly onShare: () => void;
}

type Solutions = readonly (readonly Aim[])[];

export function NazoPlay({ entry, size, next, onShare }: NazoPlayProps) {
  const game = useMemo(() => new NazoGame(entry.nazo), []);
  const film = useSignal<NazoFilm | undefined>(undefined);
  const scene = useMemo((): NazoScene => ({ game, film }), []);
  const solutions = useSolutions(entry);
  const place = (): void => placeInHand(scene);
  const hint = (): void => openHint(scene, solutions.value);
  const beside = (by: 1 | -1): void => goTo(besideOf(entry, by));
  useLayoutEffect(() => onKeys((event) => pressNazoKey(event, { scene, place, hint, beside })), []);
  useEffect(() => countSeconds(game), []);
  useKeeping(entry, game);
  const signs = signsOf(game, solutions.value);
  const cell = nazoCell(size);
  const phone = size.layout === 'phone';
  const resting = film.value === undefined && !game.shown.value;
  const solved = resting && game.at.value.outcome === 'solved';
  const said = { game, solutions: solutions.value, starts: signs.some(({ kind }) => kind === 'outline') };
  const deck = <NazoDeck game={game} onPlace={place} />;
  return (
    <>
      <section class={solved ? 'nazo-middle solved' : 'nazo-middle'} aria-label={nazoWords().fieldDone}>
        {phone && <NazoPhoneBar {...said} entry={entry} resting={resting} />}
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
            <NazoHints {...said} onOpen={hint} />
          </>
        )}
        {!(phone && solved) && <NazoTries scene={scene} />}
        {phone && !solved && <Leading entry={entry} onShare={onShare} />}
        <ToolKeys keys={nazoKeys()} />
      </section>
    </>
  );
}

/** On a phone the bar has no room for these. */
function Leading({ entry, onShare }: Pick<NazoPlayProps, 'entry' | 'onShare'>) {
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

function nazoKeys(): readonly ToolKey[] {
  const t = nazoWords();
  return [
    { does: t.keyMove, codes: ['ArrowLeft', 'ArrowRight'] },
    { does: t.keyRotate, codes: ['KeyZ', 'KeyX'] },
    { does: t.place, codes: ['ArrowDown'] },
    { does: t.keyBack, codes: ['Backspace'] },
    { does: t.restartNazo, codes: ['KeyR'] },
    { does: t.keyHint, codes: ['KeyH'] },
    { does: t.keyBeside, codes: ['BracketLeft', 'BracketRight'] },
  ];
}

/** Undefined while they are being found. */
function useSolutions({ nazo }: NazoEntry) {
  const solutions = useSignal<Solutions | undefined>(undefined);
  useEffect(() => {
    solutionsOf(nazo).then(
      (found) => (solutions.value = found),
      () => (solutions.value = []),
    );
    return cancelSolving;
  }, []);
  return solutions;
}

/** What the open hints show, for the pair in hand; after a solution, how long its chain was. */
function signsOf(game: NazoGame, solutions: Solutions | undefined): readonly BoardSign[] {
  const { value: pair } = game.pair;
  if (game.at.value.outcome === 'solved') return solvedSigns(game.nazo, game.placed.value, boardWords().chain);
  const [solution] = solutions ?? [];
  if (pair === undefined || solution === undefined || solutions === undefined) return [];
  const { board } = game.at.value;
  const next = nextIn(solutions, game.placed.value);
  return [
    ...(game.hints.value > 0 ? startSigns(game.nazo, solution, board) : []),
    ...(game.hints.value > 1 && next !== undefined ? nextSigns(board, pair, next) : []),
  ];
}

/** The last hint plays the whole answer, and then the person has the field again. */
function openHint(scene: NazoScene, solutions: Solutions | undefined): void {
  const { game } = scene;
  const [solution] = solutions ?? [];
  const done = game.at.value.outcome === 'solved' || game.hints.value === NAZO_HINTS.length;
  if (solution === undefined || game.shown.value || done) return;
  game.openHint();
  if (game.hints.value === NAZO_HINTS.length) void showPlacements(scene, solution, []);
}

/** Time runs only while the puzzle is open and seen. */
function countSeconds(game: NazoGame): () => void {
  const timer = setInterval(() => {
    const seen = document.visibilityState === 'visible' && !game.shown.value;
    if (seen && game.at.value.outcome !== 'solved') game.seconds.value++;
  }, 1000);
  return () => clearInterval(timer);
}
