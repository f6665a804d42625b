// The tree of tries: a column per try, a row per step. Arrow keys walk it.

import { GitBranch, SkipBack, SkipForward, StepBack, StepForward, Trash2, Zap } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { onSize } from '../../../base/size.ts';
import { Icon } from '../../../parts/icon.tsx';
import { PanelPart } from '../tools/frame.tsx';
import type { Practice } from './practice.ts';
import { positionAt } from './session.ts';
import { practiceWords } from './text.ts';
import { childrenOf, depthOf, laneAt, lanesOf, nodeAt, redoOf, renamed, type TryNode, type TryTree } from './tree.ts';
import { moveWords, placeSign } from './words.ts';

interface TreeProps {
  readonly practice: Practice;
}

export function TriesPart({ practice, onRemove }: TreeProps & { readonly onRemove: () => void }) {
  const t = practiceWords();
  const { tree } = practice.session.value;
  return (
    <PanelPart label={t.tries} note={<p>{t.triesNote}</p>} class="practice-tries">
      {tree.nodes.length === 0 ? <p class="tool-hint">{t.emptyTries}</p> : <Tree practice={practice} />}
      <div class="tree-buttons">
        <StepButtons practice={practice} />
        {tree.nodes.length > 0 && (
          <Small name={t.removeTry} onClick={onRemove}>
            <Icon node={Trash2} />
          </Small>
        )}
      </div>
      {tree.nodes.length > 0 && <TryName practice={practice} />}
    </PanelPart>
  );
}

function StepButtons({ practice }: TreeProps) {
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
    <Small key={name} name={name} disabled={!able} onClick={does}>
      <Icon node={icon} />
    </Small>
  ));
}

interface SmallProps {
  readonly name: string;
  readonly disabled?: boolean;
  readonly children: ComponentChildren;
  readonly onClick: () => void;
}

function Small({ name, disabled = false, children, onClick }: SmallProps) {
  return (
    <button type="button" class="icon-button" aria-label={name} title={name} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
}

function laneName(tree: TryTree, lane: number): string {
  return tree.names[lane] ?? practiceWords().tryName(lane + 1);
}

function TryName({ practice }: TreeProps) {
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

function Tree({ practice }: TreeProps) {
  const t = practiceWords();
  const { tree } = practice.session.value;
  const box = useRef<HTMLDivElement>(null);
  // A tree behind another tab has no size, and nothing to scroll.
  useEffect(() => (box.current === null ? undefined : onSize(box.current, () => showCurrent(box.current))), [tree.at]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = walked(tree, event.code);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    practice.goTo(to);
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  };
  return (
    <div ref={box} class="try-tree" role="group" aria-label={t.tries} onKeyDown={onKeyDown}>
      {lanesOf(tree).map(({ lane, nodes }, i) => (
        <div key={lane} class="try-lane" aria-label={laneName(tree, lane)} role="group">
          <p class="try-head">{laneName(tree, lane)}</p>
          {nodes.map((index) => (
            <NodeButton key={index} practice={practice} index={index} first={index === nodes[0] && i > 0} />
          ))}
        </div>
      ))}
    </div>
  );
}

function showCurrent(box: HTMLElement | null): void {
  const current = box?.querySelector<HTMLElement>('[aria-current]');
  if (box && current) box.scrollTop = current.offsetTop - box.clientHeight / 2;
}

/** Up and down along a try, sideways to the tries beside it. */
function walked(tree: TryTree, code: string): number | undefined {
  if (code === 'ArrowUp') return nodeAt(tree, tree.at)?.parent;
  if (code === 'ArrowDown') return redoOf(tree);
  if (code !== 'ArrowLeft' && code !== 'ArrowRight') return undefined;
  const siblings = childrenOf(tree, nodeAt(tree, tree.at)?.parent ?? 0);
  return siblings[siblings.indexOf(tree.at) + (code === 'ArrowRight' ? 1 : -1)];
}

interface NodeProps extends TreeProps {
  readonly index: number;
  /** It begins a try beside another one. */
  readonly first: boolean;
}

function NodeButton({ practice, index, first }: NodeProps) {
  const t = practiceWords();
  const session = practice.session.value;
  const { tree, start } = session;
  const { move, lane } = nodeAt(tree, index) as TryNode;
  const { board, links } = positionAt(session, index);
  const reach = practice.reach.found.value >= 0 ? practice.reach.of(board, start.rules) : undefined;
  const step = depthOf(tree, index);
  const current = index === tree.at;
  const words = [
    t.nodePlace(laneName(tree, lane), step, moveWords(move)),
    ...(links > 0 ? [t.nodeFired(links)] : []),
    ...(reach === undefined ? [] : [t.nodeReach(reach)]),
  ];
  return (
    <button
      type="button"
      class={first ? 'try-node first' : 'try-node'}
      style={{ gridRow: step + 1 }}
      aria-current={current ? 'step' : undefined}
      aria-label={words.reduce((a, b) => t.listed(a, b))}
      tabindex={current || (tree.at === 0 && index === 1) ? 0 : -1}
      onClick={() => practice.goTo(index)}
    >
      <span>{move.kind === 'place' ? placeSign(move.aim) : move.kind === 'garbage' ? 'O' : '↻'}</span>
      {links > 0 && <Icon node={Zap} size={13} />}
      <b>{reach === undefined ? '' : t.number(reach)}</b>
    </button>
  );
}
