// Files for hosts and browsers, made from our own sources. `npm run hosting` writes them.

import type { Language } from '../base/settings/settings.ts';
import { CATALOG } from '../catalog/catalog.ts';
import { ICONS } from '../icons.ts';
import { CACHING, HEADERS } from '../policy.ts';

type Headers = Readonly<Record<string, string>>;

/** Contents by path in the repository. */
export const HOSTING_FILES: Readonly<Record<string, string>> = {
  'apps/web/public/_headers': headersFile(),
  'apps/web/public/_redirects': redirectsFile(),
  'apps/web/public/manifest.webmanifest': manifestFile('en'),
  'apps/web/public/manifest.ja.webmanifest': manifestFile('ja'),
  'docs/nginx.conf': nginxFile(),
  'vercel.json': vercelFile(),
};

/** `_headers` of Netlify and Cloudflare Pages. */
function headersFile(): string {
  const block = (path: string, headers: Headers): string =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const caching = Object.entries(CACHING).map(([path, value]) =>
    block(path.endsWith('/') ? `${path}*` : path, { 'Cache-Control': value }),
  );
  return `${[block('/*', HEADERS), ...caching].join('\n')}\n`;
}

/**
 * `_redirects` of the same hosts. Files that exist are served first. A missing file is not found; any other address is a
 * page. Browsers and crawlers ask for two files that we do not have.
 */
function redirectsFile(): string {
  const missing = ['/assets/*', '/favicon.ico', '/apple-touch-icon-precomposed.png'];
  return `${[...missing.map((path) => `${path} /404.html 404`), '/* /index.html 200'].join('\n')}\n`;
}

/** Manifest of the installed app in a language. */
function manifestFile(lang: Language): string {
  const description = {
    en: 'Puzzle games in your browser, with daily puzzles. No account needed.',
    ja: 'ブラウザで遊べるパズルゲーム。毎日の問題も。登録はいりません。',
  };
  const ground = '#101218';
  const manifest = {
    id: '/',
    name: 'Rensa',
    short_name: 'Rensa',
    lang,
    description: description[lang],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: ICONS.map(({ file, side, shape }) => ({
      src: `/${file}`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: shape === 'cut' ? 'maskable' : 'any',
    })),
    shortcuts: CATALOG.map(({ name, href }) => ({ name: name[lang], url: href })),
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** Example of a configuration for nginx. */
function nginxFile(): string {
  const files = '  # A missing file is no page.\n  location ~ \\.[a-z0-9]+$ {\n    try_files $uri =404;\n  }';
  const pages = '  location / {\n    try_files $uri /index.html;\n  }';
  const caching = Object.entries(CACHING).map(([path, value]) => nginxLocation(path, value));
  const head = `  listen 80;\n  server_name example.org;\n  root /srv/rensa;\n\n${nginxHeaders('  ')}`;
  const parts = [head, ...caching, files, pages].join('\n\n');
  return `# Put the content of apps/web/dist into the root folder. Service workers need HTTPS.\nserver {\n${parts}\n}\n`;
}

/**
 * Location with a caching header, which has no `always`, so that a missing file is not cached. The location repeats the
 * headers of the server: one with headers inherits none.
 */
function nginxLocation(path: string, caching: string): string {
  const match = path.endsWith('/') ? path : `= ${path}`;
  const lines = nginxHeaders('    ');
  return `  location ${match} {\n${lines}\n    add_header Cache-Control "${caching}";\n    try_files $uri =404;\n  }`;
}

function nginxHeaders(indent: string): string {
  return Object.entries(HEADERS)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join('\n');
}

/** Settings of Vercel. The rewrite takes every address without the name of a file. */
function vercelFile(): string {
  const rule = (source: string, headers: Headers) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const caching = Object.entries(CACHING).map(([path, value]) =>
    rule(path.endsWith('/') ? `${path}(.*)` : path, { 'Cache-Control': value }),
  );
  const settings = {
    buildCommand: 'npm run build -w apps/web',
    outputDirectory: 'apps/web/dist',
    headers: [rule('/(.*)', HEADERS), ...caching],
    rewrites: [{ source: '/((?!assets/|.*\\.[a-z0-9]+$).*)', destination: '/index.html' }],
  };
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}
