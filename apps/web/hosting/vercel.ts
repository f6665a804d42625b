import { CACHING, HEADERS } from '../policy.ts';

interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

function rule(source: string, headers: Readonly<Record<string, string>>): HeaderRule {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

/** An address without the name of a file. */
const PAGE = '/((?!assets/|.*\\.[a-z0-9]+$).*)';

export function vercelFile(): string {
  const caching = Object.entries(CACHING).map(([path, value]) =>
    rule(path.endsWith('/') ? `${path}(.*)` : path, { 'Cache-Control': value }),
  );
  const settings = {
    buildCommand: 'npm run build -w apps/web',
    outputDirectory: 'apps/web/dist',
    headers: [rule('/(.*)', HEADERS), ...caching],
    rewrites: [{ source: PAGE, destination: '/index.html' }],
  };
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}
