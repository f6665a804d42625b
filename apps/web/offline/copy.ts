// Copies of all files of one version of the app, for when there is no network. A page gets all its files from the same
// version. The copies of the two versions before stay, because their pages may still be open.

/** Result of a build. */
export interface Build {
  readonly version: string;
  /** Paths of all files; the document is `/`. */
  readonly files: readonly string[];
  /** Path of the script that the document begins with. Its name changes with its content. */
  readonly entry: string;
}

/** Part of a request that is used here. */
export interface FileRequest {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

export type FetchFile = (file: string, options?: RequestInit) => Promise<Response>;

const PREFIX = 'rensa-';
/** Folder of files whose names change with their content. */
const HASHED = '/assets/';
const DOCUMENT = '/';
const OLDER_KEPT = 2;
/** Matches a path that ends with the name of a file. */
const FILE = /\.[a-z0-9]+$/;
/** Ignores headers: the request that a file was stored for may have had others. */
const ANY = { ignoreVary: true } as const;

export class OfflineCopy {
  readonly #build: Build;
  readonly #caches: CacheStorage;
  readonly #fetch: FetchFile;

  constructor(build: Build, caches: CacheStorage, fetchFile: FetchFile) {
    this.#build = build;
    this.#caches = caches;
    this.#fetch = fetchFile;
  }

  /** Copies all files. Rejects unless every file is there. */
  async fill(): Promise<void> {
    const cache = await this.#openCache();
    await Promise.all(
      this.#build.files.map(async (file) => {
        const kept = file.startsWith(HASHED) ? await this.#caches.match(file, ANY) : undefined;
        await cache.put(file, kept ?? (await this.#get(file)));
      }),
    );
  }

  /** Answer to a request; undefined for a request that the network answers. */
  answer({ method, mode, url }: FileRequest, origin: string): Promise<Response> | undefined {
    const to = new URL(url);
    if (method !== 'GET' || to.origin !== origin) return undefined;
    if (mode === 'navigate') return FILE.test(to.pathname) ? undefined : this.#find(DOCUMENT);
    const isOurs = to.pathname.startsWith(HASHED) || this.#build.files.includes(to.pathname);
    return isOurs ? this.#find(to.pathname) : undefined;
  }

  /** Drops all copies but this one and the last two before it. */
  async forgetOld(): Promise<void> {
    const names = (await this.#caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== this.#name);
    await Promise.all(names.slice(0, -OLDER_KEPT).map((name) => this.#caches.delete(name)));
  }

  get #name(): string {
    return PREFIX + this.#build.version;
  }

  #openCache(): Promise<Cache> {
    return this.#caches.open(this.#name);
  }

  /** Finds a file, for a page of an older version in the copy of that version. One that is missing here is put back. */
  async #find(file: string): Promise<Response> {
    const own = await this.#openCache();
    const kept = await own.match(file, ANY);
    if (kept !== undefined && (await this.#whyRefused(file, kept)) === undefined) return kept;
    const other = kept ?? (await this.#caches.match(file, ANY));
    if (other !== undefined && file !== DOCUMENT) return other;
    try {
      return await this.#restored(own, file);
    } catch (error) {
      if (other === undefined) throw error;
      return other;
    }
  }

  /** The answer of the network, kept if it is a file of this version. */
  async #restored(own: Cache, file: string): Promise<Response> {
    const response = await this.#fetch(file);
    const isOwn = this.#build.files.includes(file) && (await this.#whyRefused(file, response)) === undefined;
    if (isOwn) await own.put(file, response.clone());
    return response;
  }

  async #get(file: string): Promise<Response> {
    const response = await this.#fetch(file, { cache: file.startsWith(HASHED) ? 'default' : 'reload' });
    const why = await this.#whyRefused(file, response);
    if (why !== undefined) throw new Error(`${file} could not be fetched: ${why}`);
    return response;
  }

  /** Why an answer is no file of this version: servers and networks may answer anything with a page of their own. */
  async #whyRefused(file: string, response: Response): Promise<string | undefined> {
    if (!response.ok) return `status ${response.status}`;
    if (file === DOCUMENT) return this.#whyForeign(await response.clone().text());
    return response.headers.get('content-type')?.startsWith('text/html') ? 'it is a page' : undefined;
  }

  /** A document of this version names its entry script, and no file that is unknown: it may be newer than this list. */
  #whyForeign(html: string): string | undefined {
    const named: readonly string[] = html.match(/\/assets\/[^"]+/g) ?? [];
    const unknown = named.find((file) => !this.#build.files.includes(file));
    if (unknown !== undefined) return `it names ${unknown}, so it is of another version`;
    return named.includes(this.#build.entry) ? undefined : `it does not name ${this.#build.entry}`;
  }
}
