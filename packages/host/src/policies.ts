import { apprentice, findPolicy, NetShelf } from '@coalbrook/bots';
import type { Decision, NetReader } from '@coalbrook/bots';
import { advise, hintBudgets } from '@coalbrook/coach';
import type { Advice } from '@coalbrook/coach';
import type { Table } from '@coalbrook/rules';

import type { BotMove } from './ports.ts';

/** The policies, with nets that are read when a table needs them. */
export class Policies {
  readonly #nets: NetShelf;

  constructor(read: NetReader) {
    this.#nets = new NetShelf(read);
  }

  /** Decides as a policy does. Without its net it judges by rules of thumb, and tries to read it again the next time. */
  async decide(name: string, decision: Decision): Promise<BotMove> {
    // A stored game may name a policy that no longer exists.
    const policy = findPolicy(name, this.#nets) ?? apprentice;
    const netFault = policy.usesNet ? await this.#fetchNet(decision.table) : undefined;
    const weighed = policy.think?.(decision);
    return { action: weighed ? weighed[0].action : policy.choose(decision), weighed, netFault };
  }

  /** Advises as the master thinks. */
  async advise(decision: Decision): Promise<{ readonly advice: Advice; readonly netFault: string | undefined }> {
    const { table } = decision;
    const netFault = await this.#fetchNet(table);
    const budget = this.#nets.has(table) ? hintBudgets.byNet : hintBudgets.byThumb;
    return { advice: advise(decision, this.#nets.judgeFor(table), budget), netFault };
  }

  /** Reads the net for a table if it is lacking; returns why it could not. */
  async #fetchNet(table: Table): Promise<string | undefined> {
    try {
      await this.#nets.fetch(table);
      return undefined;
    } catch (error) {
      return String(error);
    }
  }
}
