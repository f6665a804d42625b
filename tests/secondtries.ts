// A reporter: why a test needed a second try. Without it the reason is lost as soon as the second one passes.

import type { Reporter, TestCase } from 'vitest/node';

export class SecondTries implements Reporter {
  readonly #flaky: TestCase[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true) this.#flaky.push(test);
  }

  onTestRunEnd(): void {
    for (const test of this.#flaky) {
      const why = test.result().errors?.map(({ message, diff }) => diff ?? message) ?? [];
      process.stdout.write(`\nSecond try: ${test.module.relativeModuleId} > ${test.fullName}\n${why.join('\n')}\n`);
    }
  }
}
