// Content security policy: nothing loads from elsewhere, and nothing inline runs. The meta tag and the headers of all
// configured servers have the same text; tests compare the files of static hosts with it.

const DIRECTIVES = [
  "default-src 'none'",
  // The search boards of bots are WebAssembly; code from texts stays forbidden.
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

/** Headers of every file. A meta tag cannot forbid frames, so only headers do. */
export const HEADERS = {
  'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Caching by browsers: files with a hash in their name are kept forever, the service worker not at all. */
export const CACHING = { '/assets/': 'public, max-age=31536000, immutable', '/sw.js': 'no-cache' };
