import type { Seat } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import { isNameTaken } from '@coalbrook/wire/online';
import { languages, policyName } from '@coalbrook/words';

/** The names under which a sitter is shown: a bot's own, and what its policy is called in each language of the page. */
const shownNames = ({ kind, name, policy }: Sitter): readonly string[] =>
  kind === 'bot' ? [name, ...languages.map((language) => policyName(policy, language))] : [name];

/** Whether somebody else at a table has this name, or one that looks the same. Nobody's seat is that of somebody who watches. */
export const isTakenAt = (sitters: readonly Sitter[], free: readonly Seat[], seat: Seat, name: string): boolean =>
  isNameTaken(
    sitters.map((sitter, at) => ({ ...sitter, isFree: free.includes(at as Seat) })),
    seat,
    name,
    shownNames,
  );
