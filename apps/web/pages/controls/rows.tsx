// One row per action, with the keys or parts that are bound to it.

import { Plus } from 'lucide';
import { partsOf } from '../../base/controls/bindings.ts';
import { Icon } from '../../parts/icon.tsx';
import type { ControlsModel } from './model.ts';
import type { BindingTarget } from './target.ts';
import { controlsWords } from './text/text.ts';

interface RowsProps {
  readonly model: ControlsModel;
  readonly target: BindingTarget;
}

export function BindingRows({ model, target }: RowsProps) {
  return (
    <ul class="bindings" data-target={target.id}>
      {target.actions.map((action) => (
        <BindingRow key={action} model={model} target={target} action={action} />
      ))}
    </ul>
  );
}

interface RowProps extends RowsProps {
  readonly action: string;
}

function BindingRow({ model, target, action }: RowProps) {
  const parts = partsOf(target.bound(), action);
  return (
    <li class="binding" data-action={action} data-unbound={parts.length === 0}>
      <span class="binding-name">{target.actionName(action)}</span>
      <span class="binding-parts">
        {parts.length === 0 && <Missing target={target} action={action} />}
        {parts.map((part) => (
          <BoundPart key={part} model={model} target={target} action={action} part={part} />
        ))}
        <AddPart model={model} target={target} action={action} />
      </span>
    </li>
  );
}

/** Names the keys that an action without a binding uses, because every action can be played. */
function Missing({ target, action }: Pick<RowProps, 'target' | 'action'>) {
  const t = controlsWords();
  const names = partsOf(target.played(), action).map(target.nameOf);
  return (
    <span class="binding-none">
      <strong>{t.none}</strong>
      {names.length > 0 && ` (${t.worksWith(names.join(' '))})`}
    </span>
  );
}

function BoundPart({ model, target, action, part }: RowProps & { readonly part: string }) {
  const t = controlsWords();
  const name = target.nameOf(part);
  const label = t.remove(name, target.actionName(action));
  return (
    <button
      type="button"
      class="keycap bound-part"
      data-pressed={model.isPressed(target, part)}
      aria-label={label}
      title={label}
      onClick={() => model.remove(target, part)}
    >
      {name}
    </button>
  );
}

function AddPart({ model, target, action }: RowProps) {
  const t = controlsWords();
  const keys = target.device === 'keys';
  const waits = model.isListening(target, action);
  const name = (keys ? t.addKey : t.addPart)(target.actionName(action));
  return (
    <button
      type="button"
      class={waits ? 'keycap add-part listening' : 'keycap add-part'}
      aria-label={waits ? undefined : name}
      aria-pressed={waits}
      onClick={() => model.listen(target, action)}
    >
      {waits ? keys ? t.pressKey : t.pressPad : <Icon node={Plus} size={14} />}
    </button>
  );
}
