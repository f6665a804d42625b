// The state of the page: the pressed keys and parts, the action that waits for one, and the last change.

import { type ReadonlySignal, signal } from '@preact/signals';
import { partsOf, unbind } from '../../base/controls/bindings.ts';
import { keyName } from '../../base/controls/keynames.ts';
import { boundSplit, chooseControls, type ControlsChosen, controlsChosen } from '../../base/controls/profiles.ts';
import { PartListener } from './listening.ts';
import { LiveInput } from './live.ts';
import { addPart, type BindingChange, type BindingTarget, removePart } from './target.ts';
import { controlsWords } from './text/text.ts';

/** A sentence about the last change, and the controls before it, for undo. */
interface ChangeNews {
  readonly words: () => string;
  readonly before: ControlsChosen | undefined;
}

export class ControlsModel {
  readonly live = new LiveInput();
  readonly #news = signal<ChangeNews | undefined>(undefined);
  readonly #listener = new PartListener(this.live, {
    onPart: ({ target, action }, part) => this.#add(target, action, part),
    onClear: ({ target, action }) => this.#clear(target, action),
    onRefused: (code) => (this.#news.value = { words: () => words().cannotUse(keyName(code)), before: undefined }),
  });

  get news(): ReadonlySignal<ChangeNews | undefined> {
    return this.#news;
  }

  listen(target: BindingTarget, action: string): void {
    this.#listener.listen(target, action);
  }

  isListening({ id }: BindingTarget, action: string): boolean {
    const listening = this.#listener.listening.value;
    return listening?.target.id === id && listening.action === action;
  }

  isPressed({ device }: BindingTarget, part: string): boolean {
    return this.live[device === 'keys' ? 'keys' : 'parts'].value.has(part);
  }

  /** Handles a click on a drawn key: binds it to the action that waits, or else waits for another key for its action. */
  click(target: BindingTarget, part: string): void {
    const listening = this.#listener.listening.value;
    const bound = target.bound();
    const action = Object.hasOwn(bound, part) ? bound[part] : undefined;
    if (listening?.target.id === target.id) {
      this.#listener.stop();
      this.#add(target, listening.action, part);
    } else if (action !== undefined) this.listen(target, action);
  }

  remove(target: BindingTarget, part: string): void {
    this.#change(() => removePart(target, part), target);
  }

  /** Replaces all controls, which can be undone. */
  replace(controls: ControlsChosen): void {
    const before = controlsChosen();
    this.#listener.stop();
    chooseControls(controls);
    this.#news.value = { words: () => words().wasReset, before };
  }

  undo(): void {
    const before = this.#news.value?.before;
    if (before !== undefined) chooseControls(before);
    this.#news.value = undefined;
  }

  dispose(): void {
    this.#listener.dispose();
    this.live.dispose();
  }

  #add(target: BindingTarget, action: string, part: string): void {
    const other = target.id.startsWith('split') && isOthers(target, part);
    this.#change(() => addPart(target, part, action), target, other);
  }

  #clear(target: BindingTarget, action: string): void {
    const parts = partsOf(target.bound(), action);
    const clear = (): BindingChange => {
      target.write(parts.reduce(unbind, target.bound()));
      return { part: parts[0] ?? '', from: action, to: undefined };
    };
    if (parts.length > 0) this.#change(clear, target);
  }

  #change(change: () => BindingChange, target: BindingTarget, other = false): void {
    const before = controlsChosen();
    const changed = change();
    this.#news.value = { words: () => sentenceOf(changed, target, other), before };
  }
}

function words(): ReturnType<typeof controlsWords> {
  return controlsWords();
}

function isOthers(target: BindingTarget, part: string): boolean {
  return boundSplit().some((map) => map !== target.bound() && Object.hasOwn(map, part));
}

function sentenceOf({ part, from, to }: BindingChange, target: BindingTarget, other: boolean): string {
  const t = words();
  const { actionName } = target;
  const name = target.nameOf(part);
  if (to === undefined) return from === undefined ? '' : t.removed(name, actionName(from));
  if (other) return `${t.bound(name, actionName(to))}. ${t.movedFromOther(name)}`;
  return from === undefined ? t.bound(name, actionName(to)) : t.moved(name, actionName(from), actionName(to));
}
