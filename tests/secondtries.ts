// A reporter: how many tests needed a second try, which, and why. Without it the reason is lost as soon as the second
// try passes.

import type { Reporter, TestCase } from 'vitest/node';

export class SecondTries implements Reporter {
  readonly #flaky: TestCase[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true) this.#flaky.push(test);
  }

  onTestRunEnd(): void {
    for (const test of this.#flaky) process.stdout.write(`\n${nameOf(test)}\n${reasonsOf(test).join('\n')}\n`);
    process.stdout.write(`\nSecond tries: ${this.#flaky.length}\n`);
    for (const test of this.#flaky) process.stdout.write(`  ${nameOf(test)}\n`);
    this.#flaky.length = 0;
  }
}

function nameOf(test: TestCase): string {
  return `${test.module.relativeModuleId} > ${test.fullName}`;
}

function reasonsOf(test: TestCase): readonly string[] {
  return test.result().errors?.map(({ message, diff }) => diff ?? message) ?? [];
}
