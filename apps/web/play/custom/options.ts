// The options of a custom game: those of a ruleset, some of them changed.

import type { Form } from '@rensa/engine';
import type { Dictionary } from '../../base/text/text.ts';

export type Options = Readonly<Record<string, unknown>>;

/** The name of each option, by its key; a part of it by `option.part`, one of its words by `option.word`. */
export type OptionNames = Readonly<Record<string, string>>;

/** The part of a game that custom games need. */
export interface CustomRules {
  readonly rulesets: Readonly<Record<string, object>>;
  /** One for each option. */
  readonly checks: object;
  readonly names: Dictionary<OptionNames>;
}

/** The part of a setup that is about rules. */
export interface RulesSetup {
  readonly rules: string;
  readonly options?: Options;
}

/** The options with one of them changed. One that is as its ruleset has it is left out. */
export function withOption(options: Options, ofRuleset: Options, name: string, value: unknown): Options {
  const { [name]: _, ...others } = options;
  return isSame(value, ofRuleset[name]) ? others : { ...others, [name]: value };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A value to start from where there was none: that of a ruleset that has one, else the least. */
export function startValue(form: Form, known: readonly unknown[]): unknown {
  return known.find((value) => value !== null && value !== undefined) ?? leastValue(form);
}

function leastValue(form: Form): unknown {
  if (form.kind === 'whole') return form.least;
  if (form.kind === 'choice') return form.words[0];
  if (form.kind === 'list') return Array.from({ length: form.least }, () => leastValue(form.item));
  if (form.kind !== 'fields') return form.kind === 'flag' ? false : null;
  return Object.fromEntries(Object.entries(form.fields).map(([name, part]) => [name, leastValue(part)]));
}

/** `8, 7, 6` as numbers; undefined unless there are as many as there may be, each in its range. */
export function parseNumbers(text: string, form: Extract<Form, { kind: 'list' }>): readonly number[] | undefined {
  const { item, least, most } = form;
  const words = text.split(/[\s,、，]+/).filter((word) => word !== '');
  const isFine = (word: string): boolean =>
    /^\d+$/.test(word) && item.kind === 'whole' && Number(word) >= item.least && Number(word) <= item.most;
  return words.length >= least && words.length <= most && words.every(isFine) ? words.map(Number) : undefined;
}

/** The names that a sheet with these options needs. */
export function namesNeeded(forms: Readonly<Record<string, Form>>, prefix = ''): string[] {
  return Object.entries(forms).flatMap(([name, form]) => [prefix + name, ...partsNeeded(form, `${prefix}${name}.`)]);
}

function partsNeeded(form: Form, prefix: string): string[] {
  if (form.kind === 'nullable') return partsNeeded(form.of, prefix);
  if (form.kind === 'choice') return form.words.map((word) => prefix + word);
  return form.kind === 'fields' ? namesNeeded(form.fields, prefix) : [];
}
