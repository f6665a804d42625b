import { describe, expect, test, vi } from 'vitest';
import { type Build, type FetchFile, OfflineCopy } from './copy.ts';
import { memoryCaches } from './caches.testing.ts';

const ORIGIN = 'https://rensa.example';
const OLD: Build = {
  version: 'old',
  files: ['/', '/favicon.svg', '/assets/a-1.js', '/assets/b-1.js'],
  entry: '/assets/b-1.js',
};
const NEW: Build = {
  version: 'new',
  files: ['/', '/favicon.svg', '/assets/a-1.js', '/assets/b-2.js'],
  entry: '/assets/b-2.js',
};

/** A server of one version. */
const serve = (build: Build, html = `${build.version}: "${build.files.at(-1)}"`) =>
  vi.fn<FetchFile>(async (file) => {
    if (!build.files.includes(file)) return new Response('', { status: 404 });
    return new Response(file === '/' ? html : `${file} of ${build.version}`);
  });

const offline: FetchFile = () => Promise.reject(new TypeError('no network'));

async function filled(build: Build, caches = memoryCaches()): Promise<CacheStorage> {
  await new OfflineCopy(build, caches, serve(build)).fill();
  return caches;
}

async function textOf(copy: OfflineCopy, path: string, mode = 'cors'): Promise<string | undefined> {
  return (await copy.answer({ method: 'GET', mode, url: ORIGIN + path }, ORIGIN))?.text();
}

describe('a copy of the app', () => {
  test('answers for every page and every file without a network', async () => {
    const copy = new OfflineCopy(OLD, await filled(OLD), offline);
    for (const page of ['/', '/play/game', '/replay/7?x=1'])
      expect(await textOf(copy, page, 'navigate')).toBe('old: "/assets/b-1.js"');
    for (const file of OLD.files.slice(1)) expect(await textOf(copy, file)).toBe(`${file} of old`);
  });

  test.each([
    ['another origin', { method: 'GET', mode: 'cors', url: 'https://elsewhere.example/assets/a-1.js' }],
    ['what is sent', { method: 'POST', mode: 'cors', url: `${ORIGIN}/assets/a-1.js` }],
    ['a document that is a file', { method: 'GET', mode: 'navigate', url: `${ORIGIN}/empty.html` }],
    ['a file that is not in the list', { method: 'GET', mode: 'cors', url: `${ORIGIN}/robots.txt` }],
  ])('leaves %s to the network', async (_, request) => {
    expect(new OfflineCopy(OLD, await filled(OLD), offline).answer(request, ORIGIN)).toBeUndefined();
  });

  test('a missing asset has the status of the server', async () => {
    const copy = new OfflineCopy(OLD, await filled(OLD), serve(OLD));
    const answer = await copy.answer({ method: 'GET', mode: 'cors', url: `${ORIGIN}/assets/none.js` }, ORIGIN);
    expect(answer?.status).toBe(404);
  });

  test('is refused as a whole if one file does not come', async () => {
    const partly = serve({ ...NEW, files: NEW.files.slice(0, -1) }, '');
    await expect(new OfflineCopy(NEW, memoryCaches(), partly).fill()).rejects.toThrow('/assets/b-2.js');
  });

  test('is refused if the document is of another version', async () => {
    const mixed = serve(NEW, '<script src="/assets/c-3.js">');
    await expect(new OfflineCopy(NEW, memoryCaches(), mixed).fill()).rejects.toThrow('/assets/c-3.js');
  });

  test.each([
    ['a page of the server', '<h1>Down for maintenance</h1>'],
    ['a page that names another file', '<link href="/assets/a-1.js">'],
  ])('is refused if the document is %s', async (_, html) => {
    const caches = memoryCaches();
    await expect(new OfflineCopy(NEW, caches, serve(NEW, html)).fill()).rejects.toThrow('/assets/b-2.js');
  });

  test('is refused if a file is a page', async () => {
    const portal = vi.fn<FetchFile>(async (file) =>
      file === '/' ? serve(NEW)('/') : new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } }),
    );
    await expect(new OfflineCopy(NEW, memoryCaches(), portal).fill()).rejects.toThrow('it is a page');
  });

  test('takes back files that the browser has thrown away, and a document that is none', async () => {
    const caches = await filled(NEW);
    const own = await caches.open('rensa-new');
    await own.delete('/assets/b-2.js');
    await own.put('/', new Response('<h1>Down for maintenance</h1>'));
    const copy = new OfflineCopy(NEW, caches, serve(NEW));
    expect(await textOf(copy, '/play/game', 'navigate')).toBe('new: "/assets/b-2.js"');
    expect(await textOf(copy, '/assets/b-2.js')).toBe('/assets/b-2.js of new');
    const later = new OfflineCopy(NEW, caches, offline);
    expect(await textOf(later, '/play/game', 'navigate')).toBe('new: "/assets/b-2.js"');
    expect(await textOf(later, '/assets/b-2.js')).toBe('/assets/b-2.js of new');
  });

  test('puts back nothing that is not of its version', async () => {
    const caches = await filled(NEW);
    await (await caches.open('rensa-new')).delete('/');
    expect(await textOf(new OfflineCopy(NEW, caches, serve(NEW, 'Busy')), '/', 'navigate')).toBe('Busy');
    await expect(textOf(new OfflineCopy(NEW, caches, offline), '/', 'navigate')).rejects.toThrow('no network');
  });

  test('takes what has not changed from the copy before it', async () => {
    const caches = await filled(OLD);
    const server = serve(NEW);
    await new OfflineCopy(NEW, caches, server).fill();
    expect(server.mock.calls.map(([file]) => file)).toEqual(['/', '/favicon.svg', '/assets/b-2.js']);
  });

  test('answers with its own files, and with those of the version before for pages that are still open', async () => {
    const copy = new OfflineCopy(NEW, await filled(NEW, await filled(OLD)), offline);
    await copy.forgetOld();
    expect(await textOf(copy, '/', 'navigate')).toBe('new: "/assets/b-2.js"');
    expect(await textOf(copy, '/favicon.svg')).toBe('/favicon.svg of new');
    expect(await textOf(copy, '/assets/b-1.js')).toBe('/assets/b-1.js of old');
  });

  test('forgets all versions but three, and nothing else', async () => {
    const caches = memoryCaches();
    await caches.open('other');
    for (const version of ['1', '2', '3', '4']) await caches.open(`rensa-${version}`);
    await new OfflineCopy({ version: '4', files: [], entry: '' }, caches, offline).forgetOld();
    expect(await caches.keys()).toEqual(['other', 'rensa-2', 'rensa-3', 'rensa-4']);
  });
});
