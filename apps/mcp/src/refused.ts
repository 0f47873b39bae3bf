import type { Result } from '@coalbrook/rules';

/** What cannot be done, in one sentence for whoever asked. */
export class Refused extends Error {}

export const orRefuse = <Value, Fault>(result: Result<Value, Fault>, say: (fault: Fault) => string): Value => {
  if (!result.ok) throw new Refused(say(result.fault));
  return result.value;
};
