import type { Decision } from '@coalbrook/bots';
import { findLegal } from '@coalbrook/rules';
import type { State, Table } from '@coalbrook/rules';
import type { BotFailure } from '@coalbrook/wire';

import type { BotMove, PendingAnswer, Ports } from './ports.ts';

/** How long a bot may think, in milliseconds, before the players are told that it has not answered. */
export const BOT_DEADLINE = 60_000;

/** A bot's answer. */
export type BotAnswer =
  | BotMove
  | { readonly failure: BotFailure }
  /** The request was cancelled. */
  | undefined;

/** Waits for an answer and checks it in the position that was asked about. */
const awaitAnswer = async (pending: PendingAnswer, table: Table, position: State): Promise<BotAnswer> => {
  try {
    const given: Partial<BotMove> | undefined = await pending.answer;
    const isAction = typeof given?.action === 'object' && given.action !== null;
    const action = isAction ? findLegal(table, position, given.action) : undefined;
    return action ? { ...given, action } : { failure: 'illegal' };
  } catch {
    return { failure: 'failed' };
  }
};

/** Runs a call whose failure does not matter. */
const quietly = (run: () => void): void => {
  try {
    run();
  } catch {
    // The answer is the same if a bot or clock cannot be stopped.
  }
};

/** Asks a bot, with a deadline. Always settles, whatever the bot and the clock do. */
export const askBot = (
  { bots, clock }: Pick<Ports, 'bots' | 'clock'>,
  policy: string,
  decision: Decision,
): { readonly answer: Promise<BotAnswer>; readonly cancel: () => void } => {
  // The bot may change the view it is given.
  const position = decision.view.copy();
  let settle: (answer: BotAnswer) => void = () => undefined;
  const answer = new Promise<BotAnswer>((resolve) => (settle = resolve));
  let pending: PendingAnswer | undefined;
  let stopClock = (): void => undefined;
  const end = (outcome: BotAnswer): void => {
    quietly(stopClock);
    settle(outcome);
  };
  const cancel = (outcome: BotAnswer): void => {
    end(outcome);
    quietly(() => pending?.cancel());
  };
  try {
    pending = bots.ask(policy, decision);
    void awaitAnswer(pending, decision.table, position).then(end);
    stopClock = clock.after(BOT_DEADLINE, () => cancel({ failure: 'late' }));
  } catch {
    cancel({ failure: 'failed' });
  }
  return { answer, cancel: () => cancel(undefined) };
};
