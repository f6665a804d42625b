// One puzzle under a person's hands: the field, the pairs, the goal, hints and the result.

import { type Signal, useSignal } from '@preact/signals';
import type { Aim } from '@rensa/games/puyo';
import type { BoardSign } from '@rensa/stage/puyo';
import { useEffect, useMemo } from 'preact/hooks';
import { onKeys } from '../../../base/shortcut.ts';
import type { ToolRoom } from '../tools/arrangement.ts';
import { type ToolKey, ToolKeys } from '../tools/keyhints.tsx';
import { NazoDeck } from './deck.tsx';
import { NazoField, placeInHand } from './field.tsx';
import { NAZO_HINTS, NazoGame, nextIn } from './game.ts';
import type { NazoFilm } from './hand.ts';
import { HintLine, NazoHints } from './hints.tsx';
import { pressNazoKey } from './keys.ts';
import { cancelSolving, solutionsOf } from './maker.ts';
import { NazoPairs } from './pairs.tsx';
import type { NazoEntry } from './puzzle.ts';
import { keepResult } from './results.ts';
import { nazoCell } from './room.ts';
import { missedWords, NazoGoal, NazoSolved } from './said.tsx';
import { nextSigns, startSigns } from './signs.ts';
import { nazoWords } from './text.ts';
import { goalWords } from './words.ts';

interface NazoPlayProps {
  readonly entry: NazoEntry;
  readonly room: ToolRoom;
  /** Undefined behind the last one. */
  readonly next: string | undefined;
}

type Solutions = readonly (readonly Aim[])[];

export function NazoPlay({ entry, room, next }: NazoPlayProps) {
  const game = useMemo(() => new NazoGame(entry.nazo), []);
  const film = useSignal<NazoFilm | undefined>(undefined);
  const solutions = useSignal<Solutions | undefined>(undefined);
  const place = (): void => placeInHand(game, film);
  const hint = (): void => openHint(game, solutions.value, film);
  useEffect(() => {
    solutionsOf(entry.nazo).then(
      (found) => (solutions.value = found),
      () => (solutions.value = []),
    );
    return cancelSolving;
  }, []);
  useEffect(() => onKeys((event) => pressNazoKey(event, { game, place, hint })), []);
  useEffect(() => countSeconds(game), []);
  useKeeping(entry.id, game);
  const { value: at } = game.at;
  const signs = signsOf(game, solutions.value);
  const cell = nazoCell(room);
  const starts = signs.some(({ kind }) => kind === 'outline');
  const solved = at.outcome === 'solved' && film.value === undefined && !game.shown.value && (
    <NazoSolved game={game} next={next} />
  );
  const phone = room.arrangement === 'phone';
  return (
    <>
      <section class="nazo-middle" aria-label={nazoWords().fieldDone}>
        <GoalLine game={game} missed={at.outcome === 'missed' && film.value === undefined} />
        {phone && <HintLine game={game} solutions={solutions.value} starts={starts} />}
        <NazoField game={game} cell={cell} signs={signs} film={film} onPlace={place} />
        <NazoPairs game={game} cell={cell} onHint={solutions.value?.length ? hint : undefined} />
        {phone && solved ? solved : <NazoDeck game={game} onPlace={place} />}
      </section>
      <section class="nazo-panel nazo-said">
        <NazoGoal entry={entry} game={game} resting={film.value === undefined} />
        {!solved && <NazoHints game={game} solutions={solutions.value} starts={starts} onOpen={hint} />}
        {!phone && solved}
        <ToolKeys keys={nazoKeys()} />
      </section>
    </>
  );
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
  ];
}

/** Where the panel with the goal is out of sight, it is said above the field too. */
function GoalLine({ game, missed }: { readonly game: NazoGame; readonly missed: boolean }) {
  return (
    <p class={missed ? 'nazo-goal-line nazo-missed' : 'nazo-goal-line'} aria-hidden="true">
      {missed ? missedWords(game) : goalWords(game.nazo.goal)}
    </p>
  );
}

/** What the open hints show, for the pair in hand. */
function signsOf(game: NazoGame, solutions: Solutions | undefined): readonly BoardSign[] {
  const { value: pair } = game.pair;
  const [solution] = solutions ?? [];
  if (pair === undefined || solution === undefined || solutions === undefined) return [];
  const { board } = game.at.value;
  const next = nextIn(solutions, game.placed.value);
  return [
    ...(game.hints.value > 0 ? startSigns(game.nazo, solution, board) : []),
    ...(game.hints.value > 1 && next !== undefined ? nextSigns(board, pair, next) : []),
  ];
}

/** Pairs of the solution follow each other at this pace. */
const SHOW_MS = 900;

/** The last hint plays the whole answer, and then the person has the field again. */
function openHint(game: NazoGame, solutions: Solutions | undefined, film: Signal<NazoFilm | undefined>): void {
  const [solution] = solutions ?? [];
  if (
    solution === undefined ||
    game.shown.value ||
    game.at.value.outcome === 'solved' ||
    game.hints.value === NAZO_HINTS.length
  )
    return;
  game.openHint();
  if (game.hints.value === NAZO_HINTS.length) void show(game, solution, film);
}

async function show(game: NazoGame, solution: readonly Aim[], film: Signal<NazoFilm | undefined>): Promise<void> {
  const tries = game.tries.value;
  game.restart();
  game.shown.value = true;
  for (const aim of solution) {
    game.hand.value = aim;
    await aMoment();
    placeInHand(game, film, 'shown');
    await untilEnded(film);
  }
  await aMoment();
  game.restart();
  game.tries.value = tries;
  game.shown.value = false;
}

function aMoment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SHOW_MS));
}

/** What pops is played to its end. */
function untilEnded(film: Signal<NazoFilm | undefined>): Promise<void> {
  return new Promise((resolve) => {
    const end = film.subscribe((shown) => {
      if (shown !== undefined) return;
      queueMicrotask(() => end());
      resolve();
    });
  });
}

/** Time runs only while the puzzle is open and seen. */
function countSeconds(game: NazoGame): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible' && game.at.value.outcome !== 'solved') game.seconds.value++;
  }, 1000);
  return () => clearInterval(timer);
}

/** Once something was placed, the puzzle counts as begun. What the page itself shows does not count. */
function useKeeping(id: string, game: NazoGame): void {
  const { outcome } = game.at.value;
  const begun = game.placed.value.length > 0 && !game.shown.value;
  useEffect(() => {
    if (!begun) return;
    const [tries, hints, seconds] = [game.tries.value, game.hints.value, game.seconds.value];
    const solved = outcome === 'solved';
    keepResult(id, { solved, stars: solved ? game.stars.value : 0, tries, hints, seconds });
  }, [begun, outcome]);
}
