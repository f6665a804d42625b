// Fetches the files of a dynamic import; replaces Vite's helper in the built page. Some browsers remember forever that
// a module could not be fetched, even for a second import. So every file is fetched before the import, and a file that
// fails is fetched again the next time.

const ready = new Map<string, Promise<void>>();
/** Addresses whose cached answer is an error. */
const failed = new Set<string>();

/** Resolves when all files are there. `load` is the import itself. */
export async function fetchThenImport<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map((file) => fetchOnce(`/${file}`)));
  return load();
}

/** Fetches a file once; one that fails is forgotten. */
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

/** Fetches a script into the browser's cache, where the import finds it. */
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

/** True if the document itself has loaded the file. */
function isInPage(url: string): boolean {
  return document.querySelector(`script[src="${url}"], link[href="${url}"]`) !== null;
}
