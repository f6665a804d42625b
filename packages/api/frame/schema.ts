// The values that a check accepts, as a JSON schema.

import type { Check, Form } from '@rensa/engine';

export type Schema = Readonly<Record<string, unknown>>;

/** The schema of a check. One that does not say what it accepts gives a schema of anything. */
export function schemaOf({ form }: Check<unknown>): Schema {
  return form === undefined ? {} : schemaOfForm(form);
}

type SchemaWriter<Kind extends Form['kind']> = (form: Extract<Form, { kind: Kind }>) => Schema;

const WRITERS: { readonly [Kind in Form['kind']]: SchemaWriter<Kind> } = {
  whole: ({ least, most }) => ({ type: 'integer', minimum: least, maximum: most }),
  text: textSchema,
  flag: () => ({ type: 'boolean' }),
  choice: ({ words }) => ({ type: 'string', enum: words }),
  nullable: ({ of }) => ({ anyOf: [schemaOfForm(of), { type: 'null' }] }),
  optional: ({ of }) => schemaOfForm(of),
  list: ({ item, least, most }) => ({ type: 'array', items: schemaOfForm(item), minItems: least, maxItems: most }),
  record: ({ of }) => ({ type: 'object', additionalProperties: of === undefined ? true : schemaOfForm(of) }),
  fields: fieldsSchema,
};

function schemaOfForm(form: Form): Schema {
  return (WRITERS[form.kind] as (form: Form) => Schema)(form);
}

function textSchema({ most, pattern, what }: Extract<Form, { kind: 'text' }>): Schema {
  return {
    type: 'string',
    ...(most !== undefined && { maxLength: most }),
    ...(pattern !== undefined && { pattern }),
    ...(what !== undefined && { description: what }),
  };
}

function fieldsSchema({ fields, exact }: Extract<Form, { kind: 'fields' }>): Schema {
  const entries = Object.entries(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, form]) => [name, schemaOfForm(form)])),
    required: entries.filter(([, { kind }]) => kind !== 'optional').map(([name]) => name),
    ...(exact && { additionalProperties: false }),
  };
}
