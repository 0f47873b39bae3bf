import type { Seat } from '@coalbrook/rules';
import type { OnlineTable } from '@coalbrook/wire';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import { ClockContext } from '../../clock/clockContext.ts';
import { useHeardClock } from '../../clock/useHeardClock.ts';
import { useMessages } from '../../language/useMessages.ts';
import { Page } from '../../page/Page.tsx';
import { AwaySeats } from '../../panels/awaySeats.ts';
import { hrefOf } from '../../route/route.ts';
import { readLinks } from '../../session/online/keptLinks.ts';
import { OnlineGame } from '../../session/online/onlineGame.ts';
import type { OnlineState } from '../../session/online/onlineGame.ts';
import { storedTables } from '../../storage/onlineTables.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { GamePanel } from '../friends/GamePanel.tsx';
import { InviteLinks } from '../friends/InviteLinks.tsx';
import { SeatList } from '../friends/SeatList.tsx';
import { Seated } from '../table/TableScreen.tsx';
import { NetworkSign } from './NetworkSign.tsx';
import { TurnTitle } from './TurnTitle.tsx';

import styles from './OnlineScreen.module.css';

const NOTHING: OnlineState = { table: undefined, session: undefined, isAbsent: false, network: 'up' };

/** Who is missing at a game that is played. */
const awayAt = ({ status, seats }: OnlineTable): readonly Seat[] =>
  status === 'running' ? seats.flatMap(({ isPresent }, seat) => (isPresent ? [] : [seat as Seat])) : [];

const useOnlineGame = (id: string): OnlineState => {
  const [game, setGame] = useState<OnlineGame>();
  useEffect(() => {
    const opened = new OnlineGame(id, storedTables);
    setGame(opened);
    return () => opened.close();
  }, [id]);
  return useSyncExternalStore(
    (listener) => game?.subscribe(listener) ?? (() => undefined),
    () => game?.state ?? NOTHING,
  );
};

/** People gather: who sits where, and the links for the others. */
const Gathering = ({ table, sign }: { readonly table: OnlineTable; readonly sign: ReactNode }) => {
  const { online } = useMessages();
  const links = readLinks(table.game);
  return (
    <Page title={online.lobby} subtitle={online.lobbyNote} narrow>
      <div className={styles['gathering']}>
        {sign}
        <GamePanel table={table}>
          <SeatList table={table} />
        </GamePanel>
        {links && (
          <Panel title={online.invitations}>
            <InviteLinks
              names={table.seats.map(({ name }) => name)}
              hasFree={table.seats.some(({ isFree }) => isFree)}
              links={links}
              watchDelay={table.watchDelay}
            />
          </Panel>
        )}
      </div>
    </Page>
  );
};

/** An online table. */
export const OnlineScreen = ({ id }: { readonly id: string }) => {
  const { online, common } = useMessages();
  const { table, session, isAbsent, network } = useOnlineGame(id);
  const clock = useHeardClock(table?.clock);
  if (isAbsent) {
    return (
      <Page title={online.title} narrow>
        <p role="alert" className={styles['absent']}>
          {online.absentTable}
        </p>
        <LinkButton href={hrefOf({ screen: 'start' })}>{common.home}</LinkButton>
      </Page>
    );
  }
  if (!table || (table.status !== 'open' && !session)) return <Loading />;
  const sign = <NetworkSign network={network} session={session} />;
  if (!session) return <Gathering table={table} sign={sign} />;
  return (
    <ClockContext value={clock}>
      <AwaySeats value={network === 'up' ? awayAt(table) : []}>
        <Seated session={session} />
        <TurnTitle session={session} />
        {sign}
      </AwaySeats>
    </ClockContext>
  );
};
