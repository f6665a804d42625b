// The opponents of a game as a ladder: rows on a phone, steps on a wide screen.

import { Check, CircleDashed } from 'lucide';
import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { say } from '../../base/text/phrase.ts';
import { Icon } from '../../parts/icon.tsx';
import type { Opponent } from '../opponents/characters.ts';
import { Face } from '../opponents/face.tsx';
import { metWith, type Meetings } from '../opponents/meetings.ts';
import { setupWords } from '../text/setup/text.ts';

/** Size of faces, in CSS pixels. */
const SIZES = { row: 46, step: 86, chosen: 104 } as const;
/** A face that was chosen is glad for a third of a second. */
const GLAD_MS = 333;

interface LadderProps {
  /** The id of the game. */
  readonly game: string;
  readonly opponents: readonly Opponent[];
  readonly meetings: Meetings;
  /** The name of a bot. */
  readonly chosen: string;
  readonly wide: boolean;
  readonly onChoose: (bot: string) => void;
}

export function Ladder({ game, opponents, meetings, chosen, wide, onChoose }: LadderProps) {
  const t = setupWords();
  const name = useId();
  const glad = useGlad(chosen);
  const at = opponents.findIndex(({ bot }) => bot === chosen);
  return (
    <div class={wide ? 'ladder wide' : 'ladder'} data-game={game} role="radiogroup" aria-label={t.choose}>
      {wide && <LadderHead opponents={opponents} meetings={meetings} />}
      <div class="ladder-steps">
        {opponents.map((opponent, i) => (
          <Step
            key={opponent.bot}
            opponent={opponent}
            meetings={meetings}
            group={name}
            wide={wide}
            side={Math.sign(at - i)}
            glad={glad && i === at}
            onChoose={() => onChoose(opponent.bot)}
          />
        ))}
      </div>
    </div>
  );
}

/** For a moment after another one was chosen. */
function useGlad(chosen: string): boolean {
  const glad = useSignal(false);
  const first = useSignal(chosen);
  useEffect(() => {
    if (chosen === first.peek()) return undefined;
    first.value = '';
    glad.value = true;
    const timer = setTimeout(() => (glad.value = false), GLAD_MS);
    return () => clearTimeout(timer);
  }, [chosen]);
  return glad.value;
}

function LadderHead({ opponents, meetings }: Pick<LadderProps, 'opponents' | 'meetings'>) {
  const t = setupWords();
  const open = opponents.filter(({ bot }) => metWith(meetings, bot).won === 0);
  const beaten = opponents.length - open.length;
  const next = open[0] && say(open[0].name);
  const line = next === undefined ? t.allBeaten : beaten > 0 ? t.isNext(beaten, next) : t.isFirst(next);
  return (
    <header class="ladder-head">
      <h2>{t.choose}</h2>
      <p>{line}</p>
    </header>
  );
}

interface StepProps {
  readonly opponent: Opponent;
  readonly meetings: Meetings;
  readonly group: string;
  readonly wide: boolean;
  /** The chosen one is to the left, here, or to the right. */
  readonly side: number;
  readonly glad: boolean;
  readonly onChoose: () => void;
}

function Step({ opponent, meetings, group, wide, side, glad, onChoose }: StepProps) {
  const { name, rank, styleLine, color } = opponent;
  const isChosen = side === 0;
  const size = wide ? (isChosen ? SIZES.chosen : SIZES.step) : SIZES.row;
  return (
    <label class="step" data-bot={opponent.bot}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      <span class="step-face">
        <Face size={size} color={color} mood={glad ? 'happy' : 'rest'} gaze={{ x: wide ? side : 0, y: 0 }} />
      </span>
      <span class="step-words">
        <strong>{say(name)}</strong>
        <span class="step-rank">{say(rank)}</span>
        <span class="step-manner">{say(styleLine)}</span>
      </span>
      <Record opponent={opponent} meetings={meetings} wide={wide} />
    </label>
  );
}

/** A tick once it is beaten, the score while it is not, a dashed ring before the first match. */
function Record({ opponent, meetings, wide }: Pick<StepProps, 'opponent' | 'meetings' | 'wide'>) {
  const t = setupWords();
  const { played, won } = metWith(meetings, opponent.bot);
  if (played === 0) {
    return <span class="step-record">{wide ? t.notMet : <Sign name={t.notMet} />}</span>;
  }
  if (won === 0) return <span class="step-record met">{t.wonOf(won, played)}</span>;
  return (
    <span class="step-record beaten">
      <span class="step-tick">
        <Icon node={Check} size={wide ? 14 : 16} />
      </span>
      {wide ? t.wonOf(won, played) : <span class="unseen">{t.beaten}</span>}
    </span>
  );
}

function Sign({ name }: { readonly name: string }) {
  return (
    <>
      <Icon node={CircleDashed} size={22} />
      <span class="unseen">{name}</span>
    </>
  );
}
