import type { Table } from '@coalbrook/rules';

import { thumbJudge } from '../judge.ts';
import type { Judge } from '../judge.ts';
import { calibrated } from './calibrated.ts';
import { excessesOf } from './excesses.ts';
import { mapMark } from './mapMark.ts';
import { fits, Net } from './net.ts';
import { netFileFor } from './netFiles.ts';
import { netJudge } from './netJudge.ts';
import { readWeights } from './weights.ts';
import type { NetWeights } from './weights.ts';

/** Reads a file of `nets` by its name. */
export type NetReader = (file: string) => Promise<Uint8Array>;

/** The nets that are at hand. They are read when a table needs them; without one, the rules of thumb judge. */
export class NetShelf {
  readonly #read: NetReader;
  readonly #weights = new Map<number, NetWeights>();
  readonly #judges = new WeakMap<Table, Judge>();

  constructor(read: NetReader) {
    this.#read = read;
  }

  /** Whether there is a net for a table that is not yet at hand. */
  lacks(table: Table): boolean {
    return netFileFor(table) !== undefined && !this.has(table);
  }

  /** Whether the net for a table is at hand. */
  has(table: Table): boolean {
    return this.#weights.has(mapMark(table));
  }

  /** Reads the net for a table, if there is one. Rejects if it cannot be read; it may be tried again. */
  async fetch(table: Table): Promise<void> {
    const file = netFileFor(table);
    if (file === undefined || !this.lacks(table)) return;
    const weights = readWeights(await this.#read(file));
    if (!weights || !fits(table, weights)) throw new Error(`${file} holds no weights for this table`);
    this.#weights.set(mapMark(table), weights);
  }

  judgeFor(table: Table): Judge {
    const known = this.#judges.get(table);
    if (known) return known;
    const weights = this.#weights.get(mapMark(table));
    const file = netFileFor(table);
    if (!weights || file === undefined) return thumbJudge(table);
    const judge = calibrated(netJudge(table, new Net(table, weights)), table, excessesOf(file));
    this.#judges.set(table, judge);
    return judge;
  }
}
