// Long work in small parts, so that whoever runs it can do something else in between, or give up.

/** Gives the share that is done after each part, from 0 to 1, and at last the answer. */
export type InParts<T> = Generator<number, T, void>;

/** Runs all parts without a pause. */
export function atOnce<T>(work: InParts<T>): T {
  for (;;) {
    const part = work.next();
    if (part.done === true) return part.value;
  }
}
