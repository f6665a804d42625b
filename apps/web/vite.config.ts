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

export default defineConfig({
  plugins: [policy],
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
  preview: { port: 4173, strictPort: false, headers: HEADERS },
});
