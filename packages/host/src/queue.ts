/** Runs pieces of work one after the other, whatever becomes of each. */
export class Queue {
  #tail: Promise<unknown> = Promise.resolve();

  run<Made>(work: () => Promise<Made> | Made): Promise<Made> {
    const made = this.#tail.then(work);
    this.#tail = made.catch(() => undefined);
    return made;
  }
}
