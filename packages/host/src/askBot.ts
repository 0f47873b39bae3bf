import type { Decision } from '@coalbrook/bots';
import { isLegal } from '@coalbrook/rules';
import type { Action } from '@coalbrook/rules';
import type { BotFailure } from '@coalbrook/wire';

import type { Ports, Thought } from './ports.ts';

/** How long a bot may think, in milliseconds, before the players are told that it does not answer. */
export const BOT_DEADLINE = 60_000;

/** A bot's answer. */
export type BotAnswer =
  | { readonly action: Action }
  | { readonly failure: BotFailure }
  /** The request was cancelled. */
  | undefined;

const isOffered = ({ table, view }: Decision, action: unknown): action is Action =>
  typeof action === 'object' && action !== null && isLegal(table, view, action as Action);

/** Asks a bot, with a deadline. Always settles, whatever the bot does. */
export const askBot = (
  { bots, clock }: Pick<Ports, 'bots' | 'clock'>,
  policy: string,
  decision: Decision,
): { readonly answer: Promise<BotAnswer>; readonly cancel: () => void } => {
  let settle: (answer: BotAnswer) => void = () => undefined;
  const answer = new Promise<BotAnswer>((resolve) => (settle = resolve));
  let thought: Thought;
  try {
    thought = bots.ask(policy, decision);
  } catch {
    return { answer: Promise.resolve({ failure: 'failed' }), cancel: () => undefined };
  }
  const stop = (instead: BotAnswer): void => {
    settle(instead);
    thought.cancel();
  };
  const callOff = clock.after(BOT_DEADLINE, () => stop({ failure: 'late' }));
  const heard = thought.answer.then(
    (action): BotAnswer => (isOffered(decision, action) ? { action } : { failure: 'illegal' }),
    (): BotAnswer => ({ failure: 'failed' }),
  );
  void heard.then(settle).finally(callOff);
  return {
    answer,
    cancel: () => {
      callOff();
      stop(undefined);
    },
  };
};
