// For hosts that read `_headers` and `_redirects`, as Netlify and Cloudflare Pages do.

import { CACHING, HEADERS } from '../policy.ts';

function block(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

export function headersFile(): string {
  const caching = Object.entries(CACHING).map(([path, value]) =>
    block(path.endsWith('/') ? `${path}*` : path, { 'Cache-Control': value }),
  );
  return `${[block('/*', HEADERS), ...caching].join('\n')}\n`;
}

/** Files that browsers and crawlers ask for by themselves, beside those that we have. */
const NEVER = ['/favicon.ico', '/apple-touch-icon-precomposed.png'];

/** Files that exist are served first. A missing one is not found; any other address is a page. */
export function redirectsFile(): string {
  const missing = ['/assets/*', ...NEVER].map((path) => `${path} /404.html 404`);
  return `${[...missing, '/* /index.html 200'].join('\n')}\n`;
}
