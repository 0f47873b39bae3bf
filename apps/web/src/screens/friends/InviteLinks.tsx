import type { OpenedTable } from '@coalbrook/wire';
import { useState } from 'react';

import { copy } from '../../files/download.ts';
import { useMessages } from '../../language/useMessages.ts';
import { hrefOf } from '../../route/route.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';
import { TextField } from '../../ui/TextField.tsx';
import { isLoopback } from './isLoopback.ts';
import { QrCode } from './QrCode.tsx';

import styles from './Friends.module.css';

interface LinkRowProps {
  readonly label: string;
  readonly note: string;
  readonly game: string;
  readonly token: string;
  /** The code is shown at once. */
  readonly isMain?: boolean;
}

const LinkRow = ({ label, note, game, token, isMain = false }: LinkRowProps) => {
  const { online } = useMessages();
  const [hasCode, setCode] = useState(isMain);
  const address = new URL(hrefOf({ screen: 'join', id: game, token }), window.location.href).href;
  const copyLink = async (): Promise<void> => {
    if (await copy(address)) notify(online.copied);
  };
  return (
    <li className={styles['link']}>
      <TextField label={label} value={address} note={note} onChange={() => undefined} />
      <div className={styles['tools']}>
        <Button aria-label={`${online.copy}: ${label}`} onPress={() => void copyLink()}>
          {online.copy}
        </Button>
        <Button
          look="quiet"
          aria-label={`${online.code}: ${label}`}
          aria-expanded={hasCode}
          onPress={() => setCode(!hasCode)}
        >
          {online.code}
        </Button>
      </div>
      {hasCode && <QrCode text={address} label={`${online.code}: ${label}`} />}
    </li>
  );
};

interface InviteLinksProps {
  readonly names: readonly string[];
  /** Somebody can still sit down. */
  readonly hasFree: boolean;
  readonly links: OpenedTable;
  /** How many turns later spectators see the table, if that is to be said. */
  readonly watchDelay?: number;
}

/** The links of a table, for whoever opened it. */
export const InviteLinks = ({ names, hasFree, links, watchDelay = 0 }: InviteLinksProps) => {
  const { online } = useMessages();
  const { game, invite, watch, seats } = links;
  const { hostname } = window.location;
  return (
    <>
      {isLoopback(hostname) && <p className={styles['warning']}>{online.onlyHere(hostname)}</p>}
      <ul role="list" className={styles['links']}>
        {hasFree && <LinkRow label={online.invite} note={online.inviteNote} game={game} token={invite} isMain />}
        <LinkRow
          label={online.watchLink}
          note={`${online.watchNote} ${online.watchSees(watchDelay)}`}
          game={game}
          token={watch}
        />
        {seats.map(({ seat, token }) => (
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
