// Reports the progress of Vitest or Playwright to the process that started it.

export default class ProgressReporter {
  #count = { done: 0, total: 0, of: 'files' };

  #tell(change) {
    this.#count = { ...this.#count, ...change };
    process.send?.(this.#count);
  }

  // Vitest knows the number of files in advance, but not of tests.
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
