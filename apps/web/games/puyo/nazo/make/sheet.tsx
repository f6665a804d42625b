// The sheet that makes a puzzle of a board and its pairs: a person chooses the goal, and the solver counts the solutions.

import { type Signal, useSignal } from '@preact/signals';
import type { Goal, Nazo } from '@rensa/games/puyo';
import type { SharedField } from '@rensa/games/puyo/links';
import { ArrowRight } from 'lucide';
import { useEffect } from 'preact/hooks';
import { Button } from '../../../../parts/button.tsx';
import { Icon } from '../../../../parts/icon.tsx';
import { Segmented } from '../../../../parts/segmented.tsx';
import { Sheet } from '../../../../parts/sheet.tsx';
import { Slider } from '../../../../parts/slider.tsx';
import { Switch } from '../../../../parts/switch.tsx';
import {
  FIRST_CHOICE,
  type GoalChoice,
  goalOf,
  MADE_CLEARS,
  MADE_KINDS,
  MADE_RANGES,
  type MadeKind,
  puzzleOf,
} from './goal.ts';
import { cancelSolving, solutionsOf } from '../puzzle/maker.ts';
import { codeHref } from '../puzzle/puzzle.ts';
import { nazoWords } from '../text/text.ts';
import { clearedWords, goalWords } from '../parts/words.ts';

interface MakeSheetProps {
  readonly field: Omit<SharedField, 'goal'>;
  readonly onClose: () => void;
}

export function MakeSheet({ field, onClose }: MakeSheetProps) {
  const t = nazoWords();
  const choice = useSignal<GoalChoice>(FIRST_CHOICE);
  const goal = goalOf(choice.value);
  const nazo = puzzleOf(field, choice.value);
  const { found, again } = useFound(nazo);
  return (
    <Sheet title={t.makeTitle} dismissible calm onClose={onClose}>
      <GoalRows choice={choice} />
      <div class="buttons">
        <p class="nazo-made" role="status">
          <b>{goal ? goalWords(goal) : t.makeNoGoal}</b>
          <span>{nazo === undefined ? whyNoPuzzle(field, goal) : foundWords(found)}</span>
        </p>
        {nazo !== undefined && found === 'failed' && <Button onClick={again}>{t.makeAgain}</Button>}
        {nazo !== undefined && typeof found === 'number' && found > 0 && (
          <a class="button primary" href={codeHref(nazo)} onClick={onClose}>
            <span>{t.makeOpen}</span>
            <Icon node={ArrowRight} />
          </a>
        )}
      </div>
    </Sheet>
  );
}

function GoalRows({ choice }: { readonly choice: Signal<GoalChoice> }) {
  const t = nazoWords();
  const { kind, values, atLeast, clear } = choice.value;
  const change = (changed: Partial<GoalChoice>): void => void (choice.value = { ...choice.value, ...changed });
  const names = { none: t.makeKindNone, chain: t.makeKindChain, puyos: t.makeKindPuyos, colors: t.makeKindColors };
  return (
    <>
      <Segmented<GoalChoice['kind']>
        wide
        label={t.makeCount}
        value={kind}
        options={(['none', ...MADE_KINDS] as const).map((value) => ({ value, label: names[value] }))}
        onChoose={(value) => change({ kind: value })}
      />
      {kind !== 'none' && (
        <>
          <Slider
            label={t.makeAmount}
            index={values[kind] - MADE_RANGES[kind].min}
            words={amountsOf(kind)}
            onChoose={(index) => change({ values: { ...values, [kind]: MADE_RANGES[kind].min + index } })}
          />
          <Switch label={t.makeOrMore} on={atLeast} onChange={(on) => change({ atLeast: on })} />
        </>
      )}
      <Slider
        label={t.makeClear}
        index={MADE_CLEARS.indexOf(clear)}
        words={MADE_CLEARS.map((each) => (each === null ? t.makeClearNone : clearedWords(each)))}
        onChoose={(index) => change({ clear: MADE_CLEARS[index] ?? null })}
      />
    </>
  );
}

function amountsOf(kind: MadeKind): readonly string[] {
  const { min, max } = MADE_RANGES[kind];
  return Array.from({ length: 1 + max - min }, (_, i) => nazoWords().number(min + i));
}

/** Time without a change before the solver begins. */
const REST_MS = 300;

/** The number of solutions; undefined while the solver looks for them. */
type Found = number | 'failed' | undefined;

function useFound(nazo: Nazo | undefined): { readonly found: Found; readonly again: () => void } {
  const found = useSignal<Found>(undefined);
  const times = useSignal(0);
  useEffect(() => {
    let left = false;
    found.value = undefined;
    if (nazo === undefined) return undefined;
    const timer = setTimeout(() => {
      solutionsOf(nazo).then(
        ({ length }) => left || (found.value = length),
        () => left || (found.value = 'failed'),
      );
    }, REST_MS);
    return () => {
      left = true;
      clearTimeout(timer);
      cancelSolving();
    };
  }, [JSON.stringify(nazo), times.value]);
  return { found: found.value, again: () => times.value++ };
}

function whyNoPuzzle({ steps }: MakeSheetProps['field'], goal: Goal | undefined): string {
  const t = nazoWords();
  if (goal === undefined) return '';
  return steps.some(({ kind }) => kind === 'pair') ? t.makeManyPairs : t.makeNoPairs;
}

function foundWords(found: Found): string {
  const t = nazoWords();
  if (found === undefined) return t.makeChecking;
  if (found === 'failed') return t.makeFailed;
  return found === 0 ? t.makeImpossible : t.makeFound(found);
}
