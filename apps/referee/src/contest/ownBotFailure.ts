import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';

/** A user's bot failed, which ends its game. The message is a sentence for the user. */
export class OwnBotFailure extends Error {
  override readonly name = 'OwnBotFailure';
}

/** Turns the failure of a user's bot into a fault. */
export const playing = async <Value>(play: () => Promise<Value>): Promise<Result<Value, string>> => {
  try {
    return done(await play());
  } catch (error) {
    if (error instanceof OwnBotFailure) return fail(error.message);
    throw error;
  }
};
