import type { Seat } from '@coalbrook/rules';
import type { Visited } from '@coalbrook/wire';
import { useEffect, useState } from 'react';

import { useMessages } from '../../language/useMessages.ts';
import { Page } from '../../page/Page.tsx';
import { hrefOf } from '../../route/route.ts';
import { replaceRoute } from '../../route/useRoute.ts';
import { sit, visit, watch } from '../../session/online/onlineApi.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { notify } from '../../ui/notices.ts';
import { Panel } from '../../ui/Panel.tsx';
import { SeatChoice } from './SeatChoice.tsx';
import { SitForm } from './SitForm.tsx';
import type { NamedSeat } from './SitForm.tsx';

import styles from './Friends.module.css';

interface JoinScreenProps {
  readonly game: string;
  readonly token: string;
}

/** Where a link to a table leads: choose seats and names, or look on. */
export const JoinScreen = ({ game, token }: JoinScreenProps) => {
  const { online, common } = useMessages();
  const [visited, setVisited] = useState<Visited | 'loading' | 'absent' | 'offline'>('loading');
  const [chosen, setChosen] = useState<readonly Seat[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    void visit(game, token).then((answer) => {
      if (!isCurrent) return;
      if (!answer.ok) {
        setVisited(answer.failed === 'offline' ? 'offline' : 'absent');
        return;
      }
      setVisited(answer.value);
      setChosen(answer.value.seats.slice(0, 1));
    });
    return () => {
      isCurrent = false;
    };
  }, [game, token, tries]);

  const enter = (): void => replaceRoute({ screen: 'online', id: game });
  const lookAgain = (): void => setTries((before) => before + 1);
  const sitDown = async (seats: readonly NamedSeat[]): Promise<void> => {
    setBusy(true);
    let taken = 0;
    let failed: string | undefined;
    for (const { seat, name } of seats) {
      const answer = await sit(game, token, seat, name);
      if (answer.ok) taken++;
      else failed = answer.failed;
    }
    setBusy(false);
    if (failed !== undefined) notify(failed === 'taken' ? online.taken : online.unreachable, { tone: 'fault' });
    if (taken > 0) enter();
    else lookAgain();
  };
  const lookOn = async (): Promise<void> => {
    const answer = await watch(game, token);
    if (answer.ok) enter();
    else notify(online.unreachable, { tone: 'fault' });
  };

  if (visited === 'loading') return <Loading />;
  if (visited === 'absent' || visited === 'offline') {
    return (
      <Page title={online.join} narrow>
        <p role="alert">{visited === 'absent' ? online.absent : online.unreachable}</p>
        {visited === 'offline' && <Button onPress={lookAgain}>{online.tryAgain}</Button>}
        <LinkButton href={hrefOf({ screen: 'start' })}>{common.home}</LinkButton>
      </Page>
    );
  }
  const { table, seats, isWatch } = visited;
  const note = seats.length > 1 ? online.joinSeveralNote : online.joinNote;
  return (
    <Page
      title={isWatch ? online.watchTitle : online.join}
      subtitle={isWatch ? `${online.watchNote} ${online.watchSees(table.watchDelay)}` : note}
      narrow
    >
      <Panel title={online.seats}>
        <SeatChoice seats={table.seats} offered={seats} chosen={chosen} onChoose={setChosen} />
        {seats.length === 0 && !isWatch && (
          <>
            <p role="status">{online.allTaken}</p>
            <LinkButton href={hrefOf({ screen: 'online', id: game })}>{online.toTable}</LinkButton>
          </>
        )}
        {chosen.length > 0 && (
          <SitForm seats={chosen} table={table} isBusy={isBusy} onSit={(named) => void sitDown(named)} />
        )}
        {isWatch && (
          <div className={styles['watch']}>
            <Button look="primary" size="large" onPress={() => void lookOn()}>
              {online.watch}
            </Button>
          </div>
        )}
      </Panel>
    </Page>
  );
};
