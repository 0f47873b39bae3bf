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
import { TextField } from '../../ui/TextField.tsx';
import { SeatChoice } from './SeatChoice.tsx';

import styles from './Friends.module.css';

const LONGEST_NAME = 40;

interface JoinScreenProps {
  readonly game: string;
  readonly token: string;
}

/** Where a link to a table leads: choose a seat and a name, or look on. */
export const JoinScreen = ({ game, token }: JoinScreenProps) => {
  const { online, common } = useMessages();
  const [visited, setVisited] = useState<Visited | 'loading' | 'absent'>('loading');
  const [chosen, setChosen] = useState<Seat>();
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    void visit(game, token).then((answer) => {
      if (!isCurrent) return;
      setVisited(answer.ok ? answer.value : 'absent');
      if (answer.ok) setChosen(answer.value.seats[0]);
    });
    return () => {
      isCurrent = false;
    };
  }, [game, token]);

  const enter = (): void => replaceRoute({ screen: 'online', id: game });
  const sitDown = async (seat: Seat): Promise<void> => {
    setBusy(true);
    const answer = await sit(game, token, seat, name.trim());
    setBusy(false);
    if (answer.ok) {
      enter();
      return;
    }
    notify(answer.failed === 'taken' ? online.taken : online.unreachable, { tone: 'fault' });
    const again = await visit(game, token);
    if (again.ok) setVisited(again.value);
  };
  const lookOn = async (): Promise<void> => {
    const answer = await watch(game, token);
    if (answer.ok) enter();
    else notify(online.unreachable, { tone: 'fault' });
  };

  if (visited === 'loading') return <Loading />;
  if (visited === 'absent') {
    return (
      <Page title={online.join} narrow>
        <p role="alert">{online.absent}</p>
        <LinkButton href={hrefOf({ screen: 'start' })}>{common.home}</LinkButton>
      </Page>
    );
  }
  const { table, seats, isWatch } = visited;
  return (
    <Page title={online.join} subtitle={isWatch ? online.watchNote : online.joinNote} narrow>
      <Panel title={online.seats}>
        <SeatChoice seats={table.seats} offered={seats} chosen={chosen} onChoose={setChosen} />
        {seats.length === 0 && !isWatch && <p role="status">{online.allTaken}</p>}
        {chosen !== undefined && (
          <form
            className={styles['form']}
            onSubmit={(event) => {
              event.preventDefault();
              void sitDown(chosen);
            }}
          >
            <TextField label={online.name} value={name} maxLength={LONGEST_NAME} onChange={setName} />
            <Button look="primary" size="large" type="submit" isDisabled={isBusy || name.trim() === ''}>
              {online.sitDown}
            </Button>
          </form>
        )}
        {isWatch && (
          <Button look="primary" size="large" onPress={() => void lookOn()}>
            {online.watch}
          </Button>
        )}
      </Panel>
    </Page>
  );
};
