import type { Seat } from '@coalbrook/rules';
import type { OnlineSeat, OnlineTable, SharedSeat } from '@coalbrook/wire/online';
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { ClockContext } from '../../../clock/clockContext.ts';
import { useHeardClock } from '../../../clock/useHeardClock.ts';
import { TableAsides } from '../../../journal/asides.ts';
import type { Asides } from '../../../journal/asides.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { useNaming } from '../../../language/useNaming.ts';
import { Page } from '../../../page/Page.tsx';
import { NO_SEATS, OnlineSeats } from '../../../panels/onlineSeats.ts';
import type { OnlineSeatsState } from '../../../panels/onlineSeats.ts';
import { forgetUsedLinks } from '../../../session/online/keptLinks.ts';
import { keepShare, unknownShare } from '../../../session/online/knownShares.ts';
import { OnlineGame } from '../../../session/online/onlineGame.ts';
import type { OnlineState } from '../../../session/online/onlineGame.ts';
import { OnlineInfo } from '../../../session/online/onlineInfo.ts';
import { WaitingTables } from '../../../session/online/waitingTables.ts';
import type { Session } from '../../../session/session.ts';
import { storedTables } from '../../../storage/onlineTables.ts';
import { TableTalk } from '../../../talk/tableTalk.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { OrderPlace } from '../table/orderPlace.ts';
import { TableBanner } from '../table/tableBanner.ts';
import { Seated } from '../table/TableScreen.tsx';
import { TableTitle } from '../table/TableTitle.tsx';
import { NetworkSign } from './NetworkSign.tsx';
import { OrderDesk } from './OrderDesk.tsx';
import { OtherVersionNote } from './OtherVersionNote.tsx';
import { TurnTitle } from './TurnTitle.tsx';
import { useIsTurn } from './useIsTurn.ts';
import { useTableTalk } from './useTableTalk.ts';
import { useWaitingTables } from './useWaitingTables.ts';

const SharedSeatBar = lazy(() =>
  import('../../../consent/SharedSeatBar.tsx').then((module) => ({ default: module.SharedSeatBar })),
);

// What happens beside the game may come a little later than the game.
const TableNews = lazy(() => import('./TableNews.tsx').then((module) => ({ default: module.TableNews })));

// Most games need nothing to be asked.
const ConsentBar = lazy(() =>
  import('../../../consent/ConsentBar.tsx').then((module) => ({ default: module.ConsentBar })),
);

/** Something is asked at a table, it is paused or was ended, or a bot plays for somebody here. */
const hasNews = ({ question, paused, lost, header }: OnlineTable): boolean =>
  question !== undefined || paused !== undefined || lost !== undefined || header.abandoned === true;

// Most tables are there.
const AbsentTable = lazy(() => import('./AbsentTable.tsx').then((module) => ({ default: module.AbsentTable })));

// Few people are asked anything while they play.
const AskedNotice = lazy(() => import('./AskedNotice.tsx').then((module) => ({ default: module.AskedNotice })));

// Most tables have begun.
const Gathering = lazy(() => import('../gathering/Gathering.tsx').then((module) => ({ default: module.Gathering })));

const NOTHING: OnlineState = { table: undefined, session: undefined, isAbsent: false, network: 'up' };

/** Who is missing at a game that is played, and where somebody can sit down. */
const seatsAt = ({ status, seats }: OnlineTable): OnlineSeatsState => {
  if (status !== 'running') return NO_SEATS;
  const which = (is: (seat: OnlineSeat) => boolean): readonly Seat[] =>
    seats.flatMap((one, seat) => (is(one) ? [seat as Seat] : []));
  return { away: which(({ isPresent }) => !isPresent), free: which(({ isFree }) => isFree) };
};

const useOnlineGame = (id: string): readonly [OnlineState, OnlineGame | undefined] => {
  const [game, setGame] = useState<OnlineGame>();
  useEffect(() => {
    const opened = new OnlineGame(id, storedTables);
    setGame(opened);
    return () => opened.close();
  }, [id]);
  const state = useSyncExternalStore(
    (listener) => game?.subscribe(listener) ?? (() => undefined),
    () => game?.state ?? NOTHING,
  );
  const naming = useNaming();
  const named = useMemo(() => (state.table ? { ...state, table: naming.seats(state.table) } : state), [state, naming]);
  return [named, game];
};

