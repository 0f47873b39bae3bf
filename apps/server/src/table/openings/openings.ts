/** The beginnings of new tables that take a while to work out: one after the other, fairly between addresses. */

import type { NewTable } from '@coalbrook/wire/online';

import { LOOKING } from '../../ground/attention.ts';
import { FairQueue } from '../../ground/fairQueue.ts';
import { beginTable } from '../games/newTable.ts';
import type { Begun, TableBeginning } from '../games/newTable.ts';

/** Works out a beginning, perhaps in another thread. */
export interface OpeningWork {
  begin(task: TableBeginning): Promise<Begun>;
  close(): Promise<void>;
}

/** In this thread, but not before everything else that is waiting has been done. */
export const openingsHere: OpeningWork = {
  begin: async (beginning) => {
    await new Promise(setImmediate);
    return beginTable(beginning);
  },
  close: () => Promise.resolve(),
};

/** Tables with something of one's own that wait for one address, and for all, the one in work among them. */
const MOST_OF_ADDRESS = 2;
const MOST = 64;

/** Whether reading, compiling or replaying a table can take more than a few milliseconds. */
const isLong = ({ position, record, wish }: NewTable): boolean =>
  position !== undefined || record !== undefined || Object.keys(wish.files ?? {}).length > 0;

interface Waiting extends TableBeginning {
  readonly address: string | undefined;
  readonly resolve: (begun: Begun) => void;
  readonly reject: (error: unknown) => void;
}

export class Openings {
  readonly #work: OpeningWork;
  readonly #queue = new FairQueue<Waiting>();
  /** How many wait, by address. */
  readonly #counts = new Map<string | undefined, number>();
  #isWorking = false;

  constructor(work: OpeningWork) {
    this.#work = work;
  }

  /** `busy` if too many wait already. An address may be unknown, where a proxy speaks for everybody. */
  begin(task: TableBeginning, address: string | undefined): Promise<Begun | 'busy'> {
    if (!isLong(task.table)) return Promise.resolve(beginTable(task));
    const count = this.#counts.get(address) ?? 0;
    const isBusy = (address !== undefined && count >= MOST_OF_ADDRESS) || this.#queue.length >= MOST;
    if (isBusy) return Promise.resolve('busy');
    this.#counts.set(address, count + 1);
    return new Promise((resolve, reject) => {
      const attention = { looking: LOOKING.nobody, group: address ?? '' };
      this.#queue.add({ ...task, address, resolve, reject }, () => attention);
      if (!this.#isWorking) void this.#run();
    });
  }

  close(): Promise<void> {
    return this.#work.close();
  }

  async #run(): Promise<void> {
    this.#isWorking = true;
    for (let next = this.#queue.take(); next; next = this.#queue.take()) {
      const { address, resolve, reject, ...task } = next;
      await this.#work.begin(task).then(resolve, reject);
      const left = (this.#counts.get(address) ?? 1) - 1;
      if (left > 0) this.#counts.set(address, left);
      else this.#counts.delete(address);
    }
    this.#isWorking = false;
  }
}
