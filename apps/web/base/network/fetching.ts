// How the built page gets the files of a dynamic import; it takes the place of Vite's own helper. Some browsers remember
// for good that a module could not be fetched, even by a second import. So every file is fetched before the import, and
// one that fails is fetched again the next time.

const ready = new Map<string, Promise<void>>();
/** What the cache has of these is of no use. */
const failed = new Set<string>();

/** Resolves when all files are there. `load` is the import itself. */
export async function fetchThenImport<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map((file) => fetchOnce(`/${file}`)));
  return load();
}

/** A file that could not be fetched is forgotten. */
function fetchOnce(url: string): Promise<void> {
  const fetched = ready.get(url) ?? (isInPage(url) ? Promise.resolve() : fetchFile(url));
  ready.set(url, fetched);
  return fetched.catch((error: unknown) => {
    ready.delete(url);
    failed.add(url);
    throw error;
  });
}

function fetchFile(url: string): Promise<void> {
  return url.endsWith('.css') ? addStyle(url) : fetchScript(url);
}

/** Into the browser's cache, where the import finds it. */
async function fetchScript(url: string): Promise<void> {
  const response = await fetch(url, { cache: failed.has(url) ? 'reload' : 'default' });
  if (!response.ok) throw new Error(`${url} could not be fetched: status ${response.status}`);
  await response.arrayBuffer();
}

function addStyle(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${url} could not be fetched`));
    });
    document.head.append(link);
  });
}

/** The document itself has brought it. */
function isInPage(url: string): boolean {
  return document.querySelector(`script[src="${url}"], link[href="${url}"]`) !== null;
}
