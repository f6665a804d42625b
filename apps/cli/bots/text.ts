/** What `help` says about a command for one game beyond what it says for all. */
export interface TaskText {
  /** Flags that are fields of its setup, and how their values are read. */
  readonly setup?: Readonly<Record<string, (written: string) => unknown>>;
  readonly help: readonly string[];
  readonly examples: readonly string[];
}
