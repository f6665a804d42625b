// One option of the rules as a row, whatever it accepts.

import type { Form } from '@rensa/engine';
import { Segmented } from '../../parts/segmented.tsx';
import { Switch } from '../../parts/switch.tsx';
import { type OptionNames, type Options, parseNumbers, startValue } from './options.ts';
import { customWords } from './text/text.ts';

export interface OptionProps {
  /** The key of its name. */
  readonly path: string;
  readonly form: Form;
  readonly value: unknown;
  /** The value that the rulesets have in its place. */
  readonly known: readonly unknown[];
  readonly names: OptionNames;
  /** Its name is already there. */
  readonly bare?: boolean;
  readonly onChange: (value: unknown) => void;
}

type PropsOf<Kind extends Form['kind']> = OptionProps & { readonly form: Extract<Form, { kind: Kind }> };

export function OptionRow(props: OptionProps) {
  const { form } = props;
  if (form.kind === 'whole') return <NumberRow {...props} form={form} />;
  if (form.kind === 'choice') return <ChoiceRow {...props} form={form} />;
  if (form.kind === 'list') return <ListRow {...props} form={form} />;
  if (form.kind === 'fields') return <FieldRows {...props} form={form} />;
  if (form.kind === 'flag') return <FlagRow {...props} />;
  return form.kind === 'nullable' ? <NullableRows {...props} form={form} /> : null;
}

function nameOf({ names, path }: OptionProps): string {
  return names[path] ?? path;
}

function FlagRow(props: OptionProps) {
  return <Switch label={nameOf(props)} on={props.value === true} onChange={props.onChange} />;
}

function ChoiceRow(props: PropsOf<'choice'>) {
  const { form, path, names, value, onChange } = props;
  const options = form.words.map((word) => ({ value: word, label: names[`${path}.${word}`] ?? word }));
  return <Segmented wide label={nameOf(props)} value={String(value)} options={options} onChoose={onChange} />;
}

function NumberRow(props: PropsOf<'whole'>) {
  const { form, value, onChange } = props;
  const { least, most } = form;
  const onInput = (event: InputEvent): void => {
    const input = event.currentTarget as HTMLInputElement;
    if (input.value !== '' && input.checkValidity()) onChange(Number(input.value));
  };
  return (
    <label class="row">
      <span class="row-label">
        <span class={props.bare === true ? 'unseen' : ''}>{nameOf(props)}</span>
        <span class="range">{customWords().range(least, most)}</span>
      </span>
      <input
        type="number"
        class="number"
        inputmode="numeric"
        required
        min={least}
        max={most}
        step={1}
        value={String(value)}
        onInput={onInput}
      />
    </label>
  );
}

function ListRow(props: PropsOf<'list'>) {
  const { form, value, onChange } = props;
  const t = customWords();
  const { item, least, most } = form;
  const range = item.kind === 'whole' ? t.range(item.least, item.most) : '';
  const hint = t.listRange(range, least, most);
  const onInput = (event: InputEvent): void => {
    const input = event.currentTarget as HTMLInputElement;
    const numbers = parseNumbers(input.value, form);
    input.setCustomValidity(numbers === undefined ? hint : '');
    if (numbers !== undefined) onChange(numbers);
  };
  return (
    <label class="row wide">
      <span class="row-label">
        <span class={props.bare === true ? 'unseen' : ''}>{nameOf(props)}</span>
        <span class="range">{hint}</span>
      </span>
      <input type="text" class="number" value={(value as readonly number[]).join(', ')} onInput={onInput} />
    </label>
  );
}

function FieldRows(props: PropsOf<'fields'>) {
  const { value, known } = props;
  const part = (record: unknown, name: string): unknown => (record as Options | null | undefined)?.[name];
  return (
    <div class="row-group" role="group" aria-label={nameOf(props)}>
      {props.bare !== true && <p class="row-label">{nameOf(props)}</p>}
      {Object.entries(props.form.fields).map(([name, form]) => (
        <OptionRow
          key={name}
          {...props}
          bare={false}
          path={`${props.path}.${name}`}
          form={form}
          value={part(value, name)}
          known={known.map((record) => part(record, name))}
          onChange={(changed) => props.onChange({ ...(value as Options), [name]: changed })}
        />
      ))}
    </div>
  );
}

/** A switch, and what there is to set while it is on. */
function NullableRows(props: PropsOf<'nullable'>) {
  const { form, value, known, onChange } = props;
  const turn = (on: boolean): void => onChange(on ? startValue(form.of, known) : null);
  return (
    <>
      <Switch label={nameOf(props)} on={value !== null} onChange={turn} />
      {value !== null && <OptionRow {...props} form={form.of} bare />}
    </>
  );
}
