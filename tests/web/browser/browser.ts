// Finds a browser for the tests: the one that is asked for, one that is installed, or the one that comes with npm.

import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];

/** Test machines often have neither a sandbox nor a large /dev/shm. */
export const SWITCHES = ['--no-sandbox', '--disable-dev-shm-usage', '--mute-audio'];

type Places = Partial<Record<NodeJS.Platform, readonly string[]>>;

const PLACES: Places = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    if (folder === undefined) return [];
    return [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ];
  }),
};

/** The path of a Chromium that can be launched here. */
export async function findBrowser(): Promise<string> {
  return askedFor('RENSA_BROWSER') ?? installed(NAMES, PLACES) ?? (await bundled());
}

/**
 * The same for many pages. The one that comes with npm is made to run without windows, so each page costs about half, and
 * it is the same on every machine.
 */
export async function findHeadless(): Promise<string> {
  const asked = askedFor('RENSA_BROWSER');
  return asked ?? (isBundled() ? bundled() : findBrowser());
}

const FIREFOX_NAMES = ['firefox', 'firefox-esr'];
const FIREFOX_PLACES: Places = {
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
};

/** The path of an installed Firefox; undefined where there is none. */
export function findFirefox(): string | undefined {
  return askedFor('RENSA_FIREFOX') ?? installed(FIREFOX_NAMES, FIREFOX_PLACES);
}

function askedFor(variable: string): string | undefined {
  const path = process.env[variable];
  if (path === undefined || path === '') return undefined;
  if (!existsSync(path)) throw new Error(`${variable} names ${path}, but there is no such file`);
  return path;
}

function installed(names: readonly string[], places: Places): string | undefined {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
  return [...onPath, ...(places[process.platform] ?? [])].find((path) => existsSync(path));
}

/** Packed for cloud functions: it brings its own libraries, but only for Linux on x64. */
function isBundled(): boolean {
  return process.platform === 'linux' && process.arch === 'x64';
}

async function bundled(): Promise<string> {
  if (!isBundled()) {
    throw new Error('the browser tests found no browser: install Chrome or Chromium, or set RENSA_BROWSER to its path');
  }
  const folder = join(tmpdir(), `rensa-chromium-147-${process.getuid?.() ?? 0}`);
  const complete = join(folder, 'complete');
  // A folder left by an unpacking that was broken off would be taken for a browser.
  if (!existsSync(complete)) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const path = await unpack(folder);
  await writeFile(join(folder, 'fonts', 'fonts.conf'), fontsIn(folder));
  await writeFile(complete, '');
  return path;
}

/** The package's own list names one fixed folder; without a single font found, text has no size and web fonts fail. */
function fontsIn(folder: string): string {
  const folders = [join(folder, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'];
  const dirs = folders.map((each) => `<dir>${each}</dir>`).join('');
  return `<?xml version="1.0"?>\n<fontconfig>${dirs}<cachedir>${join(folder, 'cache')}</cachedir></fontconfig>\n`;
}

async function unpack(folder: string): Promise<string> {
  // The package unpacks its libraries, and puts them on LD_LIBRARY_PATH, only where it believes to be in a cloud
  // function, and looks at both variables when it is loaded.
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs20.x';
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    return await packed.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}
