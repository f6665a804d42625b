import { type Ink, oneLine } from './print.ts';

/** What a command has to say, for a program and for a person. */
export interface Output {
  readonly json: unknown;
  readonly text: (ink: Ink) => string;
  /** 1 when the thing checked does not hold, 2 when an input was bad. */
  readonly exit?: 1 | 2;
  /** A line for standard error, beside the output. */
  readonly problem?: string;
}

/** One input of many. */
export interface Item {
  /** How a person tells it from the others. */
  readonly title: string;
  readonly output: () => Output | Promise<Output>;
}

/** The outputs in the order of the items; one that fails leaves its error in its place. */
export async function outputAll(items: readonly Item[]): Promise<Output> {
  const outputs: Output[] = [];
  const failures: string[] = [];
  for (const { title, output } of items) {
    try {
      outputs.push(await output());
    } catch (error) {
      const message = oneLine((error as Error).message);
      failures.push(`${title}: ${message}`);
      outputs.push({ json: { error: message }, text: () => `error: ${message}` });
    }
  }
  return {
    json: outputs.map(({ json }) => json),
    text: (ink) => outputs.map(({ text }, i) => `${items[i]?.title}\n${text(ink)}`).join('\n\n'),
    ...(outputs.some(({ exit }) => exit === 1) && { exit: 1 }),
    ...(failures.length > 0 && { exit: 2, problem: summary(failures) }),
  };
}

function summary(failures: readonly string[]): string {
  const more = failures.length - 1;
  return more === 0 ? `${failures[0]}` : `${failures[0]} (and ${more} more)`;
}
