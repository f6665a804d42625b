// The tree of tries: a column per try, a row per step. Arrow keys walk it.

import { VISIBLE_ROWS } from '@rensa/games/puyo';
import { Zap } from 'lucide';
import { useEffect, useRef } from 'preact/hooks';
import { onSize } from '../../../base/screen/screen.ts';
import { Icon } from '../../../parts/icon.tsx';
import { WaitingPair } from '../tools/pairs.tsx';
import { BoardThumb } from '../tools/thumb.tsx';
import type { Practice } from './practice.ts';
import { pairsFrom, positionAt } from './session.ts';
import { practiceWords } from './text/text.ts';
import {
  childrenOf,
  depthOf,
  endOf,
  laneAt,
  lanesOf,
  nextLane,
  nodeAt,
  pathTo,
  redoOf,
  type TryLane,
  type TryNode,
  type TryTree,
} from './tree.ts';
import { laneName, moveSign, moveWords } from './words.ts';

interface TreeProps {
  readonly practice: Practice;
}

export function Tree({ practice }: TreeProps) {
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
  const lanes = lanesOf(tree);
  return (
    <div ref={box} class="try-tree" role="group" aria-label={t.tries} onKeyDown={onKeyDown}>
      <Turns practice={practice} />
      {lanes.map((lane, i) => (
        <Lane key={lane.lane} practice={practice} lane={lane} from={columnsFrom(tree, lanes, i)} />
      ))}
      {practice.branching.value && <NextLane tree={tree} />}
    </div>
  );
}

/** The try that the next move begins. */
function NextLane({ tree }: { readonly tree: TryTree }) {
  const t = practiceWords();
  return (
    <div class="try-lane">
      <p class="try-head">
        <b>{laneName(tree, nextLane(tree))}</b>
      </p>
      <p class="try-now" style={{ gridRow: depthOf(tree, tree.at) + 2 }}>
        {t.nowHere}
      </p>
    </div>
  );
}

function showCurrent(box: HTMLElement | null): void {
  const current = box?.querySelector<HTMLElement>('[aria-current]');
  if (!box || !current) return;
  box.scrollTop = current.offsetTop - box.clientHeight / 2;
  box.scrollLeft = current.offsetLeft - box.clientWidth / 2;
}

/** Up and down along a try, sideways to the tries beside it. */
function walked(tree: TryTree, code: string): number | undefined {
  if (code === 'ArrowUp') return nodeAt(tree, tree.at)?.parent;
  if (code === 'ArrowDown') return redoOf(tree);
  if (code !== 'ArrowLeft' && code !== 'ArrowRight') return undefined;
  const siblings = childrenOf(tree, nodeAt(tree, tree.at)?.parent ?? 0);
  return siblings[siblings.indexOf(tree.at) + (code === 'ArrowRight' ? 1 : -1)];
}

/** Columns to the left at which the try is from which this one branches; 0 for one that begins at the start. */
function columnsFrom(tree: TryTree, lanes: readonly TryLane[], column: number): number {
  const parent = nodeAt(tree, lanes[column]?.nodes[0] ?? 0)?.parent ?? 0;
  return parent === 0 ? 0 : column - lanes.findIndex(({ lane }) => lane === laneAt(tree, parent));
}

/** The pair that the present try places in each row. */
function Turns({ practice }: TreeProps) {
  const session = practice.session.value;
  const { tree } = session;
  const rows = pathTo(tree, endOf(tree)).map((index) => nodeAt(tree, index) as TryNode);
  return (
    <ol class="try-turns" aria-hidden="true">
      {rows.map(({ move, parent }, i) => {
        if (move.kind !== 'place') return null;
        const before = positionAt(session, parent);
        const [pair] = pairsFrom(session, before, 1);
        return (
          <li key={i} style={{ gridRow: i + 2 }}>
            <span>{practiceWords().number(before.turn + 1)}</span>
            {pair && <WaitingPair colors={pair} cell={TURN_CELL} />}
          </li>
        );
      })}
    </ol>
  );
}

const TURN_CELL = 13;
const THUMB_CELL = 6;

interface LaneProps extends TreeProps {
  readonly lane: TryLane;
  readonly from: number;
}

function Lane({ practice, lane: { lane, nodes }, from }: LaneProps) {
  const t = practiceWords();
  const session = practice.session.value;
  const name = laneName(session.tree, lane);
  const last = nodes.at(-1) as number;
  const { board } = positionAt(session, last);
  const reach = practice.reachAt(last);
  return (
    <div class="try-lane" aria-label={name} role="group">
      <p class="try-head">
        <b>{name}</b>
        <small>{reach === undefined ? '' : t.nodeFired(reach)}</small>
      </p>
      {nodes.map((index, i) => (
        <NodeButton key={index} practice={practice} index={index} from={i === 0 ? from : 0} />
      ))}
      <div class="try-end" style={{ gridRow: depthOf(session.tree, last) + 2 }}>
        <BoardThumb class="try-thumb" board={board} cell={THUMB_CELL} rows={VISIBLE_ROWS} />
      </div>
    </div>
  );
}

interface NodeProps extends TreeProps {
  readonly index: number;
  /** For the first move of a try: columns to the one before it. */
  readonly from: number;
}

function NodeButton({ practice, index, from }: NodeProps) {
  const t = practiceWords();
  const session = practice.session.value;
  const { tree } = session;
  const { move } = nodeAt(tree, index) as TryNode;
  const { links } = positionAt(session, index);
  const reach = practice.reachAt(index);
  const step = depthOf(tree, index);
  const current = index === tree.at;
  return (
    <button
      type="button"
      class={from > 0 ? 'try-node branch' : 'try-node'}
      style={{ gridRow: step + 1, '--from': from }}
      aria-current={current ? 'step' : undefined}
      aria-label={nodeWords(practice, index)}
      tabindex={current || (tree.at === 0 && index === 1) ? 0 : -1}
      onClick={() => practice.goTo(index)}
    >
      <span>{moveSign(move)}</span>
      {links > 0 && <Icon node={Zap} size={13} />}
      <b>{reach === undefined ? '' : t.number(reach)}</b>
    </button>
  );
}

function nodeWords(practice: Practice, index: number): string {
  const t = practiceWords();
  const session = practice.session.value;
  const { move, lane } = nodeAt(session.tree, index) as TryNode;
  const { links } = positionAt(session, index);
  const reach = practice.reachAt(index);
  const place = t.nodePlace(laneName(session.tree, lane), depthOf(session.tree, index), moveWords(move));
  const more = [...(links > 0 ? [t.nodeFired(links)] : []), ...(reach === undefined ? [] : [t.nodeReach(reach)])];
  return more.reduce((a, b) => t.listed(a, b), place);
}
