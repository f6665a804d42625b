// A field for a link or rows of letters. Text that cannot be read stays in it, with the reason.

import { useSignal } from '@preact/signals';
import { ClipboardPaste } from 'lucide';
import { useId } from 'preact/hooks';
import { Icon } from '../../../parts/icon.tsx';
import { readPasted } from './links.ts';
import type { SharedField } from '@rensa/games/puyo/links';
import { toolsWords } from './text/text.ts';

interface LinkFieldProps {
  readonly onField: (field: SharedField) => void;
}

export function LinkField({ onField }: LinkFieldProps) {
  const t = toolsWords();
  const id = useId();
  const text = useSignal('');
  const error = useSignal('');
  const open = (pasted: string): void => {
    const read = readPasted(pasted);
    text.value = read.field === undefined ? pasted : '';
    error.value = read.field === undefined ? read.why : '';
    if (read.field !== undefined) onField(read.field);
  };
  const paste = (): void => void navigator.clipboard.readText().then(open, () => (error.value = t.pasteByHand));
  return (
    <form
      class="link-field"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.value.trim() === '') paste();
        else open(text.value);
      }}
    >
      <div class={error.value === '' ? 'link-input' : 'link-input wrong'}>
        <input
          type="text"
          aria-label={t.pasteLabel}
          placeholder={t.pasteShort}
          value={text.value}
          spellcheck={false}
          autocomplete="off"
          aria-invalid={error.value !== ''}
          aria-describedby={error.value === '' ? undefined : id}
          onInput={(event) => (text.value = event.currentTarget.value)}
          onPaste={(event) => {
            event.preventDefault();
            open(event.clipboardData?.getData('text') ?? '');
          }}
        />
        <button type="submit" class="small-button">
          <Icon node={ClipboardPaste} size={18} />
          <span>{text.value.trim() === '' ? t.paste : t.open}</span>
        </button>
      </div>
      {error.value !== '' && (
        <p id={id} class="link-wrong" role="alert">
          {error.value}
        </p>
      )}
    </form>
  );
}
