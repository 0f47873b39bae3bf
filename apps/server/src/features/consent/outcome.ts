import type { Seat } from '@coalbrook/rules';
import type { Proposal, TableQuestion, Vote } from '@coalbrook/wire/online';

export type Answers = ReadonlyMap<Seat, Vote>;

export const isProposal = (what: TableQuestion): what is Proposal => what.kind !== 'left' && what.kind !== 'late';

/** What can be answered; first what counts if the others are even. */
export const votesFor = (what: TableQuestion): readonly Vote[] => {
  if (what.kind === 'left') return ['bot', 'end'];
  return what.kind === 'late' ? ['turn', 'seat', 'wait'] : ['yes', 'no'];
};

/** The answer with the most votes, or the usual one. */
const mostVoted = (options: readonly Vote[], given: readonly Vote[]): Vote => {
  const counts = options.map((option) => given.filter((vote) => vote === option).length);
  const most = Math.max(...counts);
  const leading = options.filter((_, at) => counts[at] === most);
  return leading.length === 1 ? leading[0] : options[0];
};

/**
 * What was decided; undefined while the question is open. A proposal needs everybody, and one no ends it. Of votes the
 * most count, once everybody has voted, the result is certain, or time is up.
 */
export const outcomeOf = (
  what: TableQuestion,
  asked: readonly Seat[],
  answers: Answers,
  isTimeUp: boolean,
): Vote | undefined => {
  const given = asked.flatMap((seat) => answers.get(seat) ?? []);
  const areAll = given.length === asked.length;
  if (isProposal(what)) {
    if (given.includes('no')) return 'no';
    return areAll ? 'yes' : undefined;
  }
  const options = votesFor(what);
  if (areAll || isTimeUp) return mostVoted(options, given);
  return options.find((option) => given.filter((vote) => vote === option).length * 2 > asked.length);
};
