// A sheet that asks before something is lost.

import { Sheet } from '../../../parts/sheet.tsx';
import { Pill } from './pill.tsx';
import { loopWords } from '../text/text.ts';

interface ConfirmProps {
  readonly title: string;
  /** The loss that the player is warned of. */
  readonly note: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

export function Confirm({ title, note, yes, onYes, onClose }: ConfirmProps) {
  return (
    <Sheet title={title} dismissible calm class="loop-sheet loop-confirm" onClose={onClose}>
      <p class="loop-confirm-note">{note}</p>
      <div class="pills">
        <Pill label={loopWords().cancel} onClick={onClose} />
        <Pill
          kind="strong"
          label={yes}
          onClick={() => {
            onClose();
            onYes();
          }}
        />
      </div>
    </Sheet>
  );
}
