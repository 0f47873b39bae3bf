/** What is paid back, borrowed and paid for it when nobody acts. */

import type { EraId, Seat } from '@coalbrook/rules';

import type { Circle } from './circle.ts';
import { english } from './english.ts';
import type { EventOf } from './groups.ts';

const deedOf = ({ things }: Circle, event: EventOf<'interest'>): string => {
  switch (event.event) {
    case 'lent':
      return english.lend(things.money(event.amount));
    case 'repaid':
      return english.repay(things.money(event.amount));
    case 'interestPaid':
      return english.payInterest(things.money(event.money));
  }
};

/** One sentence for the end of a round. Notes the events in the ledger. */
export const tellInterest = (circle: Circle, events: readonly EventOf<'interest'>[]): string => {
  const { names, ledger, things } = circle;
  const deeds = new Map<Seat, string[]>();
  for (const event of events) {
    ledger.note(event);
    deeds.set(event.seat, [...(deeds.get(event.seat) ?? []), deedOf(circle, event)]);
  }
  const debtors = Array.from(deeds, ([seat, done]) =>
    english.debtor(names[seat], done, things.money(ledger.moneyOf(seat))),
  );
  return english.loans(debtors);
};

/** What links bring each seat before the scoring, and what it then pays back. Notes the events in the ledger. */
export const tellClosing = (circle: Circle, era: EraId, events: readonly EventOf<'closing'>[]): readonly string[] => {
  const { names, ledger, things } = circle;
  for (const event of events) ledger.note(event);
  return names.map((_, index) => {
    const seat = index as Seat;
    const own = events.filter((event) => event.seat === seat);
    const pay = own.flatMap((event) => (event.event === 'linkPaid' ? [event.money] : []));
    const money = things.money(pay.reduce((total, one) => total + one, 0));
    const deeds = [
      ...(pay.length > 0 ? [english.linkPay(money, pay.length, things.linkWord(era))] : []),
      ...own.flatMap((event) => (event.event === 'repaid' ? [english.repay(things.money(event.amount))] : [])),
      english.left(things.money(ledger.moneyOf(seat))),
    ];
    return english.closed(deeds);
  });
};
