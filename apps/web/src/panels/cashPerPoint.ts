import { layOut } from '@coalbrook/rules';
import type { GameEvent, Table } from '@coalbrook/rules';

/** Divides by whatever a game may ask for a point, without reaching a limit of points. */
const PROBE = 60;

/** How much money is one point at the end; nothing where money scores nothing. Found by scoring a purse. */
export const cashPerPoint = (table: Table): number | undefined => {
  const last = table.eras[table.eras.length - 1];
  for (const step of last.atEnd) {
    const state = layOut(table);
    state.money[0] = PROBE;
    const events: GameEvent[] = [];
    step(table, state, (event) => events.push(event));
    for (const event of events) {
      if (event.event === 'cashScored' && event.seat === 0 && event.points > 0) return PROBE / event.points;
    }
  }
  return undefined;
};
