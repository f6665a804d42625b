import { defineConfig, type Plugin } from 'vite';
import { HEADERS, POLICY } from './policy.ts';

/** The development server injects scripts and styles of its own, so the page carries its policy only when built. */
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

/**
 * Two chunks that many others share. Without this, every module that two pages share becomes a file of its own, and dozens
 * of small files compress badly.
 */
const SHARED_CHUNKS = [
  {
    name: 'shell',
    priority: 2,
    test: /web\/(main|app|router|catalog)\.|web\/base\/[a-z]+\.ts|preact|games\/[a-z]+\/(listing|text|name)\.ts|(play|preferences)\/(listing|text)\.ts|engine\/check\.ts/,
  },
  {
    name: 'falling',
    priority: 1,
    test: /packages\/(engine|games\/falling|stage\/(canvas|falling))\/|web\/run\/|web\/play\/(recording|card)\./,
  },
];

export default defineConfig({
  plugins: [policy],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } },
  },
  preview: { port: 4173, strictPort: false, headers: HEADERS },
});
