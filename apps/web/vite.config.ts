import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { defineConfig, type Plugin, type PreviewServer } from 'vite';
import { notices } from './notices.ts';
import { offline } from './offline/plugin.ts';
import { CACHING, HEADERS, POLICY } from './policy.ts';

/** The page has its policy only when built, because the development server injects scripts and styles. */
const policy: Plugin = {
  name: 'policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend',
    },
  ],
};

const PRELOAD_HELPER = '\0vite/preload-helper.js';
const HELPER = `export { fetchThenImport as __vitePreload } from '/base/network/fetching.ts';`;

/** Vite's helper for dynamic imports, replaced by ours. */
const fetching: Plugin = {
  name: 'fetching',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === PRELOAD_HELPER ? HELPER : undefined),
};

/** Address with the name of a file: under `/assets`, or beside the index. */
const FILE = /^\/assets\/|^\/[^/]+\.[a-z0-9]+$/;

/** Part of a file, from one byte to the end or to another. */
const RANGE = /^bytes=(\d+)-(\d*)$/;

/** Leaves out a range that asks for nothing: the whole file is an answer, too. */
function withoutOddRange({ headers }: IncomingMessage): void {
  const [, from, to] = RANGE.exec(headers.range ?? '') ?? [];
  if (from === undefined || (to !== '' && Number(to) < Number(from))) delete headers.range;
}

/** Refuses targets that are no path: the server behind would end, or show where its files are. */
function answerOddities(server: PreviewServer['httpServer']): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { url = '' } = request;
    if (!/^\/(?!\/)/.test(url) || !URL.canParse(url, 'http://localhost')) {
      response.writeHead(400, HEADERS).end();
      return;
    }
    withoutOddRange(request);
    for (const listener of listeners) listener.call(server, request, response);
  });
}

/**
 * Serves files as all our hosts do. By default the preview answers a missing file with the index, and makes browsers
 * ask again for every file.
 */
const previewedFiles: Plugin = {
  name: 'previewed-files',
  configurePreviewServer({ config, middlewares, httpServer }) {
    answerOddities(httpServer);
    const folder = resolve(config.root, config.build.outDir);
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (FILE.test(pathname) && !existsSync(join(folder, pathname))) {
        response.writeHead(404, HEADERS).end();
        return;
      }
      const caching = Object.entries(CACHING).find(([start]) => pathname.startsWith(start));
      if (caching) response.setHeader('Cache-Control', caching[1]);
      next();
    });
  },
};

/**
 * Chunks that many pages share. Without them every module that two pages share becomes a separate file: a page would
 * load dozens of small files, which compress badly. The first chunk that matches a module takes it. `shell` has no
 * words: it waits for them while it starts, so they cannot import from it what it has not exported yet.
 */
const SHARED_CHUNKS = [
  {
    name: 'shell',
    test: /web\/(main|app|loader|router)\.|web\/catalog\/|web\/listing\/listing\.|web\/base\/(network|settings)\/[a-z]+\.|web\/base\/text\/(format|phrase|sentences|text)\.|web\/base\/storage\/(storage|shared|kinds)\.|web\/base\/screen\/(address|cue|idle|notice|screen|trouble)\.|web\/parts\/(button|icon|toast)\.|preact|games\/[a-z]+\/(listing|text\/text|play\/name)\.ts|web\/play\/listing\.|(play|preferences)\/text\/text\.|engine\/check\./,
  },
  {
    name: 'common',
    test: /web\/parts\/(grow|later|drawing|wordmark)\.|web\/play\/(saves\/saves|ui\/query)\.|icons\/(chart-column|chevron-down|clapperboard|flame|graduation-cap|play|settings|swords|trophy|tv)\.|web\/base\/calendar\/|web\/play\/daily\/(today|tries|path)\.|engine\/(date|matchid)\./,
  },
  {
    name: 'falling',
    test: /packages\/(engine\/(?!(handicap|parts|playback|timeline|verify|versus)\.)|games\/falling\/|painters\/(canvas|falling)\/)|web\/run\/(?!(devices|peer|person|replay)\.)|web\/play\/card\/|web\/base\/screen\/(clock|haptics|look|pads|pointer|shortcut)\./,
  },
  {
    name: 'kept',
    test: /web\/listing\/achievements\.|web\/base\/storage\/(database|moment|persist|replays)\.|web\/base\/screen\/longwork\.|web\/base\/share\/|engine\/(handicap|parts|playback|timeline|verify|versus)\.|web\/run\/(devices|person|replay)\./,
  },
  {
    name: 'parts',
    test: /web\/parts\/([a-z]+|preferences\/[a-z]+)\.tsx?$|lucide\/|web\/base\/sound\/|packages\/controls\/dom\//,
  },
  {
    name: 'play',
    test: /web\/play\/(ui|followers|saves|records|parts|solo|sheets|page)\/[a-z]+\.tsx?$|packages\/controls\/falling\//,
  },
].map((group, i, all) => ({ ...group, priority: all.length - i }));

export default defineConfig({
  plugins: [policy, fetching, previewedFiles, notices, offline],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The list of files to fetch includes the imported file itself.
    modulePreload: { polyfill: false, resolveDependencies: (file, others) => [...new Set([file, ...others])] },
    rolldownOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } },
  },
  // With CORS, answers vary by origin, and the import would fetch again what the page has fetched ahead.
  preview: { port: 4173, strictPort: false, headers: HEADERS, cors: false },
});
