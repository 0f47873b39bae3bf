import type { Seat } from '@coalbrook/rules';
import type { OpenedTable } from '@coalbrook/wire/online';

import { useMessages } from '../../../language/useMessages.ts';
import { LinkRow } from './LinkRow.tsx';
import { LoopbackNote } from './LoopbackNote.tsx';

import styles from './Friends.module.css';

interface InviteLinksProps {
  readonly names: readonly string[];
  /** The seats where somebody can sit down. */
  readonly free: readonly Seat[];
  readonly links: OpenedTable;
  /** How many turns later spectators see the table, if that is to be said. */
  readonly watchDelay?: number;
  /** The link for all free seats is shown elsewhere. */
  readonly without?: 'invite';
}

/** The links of a table, as far as this device knows them. */
export const InviteLinks = ({ names, free, links, watchDelay = 0, without }: InviteLinksProps) => {
  const { online } = useMessages();
  const { game, invite, watch, seats } = links;
  return (
    <>
      {without === undefined && <LoopbackNote />}
      <ul role="list" className={styles.links}>
        {free.length > 0 && without === undefined && (
          <LinkRow label={online.invite} note={online.inviteNote} game={game} token={invite} isMain />
        )}
        {watch !== '' && (
          <LinkRow
            label={online.watchLink}
            note={`${online.watchNote} ${online.watchSees(watchDelay)}`}
            game={game}
            token={watch}
          />
        )}
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
      </ul>
    </>
  );
};
