// What the page may load: nothing from anywhere else, nothing inline. The same words go into the meta tag and the
// headers of every server that we configure; a test holds the static host's file to them.

const DIRECTIVES = [
  "default-src 'self'",
  // The bots' search board is WebAssembly; code from texts stays forbidden.
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
];

export const POLICY = DIRECTIVES.join('; ');

export const HEADERS = {
  'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};
