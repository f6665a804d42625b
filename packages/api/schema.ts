// The values that a check accepts, as a JSON schema.

import type { Check, Form } from '@rensa/engine';

export type Schema = Readonly<Record<string, unknown>>;

/** The schema of a check. One that does not say what it accepts gives a schema of anything. */
export function schemaOf({ form }: Check<unknown>): Schema {
  return form === undefined ? {} : schemaOfForm(form);
}

function schemaOfForm(form: Form): Schema {
  switch (form.kind) {
    case 'whole':
      return { type: 'integer', minimum: form.least, maximum: form.most };
    case 'text':
      return textSchema(form);
    case 'flag':
      return { type: 'boolean' };
    case 'choice':
      return { type: 'string', enum: form.words };
    case 'nullable':
      return { anyOf: [schemaOfForm(form.of), { type: 'null' }] };
    case 'optional':
      return schemaOfForm(form.of);
    case 'list':
      return { type: 'array', items: schemaOfForm(form.item), minItems: form.least, maxItems: form.most };
    case 'record':
      return { type: 'object', additionalProperties: form.of === undefined ? true : schemaOfForm(form.of) };
    case 'fields':
      return fieldsSchema(form);
  }
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
