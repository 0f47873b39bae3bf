import { follow, makeRecord, openGame } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';
import { questionOf } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';

import { makeSavedText } from '../../session/savedText.ts';
import type { ReviewableGame } from './reviewableGame.ts';

/** Who plays for the other people. */
const OTHERS = 'master';

/** The number of entries before the action of a seat that an entry belongs to. */
const beginningOf = ({ header, entries }: GameRecord, seat: Seat, seq: number): number => {
  const opened = openGame(header);
  if (!opened.ok) return seq;
  const { state } = opened.value;
  let beginning = seq;
  for (const entry of entries.slice(0, seq + 1)) {
    if (state.actor === seat && questionOf(state) === 'action') beginning = entry.seq;
    if (!follow(opened.value, entry).ok) break;
  }
  return beginning;
};

const seatOf = (sitter: Sitter, isOwn: boolean): Sitter => {
  if (isOwn) return { ...sitter, kind: 'person', policy: '' };
  return sitter.kind === 'person' ? { ...sitter, kind: 'bot', policy: OTHERS } : sitter;
};

/** A new game against bots, as a file, that goes on where a seat had to choose. */
export const tryOut = ({ record, sitters }: ReviewableGame, seat: Seat, seq: number, seed: string): string => {
  const entries = record.entries.slice(0, beginningOf(record, seat, seq));
  const seated = sitters.map((sitter, index) => seatOf(sitter, index === seat));
  return makeSavedText({ sitters: seated, seed, isTakenBack: true }, makeRecord({ ...record, entries }));
};
