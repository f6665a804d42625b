// Two bots to watch, one for each side.

import { useId } from 'preact/hooks';
import { say } from '../../base/text/phrase.ts';
import type { Opponent } from '../opponents/characters.ts';
import { Face } from '../opponents/face.tsx';
import { setupWords } from '../text/setup/text.ts';

const FACE = 40;

interface WatchProps {
  readonly opponents: readonly Opponent[];
  readonly watched: readonly [string, string];
  readonly onChoose: (watched: readonly [string, string]) => void;
}

export function Watch({ opponents, watched, onChoose }: WatchProps) {
  const t = setupWords();
  const [left, right] = watched;
  return (
    <div class="watched">
      <Picker label={t.leftSide} opponents={opponents} chosen={left} onChoose={(bot) => onChoose([bot, right])} />
      <Picker label={t.rightSide} opponents={opponents} chosen={right} onChoose={(bot) => onChoose([left, bot])} />
    </div>
  );
}

interface PickerProps {
  readonly label: string;
  readonly opponents: readonly Opponent[];
  readonly chosen: string;
  readonly onChoose: (bot: string) => void;
}

function Picker({ label, opponents, chosen, onChoose }: PickerProps) {
  const name = useId();
  return (
    <div class="picker" role="radiogroup" aria-label={label}>
      <span class="picker-label">{label}</span>
      {opponents.map(({ bot, name: called, color }) => (
        <label key={bot} class="picked">
          <input type="radio" name={name} checked={bot === chosen} onChange={() => onChoose(bot)} />
          <Face size={FACE} color={color} mood={bot === chosen ? 'happy' : 'rest'} />
          <span>{say(called)}</span>
        </label>
      ))}
    </div>
  );
}
