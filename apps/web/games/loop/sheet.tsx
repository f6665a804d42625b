// The settings of Loop as a bottom sheet. Changes apply at once.

import { LEVEL_NAMES } from '@rensa/games/loop';
import { Segmented } from '../../parts/segmented.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Switch } from '../../parts/switch.tsx';
import { choose, theme } from '../../base/settings.ts';
import { BORDERS, CLUES, options, setOption } from './options.ts';
import type { PuzzleGame } from './puzzle.ts';
import { loopText } from './text.ts';

export function SettingsSheet({ game, onClose }: { readonly game: PuzzleGame; readonly onClose: () => void }) {
  const t = loopText();
  const slot = game.slot.value;
  const playing = game.phase.value === 'playing';
  return (
    <Sheet title={t.settings} dismissible class="loop-sheet" onClose={onClose}>
      <div class="rows">
        {slot?.mode === 'unlimited' && (
          <Segmented
            wide
            label={t.difficulty}
            value={slot.level}
            options={LEVEL_NAMES.map((value) => ({ value, label: t[value] }))}
            onChoose={(level) => void game.switchTo(level)}
          />
        )}
        <Segmented
          label={t.clues}
          value={options.value.clues}
          options={CLUES.map((value) => ({ value, label: t[value] }))}
          onChoose={(clues) => setOption('clues', clues)}
        />
        <Segmented
          label={t.areaBorder}
          value={options.value.border}
          options={BORDERS.map((value) => ({ value, label: t[value] }))}
          onChoose={(border) => setOption('border', border)}
        />
        {playing && (
          <Switch label={t.showSolution} on={game.board.solution.value} onChange={(on) => game.showSolution(on)} />
        )}
        {playing && slot?.mode === 'daily' && <p class="loop-note">{t.solutionNote}</p>}
        <Switch label={t.dark} on={theme.value === 'dark'} onChange={(on) => choose('theme', on ? 'dark' : 'light')} />
      </div>
    </Sheet>
  );
}
