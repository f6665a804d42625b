// Links in all formats, read and written.

import { messageOf, quoted } from '@rensa/engine';
import { readIps, writeIps } from './ips.ts';
import { readNexus, writeNexus } from './nexus.ts';
import { readOwn, writeOwn } from './own.ts';
import { readPndsng, writePndsng } from './pndsng.ts';
import { readPuyop, writePuyop } from './puyop.ts';
import type { SharedField } from './shared.ts';

export const LINK_FORMATS = ['puyop', 'ips', 'pndsng', 'nexus', 'rensa'] as const;
export type LinkFormat = (typeof LINK_FORMATS)[number];

/** The form of one site's links, and their content. */
interface Site {
  readonly name: string;
  /** The part after the host, which may be missing, with its parts as groups. */
  readonly form: RegExp;
  readonly read: (...parts: readonly string[]) => SharedField;
  readonly write: (field: SharedField) => string;
}

const SITES: Readonly<Record<LinkFormat, Site>> = {
  puyop: {
    name: 'puyop.com',
    form: /^(?:(?:https?:\/\/)?(?:www\.)?puyop\.com)?\/?s\/(.*)$/,
    read: (code = '') => readPuyop(code),
    write: (field) => `http://www.puyop.com/s/${writePuyop(field)}`,
  },
  ips: {
    name: 'IPS',
    form: /^(?:(?:https?:\/\/)?(?:ips\.karou\.jp|(?:www\.)?ishikawapuyo\.net))?\/?simu\/(ps|pe|pv|pn)\.html(?:\?(.*))?$/,
    read: (page = '', query = '') => readIps(page, query),
    write: (field) => {
      const { page, query } = writeIps(field);
      return `https://ips.karou.jp/simu/${page}.html?${query}`;
    },
  },
  pndsng: {
    name: 'pndsng.com',
    form: /^(?:(?:https?:\/\/)?(?:www\.)?pndsng\.com)?\/?puyo\/(?:index\.html)?\?(.*)$/,
    read: (code = '') => readPndsng(code),
    write: (field) => `https://www.pndsng.com/puyo/index.html?${writePndsng(field)}`,
  },
  nexus: {
    name: 'Puyo Nexus',
    form: /^(?:(?:https?:\/\/)?(?:www\.)?puyonexus\.com)?\/?chainsim\/?\?(.*)$/,
    read: (query = '') => readNexus(query),
    write: (field) => `https://puyonexus.com/chainsim/?${writeNexus(field)}`,
  },
  rensa: {
    name: 'Rensa',
    form: /^(?:https?:\/\/[^/?#]+)?\/?puyo\/lab\?field=([^&]*)(?:&rules=\w+)?$/,
    read: (code = '') => readOwn(code),
    write: (field) => `/puyo/lab?field=${writeOwn(field)}`,
  },
};

/** Numbers in a database; what they stand for is only there. */
const NEXUS_SHORT = /^(?:https?:\/\/)?(?:www\.)?puyonexus\.com\/(?:chainsim\/)?chain\//;

const MAX_LINK = 8000;

export interface ReadLink extends SharedField {
  readonly format: LinkFormat;
}

/** A fault of a link. */
export type LinkProblem =
  | { readonly kind: 'unknown' | 'short' | 'long' }
  | { readonly kind: 'damaged'; readonly site: string; readonly detail: string };

/** A sentence about why a link cannot be read. */
export class LinkError extends Error {
  readonly problem: LinkProblem;

  constructor(message: string, problem: LinkProblem, cause?: unknown) {
    super(message, { cause });
    this.problem = problem;
  }
}

/** Throws a LinkError for a link that is damaged, or of a site that is not known. */
export function readLink(text: string): ReadLink {
  if (text.length > MAX_LINK) {
    throw new LinkError(`a link has at most ${MAX_LINK} characters, not ${text.length}`, { kind: 'long' });
  }
  const link = withoutPercents(text.trim().replace(/#.*$/s, ''));
  for (const format of LINK_FORMATS) {
    const found = SITES[format].form.exec(link);
    if (found !== null) return { format, ...readParts(SITES[format], found.slice(1)) };
  }
  if (NEXUS_SHORT.test(link)) throw new LinkError(SHORT, { kind: 'short' });
  throw new LinkError(`${quoted(link)} cannot be read as a link: use one of ${KNOWN}`, { kind: 'unknown' });
}

const SHORT = 'a short link of Puyo Nexus is a number in its database: open it there, and copy the long link';
const KNOWN = LINK_FORMATS.map((format) => SITES[format].name).join(', ');

function readParts({ name, read }: Site, parts: readonly (string | undefined)[]): SharedField {
  try {
    return read(...parts.map((part) => part ?? ''));
  } catch (error) {
    const detail = messageOf(error);
    throw new LinkError(`the link of ${name} is damaged: ${detail}`, { kind: 'damaged', site: name, detail }, error);
  }
}

/** Some programs write brackets and the like as a percent sign and two digits. */
function withoutPercents(text: string): string {
  return text.replaceAll(/%([2-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Throws a sentence about what the site has no way to write. */
export function writeLink(format: LinkFormat, field: SharedField): string {
  return SITES[format].write(field);
}

/** Does this look like a link, rather than a drawing? */
export function isLink(text: string): boolean {
  return /[/?]/.test(text);
}
