import type { Seat } from '@coalbrook/rules';
import type { OpenedTable } from '@coalbrook/wire/online';

import { useMessages } from '../../../language/useMessages.ts';
import { LinkRow } from './LinkRow.tsx';

interface OtherLinksProps {
  readonly names: readonly string[];
  /** The seats where somebody can sit down. */
  readonly free: readonly Seat[];
  readonly links: OpenedTable;
  /** How many turns later spectators see the table, if that is to be said. */
  readonly watchDelay?: number;
}

/** The links for spectators and to single seats, which only the device knows on which the table was opened. */
export const OtherLinks = ({ names, free, links: { game, watch, seats }, watchDelay = 0 }: OtherLinksProps) => {
  const { online } = useMessages();
  const note = `${online.watchNote} ${online.watchSees(watchDelay)}`;
  return (
    <>
      {watch !== '' && <LinkRow label={online.watchLink} note={note} game={game} token={watch} />}
      {seats
        .filter(({ seat }) => free.includes(seat))
        .map(({ seat, token }) => (
          <LinkRow
            key={seat}
            label={online.seatLink(names[seat] ?? '')}
            note={online.seatNote}
            game={game}
            token={token}
          />
        ))}
    </>
  );
};
