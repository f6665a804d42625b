// The JavaScript engines of `npm run check:engines`. Each runs the bundled script and returns its figures.

import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getQuickJS } from 'quickjs-emscripten';

export type Figures = Readonly<Record<string, string>>;

export interface Host {
  readonly name: string;
  /** Runs the script; undefined if the engine is not installed. */
  readonly run: ((script: string) => Promise<Figures>) | undefined;
}

const MINUTE_MS = 60_000;

function installed(...names: readonly string[]): string | undefined {
  return names.find((name) => {
    try {
      execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
}

function inNode(script: string): Promise<Figures> {
  const text = execFileSync(process.execPath, ['--input-type=commonjs'], {
    input: `${script};run().then((figures) => console.log(JSON.stringify(figures)));`,
    encoding: 'utf8',
  });
  return Promise.resolve(JSON.parse(text) as Figures);
}

/** QuickJS, compiled to WebAssembly: an engine that shares no code with the others. */
async function inQuickJs(script: string): Promise<Figures> {
  const vm = (await getQuickJS()).newContext();
  const started = vm.evalCode(
    `${script};run().then((figures) => (globalThis.done = JSON.stringify(figures)), (error) => (globalThis.done = String(error)))`,
  );
  vm.unwrapResult(started).dispose();
  vm.runtime.executePendingJobs().dispose();
  const done = vm.getProp(vm.global, 'done').consume((handle) => vm.getString(handle));
  return JSON.parse(done) as Figures;
}

const PAGE = `<!doctype html><script src="/script.js"></script><script>
const post = (name, figures) => fetch('/' + name, { method: 'POST', body: JSON.stringify(figures) });
const tell = (name) => (error) => post(name, { error: String(error) });
WHERE
</script>`;
const IN_PAGE = `run().then((figures) => post('done', figures), tell('done'));`;
const IN_WORKER = `const worker = new Worker('/worker.js');
worker.onmessage = ({ data }) => post('done', data); worker.onerror = tell('done');`;

/** Opens a page that runs the script, in itself or in a worker, and sends its figures back. */
function inBrowser(command: string, args: (profile: string, url: string) => readonly string[], where: string) {
  return (script: string): Promise<Figures> => {
    const profile = mkdtempSync(join(tmpdir(), 'rensa-engine-'));
    const files: Readonly<Record<string, string>> = {
      '/': PAGE.replace('WHERE', where),
      '/script.js': script,
      '/worker.js': `${script};run().then((figures) => postMessage(figures));`,
    };
    return new Promise<Figures>((resolve, reject) => {
      const server = createServer((request, response) => {
        if (request.method !== 'POST') {
          const type = request.url === '/' ? 'text/html' : 'text/javascript';
          response.setHeader('content-type', type).end(files[request.url ?? ''] ?? '');
          return;
        }
        const chunks: Buffer[] = [];
        request.on('data', (chunk: Buffer) => chunks.push(chunk));
        request.on('end', () => {
          response.end();
          finish(() => resolve(JSON.parse(Buffer.concat(chunks).toString()) as Figures));
        });
      });
      server.listen(0, '127.0.0.1', () => {
        const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
        child = spawn(command, args(profile, url), { stdio: 'ignore', detached: true });
        child.on('error', (error) => finish(() => reject(error)));
      });
      let child: ReturnType<typeof spawn> | undefined;
      const timer = setTimeout(() => finish(() => reject(new Error(`${command} sent nothing`))), 5 * MINUTE_MS);
      const finish = (settle: () => void): void => {
        clearTimeout(timer);
        server.close();
        server.closeAllConnections();
        if (child?.pid !== undefined) endGroup(child.pid);
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
        settle();
      };
    });
  };
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has already ended.
  }
}

const chromiumArgs = (profile: string, url: string): readonly string[] => [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  `--user-data-dir=${profile}`,
  url,
];
const firefoxArgs = (profile: string, url: string): readonly string[] => ['--headless', '--profile', profile, url];

function browserHosts(name: string, command: string | undefined, args: typeof chromiumArgs): Host[] {
  const inside = (where: string): Host['run'] => (command === undefined ? undefined : inBrowser(command, args, where));
  return [
    { name: `${name}, page`, run: inside(IN_PAGE) },
    { name: `${name}, worker`, run: inside(IN_WORKER) },
  ];
}

/** An engine with a shell, which prints the figures when its jobs are done. */
function shellHost(name: string, ...commands: readonly string[]): Host {
  const command = installed(...commands);
  return { name, run: command === undefined ? undefined : (script) => inShell(command, script) };
}

function inShell(command: string, script: string): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'rensa-engine-'));
  const file = join(folder, 'script.js');
  writeFileSync(file, `${script};run().then((figures) => print(JSON.stringify(figures)));`);
  const text = execFileSync(command, [file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return Promise.resolve(JSON.parse(text) as Figures);
}

export const HOSTS: readonly Host[] = [
  { name: 'Node', run: inNode },
  ...browserHosts('Chromium', installed('chromium', 'chromium-browser', 'google-chrome'), chromiumArgs),
  ...browserHosts('Firefox', installed('firefox-esr', 'firefox'), firefoxArgs),
  { name: 'QuickJS', run: inQuickJs },
  shellHost('SpiderMonkey', 'js128', 'js115', 'js102', 'js'),
  shellHost('JavaScriptCore', 'jsc'),
];
