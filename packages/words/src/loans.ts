/** Repayments, loans and interest at the end of a round. */

import type { EraId, Seat } from '@coalbrook/rules';

import type { EventOf } from './groups.ts';
import type { TellingContext } from './tellingContext.ts';

const deedOf = ({ things, language: { journal } }: TellingContext, event: EventOf<'interest'>): string => {
  switch (event.event) {
    case 'lent':
      return journal.lend(things.money(event.amount));
    case 'repaid':
      return journal.repay(things.money(event.amount));
    case 'interestPaid':
      return journal.payInterest(things.money(event.money));
  }
};

/** One sentence for the end of a round. Adds the events to the game so far. */
export const tellInterest = (context: TellingContext, events: readonly EventOf<'interest'>[]): string => {
  const {
    names,
    soFar,
    things,
    language: { journal },
  } = context;
  const deeds = new Map<Seat, string[]>();
  for (const event of events) {
    soFar.note(event);
    deeds.set(event.seat, [...(deeds.get(event.seat) ?? []), deedOf(context, event)]);
  }
  const debtors = Array.from(deeds, ([seat, done]) =>
    journal.debtor(names[seat], done, things.money(soFar.moneyOf(seat))),
  );
  return journal.loans(debtors);
};

/** What links pay each seat before the scoring, and what it then repays. Adds the events to the game so far. */
export const tellClosing = (
  context: TellingContext,
  era: EraId,
  events: readonly EventOf<'closing'>[],
): readonly string[] => {
  const {
    names,
    soFar,
    things,
    language: { journal },
  } = context;
  for (const event of events) soFar.note(event);
  return names.map((_, index) => {
    const seat = index as Seat;
    const own = events.filter((event) => event.seat === seat);
    const pay = own.flatMap((event) => (event.event === 'linkPaid' ? [event.money] : []));
    const money = things.money(pay.reduce((total, one) => total + one, 0));
    const deeds = [
      ...(pay.length > 0 ? [journal.linkPay(money, pay.length, things.words.link(era))] : []),
      ...own.flatMap((event) => (event.event === 'repaid' ? [journal.repay(things.money(event.amount))] : [])),
      journal.left(things.money(soFar.moneyOf(seat))),
    ];
    return journal.closed(deeds);
  });
};
