/** What `help` says about a command for one game beyond what it says for all. */
export interface TaskText {
  /** Flags that are fields of its setup, and how their values are read. */
  readonly setup?: Readonly<Record<string, (written: string) => unknown>>;
  /** Fields of the setup that are other than in a match unless a flag says so. */
  readonly usual?: object;
  readonly help: readonly string[];
  readonly examples: readonly string[];
}
