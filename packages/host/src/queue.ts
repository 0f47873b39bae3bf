/** Runs tasks one at a time, whether they succeed or fail. */
export class Queue {
  #tail: Promise<unknown> = Promise.resolve();

  run<Made>(work: () => Promise<Made> | Made): Promise<Made> {
    const made = this.#tail.then(work);
    this.#tail = made.catch(() => undefined);
    return made;
  }
}
