// What the page may load: nothing from anywhere else, nothing inline. The same words go into the meta tag and the
// headers of every server that we configure; tests hold the files of static hosts to them.

const DIRECTIVES = [
  "default-src 'none'",
  // The bots' search board is WebAssembly; code from texts stays forbidden.
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

export const POLICY = DIRECTIVES.join('; ');

/** Sent with every file. A meta tag cannot forbid frames, so only headers do. */
export const HEADERS = {
  'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** How long browsers may keep files: those with a hash in their name for good, the service worker not at all. */
export const CACHING = { '/assets/': 'public, max-age=31536000, immutable', '/sw.js': 'no-cache' };
