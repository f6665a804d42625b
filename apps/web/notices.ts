// Notices of everything from others in the built page: which package, under which license, and its text. The build
// fails on a license that nobody has agreed to.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Licenses that allow shipping the code with its notice. */
const ALLOWED: readonly string[] = ['0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];
const FILE = 'licenses.txt';
const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

/** A package as its folder describes it. */
interface Notice {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly text: string;
}

interface Built {
  readonly type: 'asset' | 'chunk';
  readonly moduleIds?: readonly string[];
  readonly originalFileNames?: readonly string[];
}

/** Folders of the packages that files come from. Our own packages are linked, and not in `node_modules`. */
export function packagesOf(files: readonly string[]): readonly string[] {
  const folders = files.flatMap((file) => PACKAGE.exec(file.replaceAll('\\', '/').replace(/^\0+/, ''))?.[1] ?? []);
  return [...new Set(folders)].toSorted();
}

/** The notice of a package. Throws if its license is not allowed, or has no text. */
export function noticeIn(folder: string): Notice {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Notice;
  if (!ALLOWED.includes(license)) {
    throw new Error(
      `${name} ${version} has the license ${JSON.stringify(license)}: it is not one of ${ALLOWED.join(', ')}`,
    );
  }
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.|$)/i.test(each));
  if (file === undefined) throw new Error(`${name} ${version} has no text of its license`);
  return { name, version, license, text: readFileSync(join(folder, file), 'utf8').trim() };
}

/** The text of all notices. */
export function noticesText(notices: readonly Notice[]): string {
  const own = 'Rensa itself has the MIT license. It contains the following, each under its own license.';
  const texts = notices.map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}`);
  return `${[own, ...texts].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

export const notices: Plugin = {
  name: 'notices',
  apply: 'build',
  generateBundle(_, bundle) {
    const { root } = this.environment.config;
    const built: readonly Built[] = Object.values(bundle);
    const files = built.flatMap(({ moduleIds = [], originalFileNames = [] }) => [
      ...moduleIds,
      ...originalFileNames.map((name) => join(root, name)).filter((path) => existsSync(path)),
    ]);
    const source = noticesText(packagesOf(files).map(noticeIn));
    this.emitFile({ type: 'asset', fileName: FILE, source });
  },
};
