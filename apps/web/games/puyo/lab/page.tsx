// The page of the chain lab.

import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { address } from '../../../base/screen/address.ts';
import { ToolKeys } from '../tools/keyhints.tsx';
import { useToolPage } from '../tools/page.ts';
import { isMaker, practiceAddress } from './address.ts';
import { LabBar, type LabTab, LabTabs, PracticeLink } from './bar.tsx';
import { useLabEvents } from './events.ts';
import { labKeys } from './keys.ts';
import { Lab } from './lab.ts';
import { PaintPart } from './paint.tsx';
import { QueuePart } from './queue.tsx';
import { type LabSheet, LabSheets } from './sheets.tsx';
import { StartParts } from './start.tsx';
import './style.css';
import { ChainPart, LinkNumbers } from './table.tsx';
import { TransportPart } from './transport.tsx';
import { TriggerRail, TriggersPart } from './triggers.tsx';
import { labCell, LabWell } from './well.tsx';

export function LabPage() {
  const lab = useMemo(() => new Lab(), []);
  const tab = useSignal<LabTab>('edit');
  const sheet = useSignal<LabSheet | undefined>(undefined);
  const page = useToolPage();
  const maker = useMemo(() => isMaker(address.peek()), []);
  useLabEvents(lab);
  const open = (asked: LabSheet) => (): void => void (sheet.value = asked);
  const toEdit = (): void => void (tab.value = 'edit');
  const play = (): void => {
    tab.value = 'chain';
    lab.player.play();
  };
  const { layout } = page;
  const narrow = layout === 'narrow';
  return (
    <main class="lab tool" data-tab={tab.value} data-layout={layout}>
      <LabBar
        lab={lab}
        maker={maker}
        {...(narrow ? {} : { practice: practiceAddress(lab.field.value) })}
        {...(layout === 'middle' ? { onStart: open('start') } : {})}
        onShare={open('share')}
      />
      <div class="tool-body">
        <div class="tool-side tool-left">
          <PaintPart lab={lab} />
          {narrow && <PracticeLink lab={lab} />}
          {layout !== 'middle' && <StartParts lab={lab} onChosen={toEdit} />}
          {layout !== 'middle' && <ToolKeys keys={labKeys()} />}
        </div>
        <div class="tool-middle">
          <LabWell lab={lab} cell={labCell(page, tab.value)} />
          <div class="lab-rail">
            <QueuePart lab={lab} maker={maker} onPuzzle={open('puzzle')} />
            {narrow && tab.value === 'edit' && <TriggerRail lab={lab} onPlay={play} />}
          </div>
          {narrow && tab.value === 'chain' && <LinkNumbers lab={lab} />}
        </div>
        <div class="tool-side tool-right">
          <TriggersPart lab={lab} />
          <ChainPart lab={lab} />
          <TransportPart lab={lab} numbered={layout === 'wide'} />
        </div>
      </div>
      {narrow && <LabTabs tab={tab.value} onChoose={(value) => (tab.value = value)} />}
      <LabSheets lab={lab} sheet={sheet.value} onClose={() => (sheet.value = undefined)} />
    </main>
  );
}
