// The rules for static hosts that the build writes beside the page, `_headers` and `_redirects`. This server keeps to them
// too, so that all hosts answer alike.

interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

export interface HostRules {
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
}

export function parseHostRules(headers: string, redirects: string): HostRules {
  return { headers: parseHeaders(headers), redirects: redirects.split('\n').flatMap(parseRedirect) };
}

function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined)
      Object.assign(rules.at(-1)?.headers ?? {}, { [name.toLowerCase()]: value });
    else if (line.trim() !== '') rules.push({ path: line.trim(), headers: {} });
  }
  return rules;
}

function parseRedirect(line: string): Redirect[] {
  const [from, to, status] = line.trim().split(/\s+/);
  return from === undefined || to === undefined ? [] : [{ from, to, status: Number(status ?? 301) }];
}

export function headersFor({ headers }: HostRules, path: string): Readonly<Record<string, string>> {
  return Object.assign({}, ...headers.filter((rule) => matches(rule.path, path)).map((rule) => rule.headers)) as Record<
    string,
    string
  >;
}

/** The file that answers for a path which has none. */
export function insteadOf({ redirects }: HostRules, path: string): Pick<Redirect, 'to' | 'status'> | undefined {
  return redirects.find(({ from }) => matches(from, path));
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}
