// Builds the service worker after everything else, with a list of all files of this version.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import type { Build } from './copy.ts';

/** Files of `public` that pages ask for. Icons of the installed app are kept by the system. */
const PUBLIC = ['favicon.svg', 'manifest.webmanifest', 'manifest.ja.webmanifest'];

type Sources = Readonly<Record<string, string | Uint8Array>>;

/** The build of these files. Names of assets change with their content; for the others the content itself is hashed. */
function buildOf(entry: string, assets: readonly string[], others: Sources): Build {
  const hash = createHash('sha256').update(assets.toSorted().join('\n'));
  for (const [name, source] of Object.entries(others)) hash.update(name).update(source);
  const names = Object.keys(others).filter((name) => name !== 'index.html');
  return {
    version: hash.digest('hex').slice(0, 12),
    files: ['/', ...[...names, ...assets].map((name) => `/${name}`)],
    entry,
  };
}

async function workerOf(root: string, made: Build): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'offline/worker.ts')],
    define: { BUILD: JSON.stringify(made) },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

export const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const { root, publicDir } = this.environment.config;
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('the build has no document');
      const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const others = PUBLIC.map((name) => [name, readFileSync(join(publicDir, name))] as const);
      const [, entry = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(String(index.source)) ?? [];
      if (entry === '') throw new Error('the document has no script');
      const made = buildOf(entry, assets, { 'index.html': index.source, ...Object.fromEntries(others) });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await workerOf(root, made) });
      // Hosts send it for addresses that they do not know. The pages of those addresses work there too.
      this.emitFile({ type: 'asset', fileName: '404.html', source: index.source });
    },
  },
};
