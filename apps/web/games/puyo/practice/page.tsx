// The page of the practice.

import { messageOf } from '@rensa/engine';
import { effect, untracked, useSignal } from '@preact/signals';
import { FlaskConical, GitBranch, Play, Redo2, Settings2, Share2, Undo2 } from 'lucide';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { address, type Address, forgetSearch, trimPath } from '../../../base/screen/address.ts';
import { notify } from '../../../base/screen/notice.ts';
import { onKeys } from '../../../base/screen/shortcut.ts';
import { shareText } from '../../../base/share/share.ts';
import { Button, IconButton } from '../../../parts/button.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import '../../../styles/deck.css';
import { writeLink } from '@rensa/games/puyo/links';
import { BarButton, BarLink, ToolBar, ToolTabs } from '../tools/frame.tsx';
import { type ToolKey, ToolKeys } from '../tools/keyhints.tsx';
import { onUndoKeys } from '../tools/keys.ts';
import { type ToolPage, useToolPage } from '../tools/page.ts';
import { readPasted } from '../tools/links.ts';
import { FIELD_ROWS, PracticeControls, PracticeField } from './board.tsx';
import { BotPart } from './botpart.tsx';
import { FilesPart } from './filespart.tsx';
import { pressPracticeKey } from './keys.ts';
import { NextPart } from './nextpart.tsx';
import { Practice } from './practice.ts';
import { GarbagePart, PacePart, RulesPart, SeedPart } from './setuppart.tsx';
import './style.css';
import { practiceWords } from './text/text.ts';
import { laneAt, withoutLane } from './tree.ts';
import { TriesPart } from './treepart.tsx';
import { addressOf, PRACTICE_PATH, sessionAt } from './written.ts';

type PracticeTab = 'play' | 'tries' | 'setup';

/** The question that is asked before something is lost. */
interface Asking {
  readonly words: string;
  readonly yes: string;
  readonly does: () => void;
}

export function PracticePage() {
  const practice = useMemo(() => new Practice(), []);
  const page = useToolPage();
  const tab = useSignal<PracticeTab>('play');
  const asking = useSignal<Asking | undefined>(undefined);
  usePractice(practice);
  const t = practiceWords();
  const restart = (does: () => void): void => {
    if (practice.session.value.tree.nodes.length === 0) return does();
    asking.value = { words: t.startAsk, yes: t.startAgain, does };
  };
  const remove = (): void => {
    const lane = laneAt(practice.session.value.tree);
    const does = (): void => practice.change((tree) => withoutLane(tree, lane));
    asking.value = { words: t.removeAsk, yes: t.remove, does };
  };
  const { layout } = page;
  const setup = useSignal(false);
  const parts = <SetupParts practice={practice} onRestart={restart} />;
  return (
    <main class="practice tool" data-tab={tab.value} data-layout={layout}>
      <PracticeBar
        practice={practice}
        roomy={layout !== 'narrow'}
        {...(layout === 'middle' ? { onSetup: () => (setup.value = true) } : {})}
      />
      <div class="tool-body">
        {layout !== 'middle' && <div class="tool-side tool-left">{parts}</div>}
        <div class="tool-middle">
          <div class="practice-board">
            <PracticeField practice={practice} cell={cellFor(page)} />
            <PracticeControls practice={practice} />
          </div>
          <NextPart practice={practice} />
        </div>
        <div class="tool-side tool-right">
          <TriesPart practice={practice} onRemove={remove} />
        </div>
      </div>
      {setup.value && layout === 'middle' && (
        <Sheet title={t.tabSetup} dismissible calm onClose={() => (setup.value = false)}>
          <div class="tool-sheet">{parts}</div>
        </Sheet>
      )}
      {layout === 'narrow' && <PracticeTabs tab={tab.value} onChoose={(chosen) => (tab.value = chosen)} />}
      {asking.value && <AskSheet asking={asking.value} onClose={() => (asking.value = undefined)} />}
    </main>
  );
}

interface SetupProps {
  readonly practice: Practice;
  readonly onRestart: (does: () => void) => void;
}

function SetupParts({ practice, onRestart }: SetupProps) {
  return (
    <>
      <SeedPart practice={practice} onRestart={onRestart} />
      <BotPart practice={practice} />
      <PacePart practice={practice} />
      <GarbagePart practice={practice} />
      <RulesPart practice={practice} onRestart={onRestart} />
      <FilesPart practice={practice} onRestart={onRestart} />
      <ToolKeys keys={practiceKeys()} />
    </>
  );
}

