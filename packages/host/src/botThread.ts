/** What a thread does in which bots think. They see only views. */

import type { Decision, NetReader } from '@coalbrook/bots';
import type { Advice } from '@coalbrook/coach';
import { tableOf } from '@coalbrook/record';
import type { Header } from '@coalbrook/record';
import { legalActions, State } from '@coalbrook/rules';
import type { Action, Seed, Table, View } from '@coalbrook/rules';

import { Policies } from './policies.ts';
import type { BotMove } from './ports.ts';
import { Queue } from './queue.ts';

/** A decision, without anything hidden from the seat. */
export interface ThreadQuestion {
  readonly id: number;
  /** The id of the game, whose table is made once. */
  readonly game: string;
  readonly header: Omit<Header, 'position'>;
  /** The cells of the seat's view. */
  readonly cells: Int16Array;
  readonly count: number;
  readonly seed: Seed;
}

/** A decision of a bot. */
export interface BotQuestion extends ThreadQuestion {
  readonly policy: string;
}

/** What the coach advises in a decision of a person. */
export type CoachAnswer =
  | { readonly id: number; readonly advice: Advice; readonly netFault?: string | undefined }
  | { readonly id: number; readonly failed: string };

/** A bot's answer, with the indices of actions in the list of legal actions. */
export type BotChoice =
  | {
      readonly id: number;
      readonly index: number;
      readonly weighed?: readonly { readonly index: number; readonly worth: number }[] | undefined;
      readonly netFault?: string | undefined;
    }
  | { readonly id: number; readonly failed: string };

/** What a thread answered, with the legal actions that it was asked about. */
export const moveOf = (choice: BotChoice, legal: readonly Action[]): BotMove => {
  if ('failed' in choice) throw new Error(choice.failed);
  const { index, weighed, netFault } = choice;
  return {
    action: legal[index],
    weighed: weighed?.map(({ index: at, worth }) => ({ action: legal[at], worth })),
    netFault,
  };
};

/** Making a table takes longer than most decisions. */
const MOST_TABLES = 50;

/** Answers questions one by one, and remembers the tables of recent games. */
export class BotThread {
  readonly #policies: Policies;
  readonly #queue = new Queue();
  readonly #tables = new Map<string, Table>();

  constructor(read: NetReader) {
    this.#policies = new Policies(read);
  }

  /** Always resolves. Questions are answered in the order in which they were asked. */
  answer(question: BotQuestion): Promise<BotChoice> {
    return this.#inTurn(question, () => this.#choose(question));
  }

  /** The same for a question to the coach. */
  advise(question: ThreadQuestion): Promise<CoachAnswer> {
    return this.#inTurn(question, async () => ({
      id: question.id,
      ...(await this.#policies.advise(this.#decisionOf(question))),
    }));
  }

  #inTurn<Answer>(
    { id }: ThreadQuestion,
    work: () => Promise<Answer>,
  ): Promise<Answer | { id: number; failed: string }> {
    return this.#queue.run(async () => {
      try {
        return await work();
      } catch (error) {
        return { id, failed: String(error) };
      }
    });
  }

  async #choose(question: BotQuestion): Promise<BotChoice> {
    const { id, policy } = question;
    const decision = this.#decisionOf(question);
    const { legal } = decision;
    const { action, weighed, netFault } = await this.#policies.decide(policy, decision);
    return {
      id,
      index: legal.indexOf(action),
      weighed: weighed?.map((one) => ({ index: legal.indexOf(one.action), worth: one.worth })),
      netFault,
    };
  }

  #decisionOf(question: ThreadQuestion): Decision {
    const table = this.#tableOf(question);
    const view = new State(table.layout) as View;
    view.cells.set(question.cells);
    const { count, seed } = question;
    return { table, view, legal: legalActions(table, view), count, seed };
  }

  #tableOf({ game, header }: ThreadQuestion): Table {
    const known = this.#tables.get(game);
    if (known) return known;
    const table = tableOf(header);
    if (!table.ok) throw new Error(`no table: ${table.fault.at} ${table.fault.problem}`);
    if (this.#tables.size >= MOST_TABLES) this.#tables.clear();
    this.#tables.set(game, table.value);
    return table.value;
  }
}
