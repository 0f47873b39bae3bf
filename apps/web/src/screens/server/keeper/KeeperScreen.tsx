import type { ServerFigures } from '@coalbrook/wire/online';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { useKeeperTexts } from '../../../language/keeperTexts.ts';
import { Page } from '../../../page/Page.tsx';
import { replaceRoute } from '../../../route/useRoute.ts';
import { keeperClient } from '../../../session/online/keeperApi.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { notify } from '../../../ui/notices.ts';
import { whileSeen } from '../../../ui/whileSeen.ts';
import { BackupsPanel } from './BackupsPanel.tsx';
import { BansPanel } from './BansPanel.tsx';
import { GamesPanel } from './GamesPanel.tsx';
import { HealthPanel } from './HealthPanel.tsx';
import { ReportsPanel } from './ReportsPanel.tsx';
import { TournamentsPanel } from './TournamentsPanel.tsx';

import styles from './Keeper.module.css';

const REFRESH = 10_000;

/** The token is taken out of the address, so that nobody sees it over a shoulder or in the history. */
const KEY = 'coalbrook.keeper';

const useToken = (given: string): string => {
  const [token] = useState(() => given || (sessionStorage.getItem(KEY) ?? ''));
  useEffect(() => {
    sessionStorage.setItem(KEY, token);
    if (given !== '') replaceRoute({ screen: 'keeper', token: '' });
  }, [given, token]);
  return token;
};

/** What was said, as the reason of a ban. */
const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 200);

/** The page of whoever looks after a server. */
export const KeeperScreen = ({ token: given }: { readonly token: string }) => {
  const texts = useKeeperTexts();
  const token = useToken(given);
  const client = useMemo(() => keeperClient(token), [token]);
  const [figures, setFigures] = useState<ServerFigures | 'loading' | 'wrong' | 'offline'>('loading');
  const [changes, setChanges] = useState(0);
  const onChange = useCallback(() => setChanges((count) => count + 1), []);
  useEffect(() => {
    let isCurrent = true;
    const show = async (): Promise<void> => {
      const answer = await client.figures();
      if (!isCurrent) return;
      if (answer.ok) setFigures(answer.value);
      else setFigures(answer.failed === 'offline' ? 'offline' : 'wrong');
    };
    void show();
    const stop = whileSeen(REFRESH, () => void show());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [client, changes]);
  /** Does something and shows what has changed; says so if it failed. */
  const carryOut = async (asked: Promise<{ readonly ok: boolean }>): Promise<boolean> => {
    const { ok } = await asked;
    if (!ok) notify(texts.failed, { tone: 'fault' });
    onChange();
    return ok;
  };
  if (figures === 'loading') return <Loading />;
  if (typeof figures === 'string') {
    return (
      <Page title={texts.title} narrow>
        <p role="alert">{texts[figures]}</p>
      </Page>
    );
  }
  return (
    <Page title={texts.title} subtitle={texts.note}>
      <div className={styles.panels}>
        <HealthPanel texts={texts} figures={figures} />
        <BackupsPanel
          texts={texts}
          figures={figures}
          onBackUp={async () => {
            if (await carryOut(client.backUp())) notify(texts.backedUp);
          }}
        />
        <BansPanel texts={texts} bans={figures.bans} onLift={(id) => void carryOut(client.lift(id))} />
      </div>
      <ReportsPanel
        texts={texts}
        reports={figures.reports}
        onSettle={(reported) => void carryOut(client.settle(reported))}
        onBan={({ game, circle, number, body }) =>
          void carryOut(client.ban({ game, circle, number, reason: oneLine(body) }))
        }
      />
      <GamesPanel texts={texts} client={client} changes={changes} carryOut={carryOut} />
      <TournamentsPanel texts={texts} client={client} changes={changes} carryOut={carryOut} />
    </Page>
  );
};
