import type { OnlineTable, OpenedTable } from '@coalbrook/wire';

import { copy } from '../../files/download.ts';
import { useMessages } from '../../language/useMessages.ts';
import { hrefOf } from '../../route/route.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';
import { TextField } from '../../ui/TextField.tsx';
import { QrCode } from './QrCode.tsx';

import styles from './Friends.module.css';

interface LinkRowProps {
  readonly label: string;
  readonly note: string;
  readonly game: string;
  readonly token: string;
  readonly hasCode?: boolean;
}

const LinkRow = ({ label, note, game, token, hasCode = false }: LinkRowProps) => {
  const { online } = useMessages();
  const address = new URL(hrefOf({ screen: 'join', id: game, token }), window.location.href).href;
  const copyLink = async (): Promise<void> => {
    if (await copy(address)) notify(online.copied);
  };
  return (
    <li className={styles['link']}>
      <TextField label={label} value={address} note={note} onChange={() => undefined} />
      <Button aria-label={`${online.copy}: ${label}`} onPress={() => void copyLink()}>
        {online.copy}
      </Button>
      {hasCode && <QrCode text={address} label={online.code} />}
    </li>
  );
};

interface InviteLinksProps {
  readonly table: OnlineTable;
  readonly links: OpenedTable;
}

/** The links of a table, for whoever opened it. */
export const InviteLinks = ({ table, links }: InviteLinksProps) => {
  const { online } = useMessages();
  const { game, invite, watch, seats } = links;
  const hasFree = table.seats.some(({ isFree }) => isFree);
  return (
    <ul role="list" className={styles['links']}>
      {hasFree && <LinkRow label={online.invite} note={online.inviteNote} game={game} token={invite} hasCode />}
      {seats.map(({ seat, token }) => (
        <LinkRow
          key={seat}
          label={online.seatLink(table.seats[seat]?.name ?? '')}
          note={online.seatNote}
          game={game}
          token={token}
        />
      ))}
      <LinkRow label={online.watchLink} note={online.watchNote} game={game} token={watch} />
    </ul>
  );
};
