import type { TimeControl } from '@coalbrook/time';
import type { HappeningDetail, OnlineTable, OpenQuestion, Proposal, TakenTurns } from '@coalbrook/wire/online';

import type { ConsentTexts } from '../language/en/consent.ts';
import type { Messages } from '../language/english.ts';

type TimeTexts = Messages['time'];

export const sayPace = (control: TimeControl, texts: ConsentTexts, time: TimeTexts): string => {
  const say = (length: number): string => (length === 0 ? time.none : time.span(length));
  switch (control.kind) {
    case 'none':
      return texts.noClock;
    case 'live':
      return texts.live(say(control.bank), say(control.increment));
    case 'slow':
      return texts.slow(say(control.turn), say(control.bank));
  }
};

/** What would be taken back: a turn of whoever asks, somebody else's, or several turns. */
const sayTaken = (taken: TakenTurns | undefined, asker: string, texts: ConsentTexts): string => {
  const { name, turns } = taken ?? { name: asker, turns: 1 };
  if (turns > 1) return texts.taken.turns(turns, name);
  return name === asker ? texts.taken.own : texts.taken.of(name);
};

/** An open question as a sentence. */
export const sayQuestion = (
  { what, by, taken }: OpenQuestion,
  { seats, held }: OnlineTable,
  texts: ConsentTexts,
  time: TimeTexts,
): string => {
  const nameOf = (seat: number): string => seats[seat]?.name ?? '';
  const isOwn = held.includes(by);
  const { questions, own } = texts;
  switch (what.kind) {
    case 'takeBack':
      return isOwn
        ? own.takeBack(sayTaken(taken, nameOf(by), texts))
        : questions.takeBack(nameOf(by), sayTaken(taken, nameOf(by), texts));
    case 'pause':
      return isOwn ? own.pause : questions.pause(nameOf(by));
    case 'abandon':
      return isOwn ? own.abandon : questions.abandon(nameOf(by));
    case 'pace': {
      const pace = sayPace(what.time, texts, time);
      return isOwn ? own.pace(pace) : questions.pace(nameOf(by), pace);
    }
    case 'replace':
      return isOwn ? own.replace(nameOf(what.seat)) : questions.replace(nameOf(by), nameOf(what.seat));
    case 'left':
      return questions.left(what.name);
    case 'late':
      return questions.late(nameOf(what.seat));
  }
};

const sayProposal = (what: Proposal, taken: string, texts: ConsentTexts, time: TimeTexts): string => {
  if (what.kind === 'takeBack') return texts.what.takeBack(taken);
  return what.kind === 'pace' ? texts.what.pace(sayPace(what.time, texts, time)) : texts.what[what.kind];
};

/** What was asked or decided, as a sentence; empty if this version does not know it. */
export const sayHappening = (detail: HappeningDetail, texts: ConsentTexts, time: TimeTexts): string => {
  const { lines } = texts;
  switch (detail.kind) {
    case 'voted':
      return lines.voted(texts.votes[detail.choice]);
    case 'came':
      if (detail.isShared) return lines.shared(detail.name);
      return detail.isBack ? lines.back(detail.name) : lines.came(detail.name);
    case 'replaced':
    case 'resumed':
    case 'left':
    case 'ended':
    case 'late':
      return lines[detail.kind](detail.name);
    case 'asked':
    case 'refused':
    case 'withdrawn':
    case 'agreed': {
      // Whoever refuses is not the one whose turn it may be.
      const asker = detail.kind === 'refused' ? '' : detail.name;
      const taken = sayTaken(detail.taken, asker, texts);
      return lines[detail.kind](detail.name, sayProposal(detail.what, taken, texts, time));
    }
    default:
      // Something that only a later version knows.
      return '';
  }
};
