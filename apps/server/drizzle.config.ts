// Writes a migration after a change of the schema, from a folder that has drizzle-kit 0.31.11 and drizzle-orm 0.45.4
// installed: see docs/server.md. They are no dependencies of ours, because they bring install scripts.

export default {
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './database/schema/index.ts',
  out: './database/migrations',
};