/** Another device that plays a seat of this one, until its person knows of it. */
const useUnknownShare = (table: OnlineTable | undefined): readonly [SharedSeat | undefined, () => void] => {
  const [, setKnown] = useState(0);
  const share = table && unknownShare(table);
  const keepKnown = (): void => {
    if (table && share) keepShare(table.game, share);
    setKnown((count) => count + 1);
  };
  return [share, keepKnown];
};

/** Whose turn it is in the game, whatever is shown of it. */
const useActor = (session: Session | undefined): Seat | undefined =>
  useSyncExternalStore(
    (listener) => session?.subscribe(listener) ?? (() => undefined),
    () => session?.snapshot.frame.actor,
  );

const NO_ASIDES: Asides = [];

/** How many happenings there were when a table was first seen here. */
const useFirstHappenings = (table: OnlineTable | undefined): number => {
  const [first, setFirst] = useState<number>();
  const now = table?.happenings ?? 0;
  if (table && first === undefined) setFirst(now);
  return first ?? now;
};

/** An online table. */
export const OnlineScreen = ({ id }: { readonly id: string }) => {
  const { online } = useMessages();
  const [{ table, session, isAbsent, network }, game] = useOnlineGame(id);
  const talk = useTableTalk(id, game, table);
  const clock = useHeardClock(table?.clock, useActor(session));
  const [asides, setAsides] = useState(NO_ASIDES);
  const isTurn = useIsTurn(session);
  const waiting = useWaitingTables(id, isTurn);
  const [share, keepKnown] = useUnknownShare(table);
  const first = useFirstHappenings(table);
  useEffect(() => {
    if (table) forgetUsedLinks(table);
  }, [table]);
  if (isAbsent) {
    return (
      <Suspense fallback={<Loading />}>
        <AbsentTable table={table} />
      </Suspense>
    );
  }
  if (!table || (table.status !== 'open' && !session)) {
    if (network !== 'other' && network !== 'older' && network !== 'elsewhere') return <Loading />;
    return (
      <Page title={online.title} narrow>
        <div role={network === 'elsewhere' ? 'status' : 'alert'}>
          {network === 'elsewhere' ? <p>{online.elsewhere}</p> : <OtherVersionNote isOlder={network === 'older'} />}
        </div>
      </Page>
    );
  }
  const sign = <NetworkSign network={network} session={session} />;
  const lead = (
    <>
      {sign}
      <Suspense>
        {share && <SharedSeatBar table={table} share={share} onKnown={keepKnown} />}
        {!share && session && hasNews(table) && <ConsentBar table={table} session={session} />}
      </Suspense>
    </>
  );
  const seated = session ? (
    <OnlineSeats value={network === 'up' ? seatsAt(table) : NO_SEATS}>
      <TableTitle session={session} />
      <WaitingTables value={waiting}>
        <OnlineInfo value={table}>
          <OrderPlace value={OrderDesk}>
            <TableBanner value={lead}>
              <TableAsides value={asides}>
                <Seated session={session} />
              </TableAsides>
            </TableBanner>
          </OrderPlace>
        </OnlineInfo>
      </WaitingTables>
      <TurnTitle isTurn={isTurn} others={waiting.games.length} />
    </OnlineSeats>
  ) : (
    <Suspense fallback={<Loading />}>
      <Gathering table={table} sign={sign} />
    </Suspense>
  );
  return (
    <ClockContext value={clock}>
      <TableTalk value={talk}>
        {seated}
        {session && (
          <Suspense>
            <TableNews table={table} session={session} known={first} onAsides={setAsides} />
          </Suspense>
        )}
        {talk && <talk.Announcer />}
        {waiting.asks > 0 && (
          <Suspense>
            <AskedNotice asks={waiting.asks} />
          </Suspense>
        )}
      </TableTalk>
    </ClockContext>
  );
};
