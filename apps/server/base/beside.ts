// Modules that run by themselves, as a thread or a child process. From source such a module stands in its folder; in the
// built server all of them are beside main.js.

import { Worker } from 'node:worker_threads';

/** `beside(import.meta.url, 'worker')` */
export function beside(from: string, name: string): URL {
  return new URL(from.endsWith('.ts') ? `./${name}.ts` : `./${name}.js`, from);
}

/** Starts a module as a thread. Node 20 does not hand the loader of TypeScript on to threads. */
export function openThread(module: URL, data: unknown): Worker {
  const options = { workerData: data, stdout: true, stderr: true };
  if (!module.pathname.endsWith('.ts')) return new Worker(module, options);
  const [loader, code] = [import.meta.resolve('tsx/esm/api'), module.href].map((each) => JSON.stringify(each));
  const script = `import(${loader}).then(({ register }) => { register(); return import(${code}); })`;
  return new Worker(script, { ...options, eval: true });
}
