import type { Circle, Remark, Remarks, WantedRemarks } from '@coalbrook/wire/online';

import type { ApiAnswer } from '../session/online/onlineApi.ts';

type Read = (bounds: Pick<WantedRemarks, 'after' | 'before'>) => Promise<ApiAnswer<Remarks>>;

/** What was said to one circle, as far as it was asked for: without a gap up to the newest. */
export class HeardRemarks {
  readonly circle: Circle;
  readonly #read: (circle: Circle) => Read;
  #remarks: readonly Remark[] = [];
  #isAsking = false;
  #isStale = false;
  isLoaded = false;

  constructor(circle: Circle, read: (circle: Circle) => Read) {
    this.circle = circle;
    this.#read = read;
  }

  get remarks(): readonly Remark[] {
    return this.#remarks;
  }

  get last(): number {
    return this.#remarks.at(-1)?.number ?? 0;
  }

  get hasOlder(): boolean {
    return (this.#remarks[0]?.number ?? 1) > 1;
  }

  /** Asks for everything new. `onRead` hears every answer. Whoever calls it meanwhile makes it ask once more. */
  async refresh(onRead: (read: Remarks) => void): Promise<void> {
    this.#isStale = true;
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      while (this.#isStale) {
        this.#isStale = false;
        const answer = await this.#read(this.circle)(this.isLoaded ? { after: this.last } : {});
        if (!answer.ok) return;
        this.#add(answer.value.remarks);
        this.isLoaded = true;
        // There can be more than is sent at once.
        if (answer.value.remarks.length > 0 && this.last < answer.value.last) this.#isStale = true;
        onRead(answer.value);
      }
    } finally {
      this.#isAsking = false;
    }
  }

  async loadOlder(): Promise<void> {
    const [first] = this.#remarks;
    if (!first) return;
    const answer = await this.#read(this.circle)({ before: first.number });
    // Not if somebody else has asked for the same.
    if (answer.ok && this.#remarks[0] === first) this.#remarks = [...answer.value.remarks, ...this.#remarks];
  }

  #add(remarks: readonly Remark[]): void {
    const { last } = this;
    this.#remarks = [...this.#remarks, ...remarks.filter(({ number }) => number > last)];
  }
}
