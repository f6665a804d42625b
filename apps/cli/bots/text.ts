/** What `help` says about a command for one game beyond what it says for all. */
export interface TaskText {
  readonly help: readonly string[];
  readonly examples: readonly string[];
}
