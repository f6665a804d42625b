// The choices of practice: the seed, the rules, the pace and garbage.

import { COLS, OFFERED, type RulesName } from '@rensa/games/puyo';
import { CloudHail, Dices, Link, Minus, Plus } from 'lucide';
import { useSignal } from '@preact/signals';
import { copyText } from '../../../base/share/share.ts';
import { IconButton } from '../../../parts/button.tsx';
import { Segmented } from '../../../parts/segmented.tsx';
import { PanelPart, SmallButton } from '../tools/frame.tsx';
import type { Practice } from './practice.ts';
import { practiceWords } from './text/text.ts';
import { addressOf } from './written.ts';

interface PartProps {
  readonly practice: Practice;
}

interface SeedProps extends PartProps {
  /** Asks first where something would be lost. */
  readonly onRestart: (restart: () => void) => void;
}

const SEEDS = 0x100000000;

export function SeedPart({ practice, onRestart }: SeedProps) {
  const t = practiceWords();
  const { seed } = practice.session.value.start;
  const set = (value: number): void => onRestart(() => practice.restart({ seed: value >>> 0 }));
  return (
    <PanelPart label={t.seed}>
      <div class="seed-field">
        <input
          type="text"
          inputmode="numeric"
          aria-label={t.seed}
          value={seed}
          onChange={(event) =>
            set(Math.min(SEEDS - 1, Math.max(0, Math.floor(Number(event.currentTarget.value) || 0))))
          }
        />
        <IconButton
          icon={Link}
          name={t.copySeed}
          class="plain"
          onClick={() => void copyText(location.origin + addressOf(practice.session.value))}
        />
        <IconButton
          icon={Dices}
          name={t.newSeed}
          class="plain"
          onClick={() => set(Math.floor(Math.random() * 1_000_000))}
        />
      </div>
      <p class="tool-hint">{practice.changed.value ? t.seedChanged : t.seedNote}</p>
    </PanelPart>
  );
}

export function RulesPart({ practice, onRestart }: SeedProps) {
  const t = practiceWords();
  const { rules, colors } = practice.session.value.start;
  const names = { tsu: t.tsu, classic: t.classic };
  return (
    <PanelPart label={t.rules}>
      <Segmented<RulesName>
        label={t.rules}
        value={rules}
        options={OFFERED.rules.map((value) => ({ value, label: names[value] }))}
        onChoose={(value) => onRestart(() => practice.restart({ rules: value }))}
      />
      <Segmented
        label={t.colors}
        value={String(colors)}
        options={OFFERED.colors.map((value) => ({ value: String(value), label: t.number(value) }))}
        onChoose={(value) => onRestart(() => practice.restart({ colors: Number(value) }))}
      />
    </PanelPart>
  );
}

export function PacePart({ practice }: PartProps) {
  const t = practiceWords();
  const live = practice.live.value;
  return (
    <PanelPart label={t.pace}>
      <Segmented
        wide
        label={t.pace}
        value={live ? 'live' : 'turns'}
        options={[
          { value: 'turns', label: t.turnByTurn },
          { value: 'live', label: t.realTime },
        ]}
        onChoose={(value) => (practice.live.value = value === 'live' && !practice.position.value.lost)}
      />
      {live && <p class="tool-hint">{t.realTimeNote}</p>}
    </PanelPart>
  );
}

const MAX_GARBAGE = 30;

/** Full rows, and the rest in columns at random. */
function spread(amount: number): readonly number[] {
  const left = Array.from({ length: COLS }, (_, col) => col);
  const drawn = Array.from({ length: amount % COLS }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0]);
  return Array.from({ length: COLS }, (_, col) => Math.floor(amount / COLS) + (drawn.includes(col) ? 1 : 0));
}

export function GarbagePart({ practice }: PartProps) {
  const t = practiceWords();
  const amount = useSignal(COLS);
  const by = (more: number): void => void (amount.value = Math.min(MAX_GARBAGE, Math.max(1, amount.value + more)));
  return (
    <PanelPart label={t.garbage}>
      <div class="tool-changes garbage-row">
        <IconButton icon={Minus} name={t.lessGarbage} onClick={() => by(-1)} />
        <output aria-label={t.garbageAmount}>{t.number(amount.value)}</output>
        <IconButton icon={Plus} name={t.moreGarbage} onClick={() => by(1)} />
        <SmallButton
          icon={CloudHail}
          disabled={practice.live.value}
          onClick={() => practice.do({ kind: 'garbage', counts: spread(amount.value) })}
        >
          {t.dropGarbage}
        </SmallButton>
      </div>
    </PanelPart>
  );
}