function practiceKeys(): readonly ToolKey[] {
  const t = practiceWords();
  return [
    { does: t.keyMove, codes: ['ArrowLeft', 'ArrowRight'] },
    { does: t.keyRotate, codes: ['KeyZ', 'KeyX'] },
    { does: t.place, codes: ['ArrowDown'] },
    { does: t.bot, codes: ['KeyB'] },
    { does: t.stepBack, codes: ['Backspace'] },
    { does: t.newTry, codes: ['KeyN'] },
  ];
}

/** The largest cells for which everything beside and below the field has room. */
function cellFor(page: ToolPage): number {
  if (page.layout === 'wide') return page.cellFor({ beside: 800, below: 204 }, FIELD_ROWS);
  if (page.layout === 'middle') return page.cellFor({ beside: 400, below: 270 }, FIELD_ROWS);
  return page.cellFor(page.low ? { beside: 480, below: 150 } : { beside: 150, below: 230 }, FIELD_ROWS);
}

/** Follows keys and the address while the page is shown. */
function usePractice(practice: Practice): void {
  useLayoutEffect(() => {
    const isOpen = (): boolean => document.querySelector('dialog[open]') === null;
    const ends = [
      effect(() => {
        const asked = address.value;
        untracked(() => openAsked(practice, asked));
      }),
      onKeys((event) => isOpen() && pressPracticeKey(practice, event)),
      onUndoKeys(
        () => practice.undo(),
        () => practice.redo(),
      ),
    ];
    return () => ends.forEach((end) => end());
  }, []);
}

/** The try in an address is opened unless it is the one that is here. One that cannot be read says why. */
function openAsked(practice: Practice, { path, search }: Address): void {
  if (trimPath(path) !== PRACTICE_PATH || !/field=|seed=/.test(search)) return;
  if (path + search === addressOf(practice.session.value)) return;
  try {
    practice.open(sessionAt(search));
  } catch (error) {
    notify(() => whyNot(search, messageOf(error)));
    forgetSearch();
  }
}

/** The field may be damaged, or a value beside it. */
function whyNot(search: string, message: string): string {
  const t = practiceWords();
  const field = new URLSearchParams(search).get('field');
  const why = field === null ? undefined : readPasted(`/puyo/lab?field=${field}`).why;
  return why === undefined ? t.badQuery(message) : t.badAddress(why);
}

interface BarProps {
  readonly practice: Practice;
  readonly roomy: boolean;
  /** Opens the setup, where it is in a sheet. */
  readonly onSetup?: () => void;
}

function PracticeBar({ practice, roomy, onSetup }: BarProps) {
  const t = practiceWords();
  const { turn, score, board } = practice.position.value;
  const lab = writeLink('rensa', { cells: board, steps: practice.next.value.map(waiting), goal: null });
  return (
    <ToolBar title={t.practiceTool} note={t.turnNote(turn + 1, score)}>
      <IconButton icon={Undo2} name={t.undo} disabled={!practice.hasUndo()} onClick={() => practice.undo()} />
      <IconButton icon={Redo2} name={t.redo} disabled={!practice.hasRedo()} onClick={() => practice.redo()} />
      {onSetup && <BarButton icon={Settings2} name={t.tabSetup} onClick={onSetup} />}
      <BarLink icon={FlaskConical} name={t.openLab} href={lab} />
      {roomy && (
        <BarButton
          icon={Share2}
          name={t.share}
          onClick={() => void shareText(location.origin + addressOf(practice.session.value))}
        />
      )}
    </ToolBar>
  );
}

function waiting(pair: { readonly axis: number; readonly child: number }) {
  return { kind: 'pair', pair, aim: null } as const;
}

function PracticeTabs({ tab, onChoose }: { readonly tab: PracticeTab; readonly onChoose: (tab: PracticeTab) => void }) {
  const t = practiceWords();
  const tabs = [
    { value: 'play', name: t.tabPlay, icon: Play },
    { value: 'tries', name: t.tabTries, icon: GitBranch },
    { value: 'setup', name: t.tabSetup, icon: Settings2 },
  ] as const;
  return <ToolTabs label={t.tabs} tabs={tabs} tab={tab} onChoose={onChoose} />;
}

function AskSheet({ asking, onClose }: { readonly asking: Asking; readonly onClose: () => void }) {
  const t = practiceWords();
  const agree = (): void => {
    onClose();
    asking.does();
  };
  return (
    <Sheet title={asking.words} calm onClose={onClose}>
      <div class="buttons">
        <Button onClick={onClose}>{t.keep}</Button>
        <Button kind="primary" onClick={agree}>
          {asking.yes}
        </Button>
      </div>
    </Sheet>
  );
}
