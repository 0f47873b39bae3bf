import type { OnlineTable } from '@coalbrook/wire/online';

import { useMessages } from '../../../language/useMessages.ts';
import { Page } from '../../../page/Page.tsx';
import { hrefOf } from '../../../route/route.ts';
import { LinkButton } from '../../../ui/Button.tsx';

import styles from './OnlineScreen.module.css';

/** What is known of a table that this device can no longer see; undefined if it never did. */
type LostTable = Pick<OnlineTable, 'game' | 'held' | 'isPublic' | 'seats'>;

/** A table that is not for this device, or not any more: another one has kept the seat for itself. */
export const AbsentTable = ({ table }: { readonly table: LostTable | undefined }) => {
  const { online, common } = useMessages();
  const hadSeat = table !== undefined && table.held.length > 0;
  const mayWatch = hadSeat && table.isPublic === true && !table.seats.some(({ isFree }) => isFree);
  return (
    <Page title={hadSeat ? online.seatElsewhere : online.title} narrow>
      <p role="alert" className={styles.absent}>
        {hadSeat ? online.seatElsewhereNote : online.absentTable}
      </p>
      <div className={styles.ways}>
        {mayWatch && (
          <LinkButton href={hrefOf({ screen: 'join', id: table.game, token: '' })}>{online.watch}</LinkButton>
        )}
        <LinkButton href={hrefOf({ screen: 'start' })}>{common.home}</LinkButton>
      </div>
    </Page>
  );
};
