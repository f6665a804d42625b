/** The part of a bot command that differs by game: its setup flags, help and examples. */
export interface TaskText {
  /** Flags that set a field of the setup, with the function that reads their value. */
  readonly setup?: Readonly<Record<string, (written: string) => unknown>>;
  /** Fields of the setup that differ from those of a match unless a flag sets them. */
  readonly usual?: object;
  readonly help: readonly string[];
  readonly examples: readonly string[];
}
