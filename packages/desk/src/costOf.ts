import type { GameEvent, Seat } from '@coalbrook/rules';

const priceOf = (event: GameEvent): number => {
  switch (event.event) {
    case 'built':
    case 'laid':
      return event.cost;
    case 'bought':
      return event.price;
    default:
      return 0;
  }
};

/** What a seat spends in some steps, also if it borrows the money. What it earns meanwhile does not count. */
export const costOf = (seat: Seat, steps: readonly { readonly events: readonly GameEvent[] }[]): number =>
  steps
    .flatMap(({ events }) => events)
    .filter((event) => 'seat' in event && event.seat === seat)
    .reduce((cost, event) => cost + priceOf(event), 0);
