// `node prepare.js FOLDER` makes a new database with all tables in a folder. It needs 850 MB for some seconds, so it is a
// process of its own.

import { drizzle } from 'drizzle-orm/pglite';
import { DRIZZLE, type ServerDatabase } from '../core/database.ts';
import { migrate } from '../core/migrate.ts';
import { ThreadedPglite } from './client.ts';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('name the folder: node prepare.js FOLDER');
const client = await ThreadedPglite.open(folder);
await migrate(drizzle({ client: client as never, ...DRIZZLE }) as unknown as ServerDatabase);
await client.close();
