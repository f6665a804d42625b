/** Caches in memory for tests, with the methods that the copy uses. */
export function memoryCaches(): CacheStorage {
  const caches = new Map<string, Map<string, Response>>();
  const matchIn = (files: Map<string, Response>, file: string) => files.get(file)?.clone();
  const cacheOf = (files: Map<string, Response>) => ({
    match: async (file: string) => matchIn(files, file),
    delete: async (file: string) => files.delete(file),
    put: async (file: string, response: Response) => void files.set(file, response),
  });
  return {
    open: async (name: string) => {
      const files = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, files);
      return cacheOf(files);
    },
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (file: string) => [...caches.values()].map((files) => matchIn(files, file)).find(Boolean),
  } as unknown as CacheStorage;
}
