import type { Table } from '@coalbrook/rules';
import { capital } from '@coalbrook/words';

import { useMessages } from '../language/useMessages.ts';
import { useNames } from '../signs/useNames.ts';
import type { Moment } from './moments.ts';

/** Describes a moment, such as `Rail era, round 3, Coade`. */
export const useMoment = (table: Table, names: readonly string[]): ((moment: Moment | undefined) => string) => {
  const { history } = useMessages().story;
  const things = useNames(table);
  return (moment) => {
    if (!moment || moment.round === 0) return history.setUp;
    const { era, round, seat, isOver } = moment;
    if (isOver) return history.over;
    const eraName = table.edition.hasEras ? capital(things.era(era)) : '';
    return capital(history.moment(eraName, history.round(round), seat === undefined ? '' : names[seat]));
  };
};
