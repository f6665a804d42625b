import { CACHING, HEADERS } from '../policy.ts';

function headerLines(headers: Readonly<Record<string, string>>, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join('\n');
}

/** A location with headers of its own does not inherit those of the server. That a file is missing is not to be kept. */
function location(path: string, caching: string): string {
  const match = path.endsWith('/') ? path : `= ${path}`;
  const lines = headerLines(HEADERS, '    ');
  return `  location ${match} {\n${lines}\n    add_header Cache-Control "${caching}";\n    try_files $uri =404;\n  }`;
}

const FILES = `  # A missing file is no page.
  location ~ \\.[a-z0-9]+$ {
    try_files $uri =404;
  }`;

const PAGES = `  location / {
    try_files $uri /index.html;
  }`;

export function nginxFile(): string {
  const caching = Object.entries(CACHING).map(([path, value]) => location(path, value));
  const head = `  listen 80;\n  server_name example.org;\n  root /srv/rensa;\n\n${headerLines(HEADERS, '  ')}`;
  const parts = [head, ...caching, FILES, PAGES].join('\n\n');
  return `# Put the content of apps/web/dist into the root folder. Service workers need HTTPS.\nserver {\n${parts}\n}\n`;
}
