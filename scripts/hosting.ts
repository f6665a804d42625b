// `npm run hosting` writes the files for hosts and browsers, made from apps/web/policy.ts and the catalog.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

interface Made {
  readonly HOSTING_FILES: Readonly<Record<string, string>>;
}

// The catalog imports style sheets, which only the bundler understands.
const root = fileURLToPath(new URL('../apps/web', import.meta.url));
const server = await createServer({ root, configFile: false, logLevel: 'warn', server: { middlewareMode: true } });
try {
  const { HOSTING_FILES } = (await server.ssrLoadModule('/hosting/files.ts')) as Made;
  for (const [path, text] of Object.entries(HOSTING_FILES)) {
    writeFileSync(new URL(`../${path}`, import.meta.url), text);
    console.log(path);
  }
} finally {
  await server.close();
}
