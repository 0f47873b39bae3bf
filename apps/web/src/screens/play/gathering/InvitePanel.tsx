import type { Seat } from '@coalbrook/rules';
import type { OnlineTable } from '@coalbrook/wire/online';

import { useGatheringTexts } from '../../../language/gatheringTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { gatheredAt } from '../friends/entrance.ts';
import { InviteLinks } from '../friends/InviteLinks.tsx';
import { LinkRow } from '../friends/LinkRow.tsx';
import { LoopbackNote } from '../friends/LoopbackNote.tsx';
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
  const makeLink = async (): Promise<void> => {
    if (!(await make())) notify(online.unreachable, { tone: 'fault' });
  };
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
          <figure className={styles.preview}>
            <figcaption>{texts.guests}</figcaption>
            <p>
              <strong>{online.join}</strong> {greeting} {title}
            </p>
          </figure>
          {(links.watch !== '' || links.seats.length > 0) && (
            <details className={styles.more}>
              <summary>{texts.more}</summary>
              <InviteLinks
                names={table.seats.map(({ name }) => name)}
                free={free}
                links={links}
                watchDelay={table.watchDelay}
                without="invite"
              />
            </details>
          )}
        </>
      ) : (
        <>
          <p>{texts.askNote}</p>
          <Button look="primary" onPress={() => void makeLink()}>
            {texts.ask}
          </Button>
        </>
      )}
    </Panel>
  );
};
