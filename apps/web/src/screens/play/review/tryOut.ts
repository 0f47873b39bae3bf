import { makeRecord } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';

import { makeSavedText } from '../../../session/savedText.ts';
import { beginningOf } from './beginningOf.ts';
import type { ReviewableGame } from './reviewableGame.ts';

/** Who plays for the other people. */
const OTHERS = 'master';

const seatOf = (sitter: Sitter, isOwn: boolean): Sitter => {
  if (isOwn) return { ...sitter, kind: 'person', policy: '' };
  return sitter.kind === 'person' ? { ...sitter, kind: 'bot', policy: OTHERS } : sitter;
};

/** A new game against bots, as a file, that goes on where a seat had to choose. */
export const tryOut = ({ record, sitters }: ReviewableGame, seat: Seat, seq: number, seed: string): string => {
  const entries = record.entries.slice(0, beginningOf(record, seat, seq)?.seq ?? seq);
  const seated = sitters.map((sitter, index) => seatOf(sitter, index === seat));
  return makeSavedText({ sitters: seated, seed, isTakenBack: true }, makeRecord({ ...record, entries }));
};
