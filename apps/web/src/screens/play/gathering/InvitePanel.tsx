import type { Seat } from '@coalbrook/rules';
import type { OnlineTable } from '@coalbrook/wire/online';

import { useGatheringTexts } from '../../../language/gatheringTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { InviteFriends } from '../../../people/InviteFriends.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { gatheredAt } from '../friends/entrance.ts';
import { LinkRow } from '../friends/LinkRow.tsx';
import { LoopbackNote } from '../friends/LoopbackNote.tsx';
import { MakeLink } from '../friends/MakeLink.tsx';
import { OtherLinks } from '../friends/OtherLinks.tsx';
import { useLinks } from '../friends/useLinks.ts';

import styles from './Gathering.module.css';

interface InvitePanelProps {
  readonly table: OnlineTable;
  /** What is played, as guests read it. */
  readonly title: string;
}

/** The way for others to come to a table, first of all: everybody there can show it. */
export const InvitePanel = ({ table, title }: InvitePanelProps) => {
  const { online } = useMessages();
  const texts = useGatheringTexts().invite;
  const [links, make] = useLinks(table);
  const free = table.seats.flatMap(({ isFree }, seat) => (isFree ? [seat as Seat] : []));
  const [first, ...others] = gatheredAt(table);
  const greeting = others.length === 0 ? online.invites(first ?? '') : online.gathered([first, ...others].join(', '));
  return (
    <Panel title={texts.title} className={styles.invite ?? ''}>
      {links ? (
        <>
          <LoopbackNote />
          <ul role="list" className={styles.links}>
            <LinkRow
              label={online.invite}
              note={texts.note(free.length)}
              game={table.game}
              token={links.invite}
              sharedAs={texts.shared(title)}
              isMain
            />
          </ul>
          {free.length > 0 && <InviteFriends game={table.game} />}
          <figure className={styles.preview}>
            <figcaption>{texts.guests}</figcaption>
            <p>
              <strong>{online.join}</strong> {greeting} {title}
            </p>
          </figure>
          {(links.watch !== '' || links.seats.length > 0) && (
            <details className={styles.more}>
              <summary>{texts.more}</summary>
              <ul role="list" className={styles.links}>
                <OtherLinks
                  names={table.seats.map(({ name }) => name)}
                  free={free}
                  links={links}
                  watchDelay={table.watchDelay}
                />
              </ul>
            </details>
          )}
        </>
      ) : (
        <MakeLink make={make} />
      )}
    </Panel>
  );
};
