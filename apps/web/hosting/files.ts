// The files that are made from our own sources for hosts and browsers. `npm run hosting` writes them.

import { manifestFile } from './manifest.ts';
import { nginxFile } from './nginx.ts';
import { headersFile, redirectsFile } from './static.ts';
import { vercelFile } from './vercel.ts';

/** By their path in the repository. */
export const HOSTING_FILES: Readonly<Record<string, string>> = {
  'apps/web/public/_headers': headersFile(),
  'apps/web/public/_redirects': redirectsFile(),
  'apps/web/public/manifest.webmanifest': manifestFile('en'),
  'apps/web/public/manifest.ja.webmanifest': manifestFile('ja'),
  'docs/nginx.conf': nginxFile(),
  'vercel.json': vercelFile(),
};
