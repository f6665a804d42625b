import { type Ink, oneLine } from './print.ts';

/** What a command has to say, for a program and for a person. */
export interface Answer {
  readonly json: unknown;
  readonly text: (ink: Ink) => string;
  /** 1 when the thing checked does not hold, 2 when an input was bad. */
  readonly exit?: 1 | 2;
  /** A line for standard error, beside the answer. */
  readonly problem?: string;
}

/** One input of many. */
export interface Item {
  /** How a person tells it from the others. */
  readonly title: string;
  readonly answer: () => Answer | Promise<Answer>;
}

/** The answers in the order of the items; one that fails leaves its error in its place. */
export async function answerAll(items: readonly Item[]): Promise<Answer> {
  const answers: Answer[] = [];
  const failures: string[] = [];
  for (const { title, answer } of items) {
    try {
      answers.push(await answer());
    } catch (error) {
      const message = oneLine((error as Error).message);
      failures.push(`${title}: ${message}`);
      answers.push({ json: { error: message }, text: () => `error: ${message}` });
    }
  }
  return {
    json: answers.map(({ json }) => json),
    text: (ink) => answers.map(({ text }, i) => `${items[i]?.title}\n${text(ink)}`).join('\n\n'),
    ...(answers.some(({ exit }) => exit === 1) && { exit: 1 }),
    ...(failures.length > 0 && { exit: 2, problem: summary(failures) }),
  };
}

function summary(failures: readonly string[]): string {
  const more = failures.length - 1;
  return more === 0 ? `${failures[0]}` : `${failures[0]} (and ${more} more)`;
}
