import type { OnlineTable } from '@coalbrook/wire/online';

import { useGatheringTexts } from '../../../language/gatheringTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { Page } from '../../../page/Page.tsx';
import { hrefOf } from '../../../route/route.ts';
import { LinkButton } from '../../../ui/Button.tsx';

import styles from './OnlineScreen.module.css';

/** What is known of a table that this device can no longer see; undefined if it never did. */
type LostTable = Pick<OnlineTable, 'game' | 'held' | 'isPublic' | 'seats' | 'status'>;

/** A table at which people gathered, and which was closed, or went on without whoever was here. */
const LeftTable = () => {
  const { start, common } = useMessages();
  const { gone } = useGatheringTexts();
  return (
    <Page title={gone.title} narrow>
      <p role="alert" className={styles.absent}>
        {gone.note}
      </p>
      <div className={styles.ways}>
        <LinkButton href={hrefOf({ screen: 'match' })}>{start.match}</LinkButton>
        <LinkButton href={hrefOf({ screen: 'lobby' })}>{common.nav.lobby}</LinkButton>
        <LinkButton href={hrefOf({ screen: 'start' })}>{common.home}</LinkButton>
      </div>
    </Page>
  );
};

/** A table that is not for this device, or not any more: another one has kept the seat for itself. */
export const AbsentTable = ({ table }: { readonly table: LostTable | undefined }) => {
  const { online, common } = useMessages();
  const texts = useGatheringTexts();
  const hadSeat = table !== undefined && table.held.length > 0;
  if (hadSeat && table.status === 'open') return <LeftTable />;
  const mayWatch = hadSeat && table.isPublic === true && !table.seats.some(({ isFree }) => isFree);
  return (
    <Page title={hadSeat ? texts.elsewhere.title : online.title} narrow>
      <p role="alert" className={styles.absent}>
        {hadSeat ? texts.elsewhere.note : texts.absent}
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
