// A copy of all files of one version of the app, for when there is no network. A page gets all its files from the same
// version. The copies of the two versions before stay, because pages of them may still be open.

/** What was built. */
export interface Build {
  readonly version: string;
  /** The paths of all files; the document is `/`. */
  readonly files: readonly string[];
}

/** What of a request matters here. */
export interface FileRequest {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

export type FetchFile = (file: string, options?: RequestInit) => Promise<Response>;

const PREFIX = 'rensa-';
/** Their names change with their content. */
const HASHED = '/assets/';
const DOCUMENT = '/';
const OLDER_KEPT = 2;
/** The name of a file at the end of a path. */
const FILE = /\.[a-z0-9]+$/;
/** The request that a file was kept for may have been sent with other headers. */
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

  /** Rejects unless every file is there. */
  async fill(): Promise<void> {
    const cache = await this.#own();
    await Promise.all(
      this.#build.files.map(async (file) => {
        const kept = file.startsWith(HASHED) ? await this.#caches.match(file, ANY) : undefined;
        await cache.put(file, kept ?? (await this.#get(file)));
      }),
    );
  }

  /** Undefined for what is left to the network. */
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

  #own(): Promise<Cache> {
    return this.#caches.open(this.#name);
  }

  /** A page of an older version finds its files in that copy. */
  async #find(file: string): Promise<Response> {
    const kept = (await (await this.#own()).match(file, ANY)) ?? (await this.#caches.match(file, ANY));
    return kept ?? this.#fetch(file);
  }

  async #get(file: string): Promise<Response> {
    const response = await this.#fetch(file, { cache: file.startsWith(HASHED) ? 'default' : 'reload' });
    if (!response.ok) throw new Error(`${file} could not be fetched: status ${response.status}`);
    if (file === DOCUMENT) this.#check(await response.clone().text());
    return response;
  }

  /** While a new version is put on the server, the document may be newer than this list of files. */
  #check(html: string): void {
    const strange = html.match(/\/assets\/[^"]+/g)?.find((file) => !this.#build.files.includes(file));
    if (strange !== undefined) throw new Error(`the document is of another version: it names ${strange}`);
  }
}
