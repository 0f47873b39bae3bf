// Tells the process that started Vitest or Playwright how far the tests are.

export default class ProgressReporter {
  #count = { done: 0, total: 0, of: 'files' };

  #tell(change) {
    this.#count = { ...this.#count, ...change };
    process.send?.(this.#count);
  }

  // Vitest knows its files beforehand, but not their tests.
  onTestRunStart(files) {
    this.#tell({ total: files.length });
  }

  onTestModuleEnd() {
    this.#tell({ done: this.#count.done + 1 });
  }

  // Playwright
  onBegin(_, suite) {
    this.#tell({ total: suite.allTests().length, of: 'tests' });
  }

  onTestEnd() {
    this.#tell({ done: this.#count.done + 1 });
  }

  printsToStdio() {
    return false;
  }
}
