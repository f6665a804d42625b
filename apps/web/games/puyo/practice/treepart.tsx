// The tries: their tree, and what moves along it, names and removes them.

import { GitBranch, SkipBack, SkipForward, StepBack, StepForward, Trash2 } from 'lucide';
import { IconButton } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { PanelPart } from '../tools/frame.tsx';
import type { Practice } from './practice.ts';
import { practiceWords } from './text/text.ts';
import { laneAt, redoOf, renamed } from './tree.ts';
import { Tree } from './trytree.tsx';
import { laneName } from './words.ts';

interface TriesProps {
  readonly practice: Practice;
}

export function TriesPart({ practice, onRemove }: TriesProps & { readonly onRemove: () => void }) {
  const t = practiceWords();
  const { tree } = practice.session.value;
  return (
    <PanelPart label={t.tries} note={<p>{t.triesNote}</p>} class="practice-tries">
      {tree.nodes.length === 0 ? <p class="tool-hint">{t.emptyTries}</p> : <Tree practice={practice} />}
      <div class="tree-buttons">
        <StepButtons practice={practice} />
        {tree.nodes.length > 0 && (
          <>
            <NewTry practice={practice} />
            <IconButton icon={Trash2} name={t.removeTry} onClick={onRemove} />
          </>
        )}
      </div>
      {tree.nodes.length > 0 && <TryName practice={practice} />}
    </PanelPart>
  );
}

function NewTry({ practice }: TriesProps) {
  return (
    <button
      type="button"
      class="small-button new-try"
      aria-pressed={practice.branching.value}
      disabled={!practice.hasUndo()}
      onClick={() => practice.newTry()}
    >
      <Icon node={GitBranch} size={18} />
      <span>{practiceWords().newTry}</span>
    </button>
  );
}

function StepButtons({ practice }: TriesProps) {
  const t = practiceWords();
  const { tree } = practice.session.value;
  const [back, on] = [tree.at > 0, redoOf(tree) !== undefined];
  const buttons = [
    { icon: SkipBack, name: t.toStart, able: back, does: () => practice.goTo(0) },
    { icon: StepBack, name: t.stepBack, able: back, does: () => practice.undo() },
    { icon: StepForward, name: t.stepOn, able: on, does: () => practice.redo() },
    { icon: SkipForward, name: t.toEnd, able: on, does: () => practice.toEnd() },
  ];
  return buttons.map(({ icon, name, able, does }) => (
    <IconButton key={name} icon={icon} name={name} disabled={!able} onClick={does} />
  ));
}

function TryName({ practice }: TriesProps) {
  const t = practiceWords();
  const { tree } = practice.session.value;
  const lane = laneAt(tree);
  return (
    <label class="try-name">
      <Icon node={GitBranch} size={18} />
      <input
        type="text"
        aria-label={t.renameTry}
        maxLength={60}
        value={laneName(tree, lane)}
        onChange={(event) => practice.change((now) => renamed(now, lane, event.currentTarget.value))}
      />
    </label>
  );
}
