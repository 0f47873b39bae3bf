/** Lets one task run at a time, in the order of asking. */
export class Lock {
  #tail: Promise<unknown> = Promise.resolve();

  run<Made>(work: () => Promise<Made> | Made): Promise<Made> {
    const made = this.#tail.then(work);
    this.#tail = made.catch(() => undefined);
    return made;
  }
}
